import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import type { StoredName } from "../../ui/device/stored";
import { tickBox } from "../../ui/TickBox.styles";
import { size, use } from "../../ui/theme/tokens";

export interface TodoListProps {
  /** Storage name of the ticks. */
  name: StoredName;
  items: readonly { readonly key: string; readonly text: string }[];
}

const styles = {
  display: "grid",
  "& li": { maxWidth: "none", borderBottom: `1px solid ${use.line}` },
  "& label": {
    display: "flex",
    gap: "0.875rem",
    alignItems: "flex-start",
    minHeight: "3.25rem",
    paddingBlock: "0.8125rem",
    cursor: "pointer",
    lineHeight: 1.5,
  },
  "& label:has(:checked)": { color: use.muted },
  "& input": tickBox,
} as const;

/** A checklist. The boxes work without script; with it the ticks are stored on the device, including those made before the script was loaded. */
export function TodoList({ name, items }: TodoListProps) {
  const t = useTexts();
  return (
    <>
      <ul {...withBehaviour("ticks")} data-name={name} css={styles}>
        {items.map(({ key, text }) => (
          <li key={key}>
            <label>
              <input type="checkbox" value={key} />
              {text}
            </label>
          </li>
        ))}
      </ul>
      <p className="no-print" css={{ fontSize: size.caption, color: use.muted }}>
        {t("todo.saved")}
      </p>
    </>
  );
}
