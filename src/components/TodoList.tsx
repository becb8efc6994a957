import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { leaf, size, use } from "../theme/tokens";
import { useStored } from "./useStored";

export interface TodoListProps {
  /** Name under which the ticks are kept on the device. */
  name: string;
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
  "& input": {
    appearance: "none",
    flex: "none",
    width: "1.625rem",
    height: "1.625rem",
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.tag,
    background: use.raised,
    margin: 0,
    display: "grid",
    placeItems: "center",
    cursor: "pointer",
    "&:checked": { background: use.button, borderColor: use.buttonBorder, printColorAdjust: "exact" },
    "&:checked::before": {
      content: '""',
      width: "0.5rem",
      height: "0.8125rem",
      border: `solid ${use.buttonText}`,
      borderWidth: "0 2.5px 2.5px 0",
      transform: "translateY(-1px) rotate(42deg)",
    },
  },
} as const;

/** Things to tick off. The boxes tick without script; with it the ticks stay on the device, those made before it came included. */
export function TodoList({ name, items }: TodoListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useStored<string[]>(name, []);
  const boxes = () => [...(list.current?.querySelectorAll("input") ?? [])];
  const checked = () =>
    boxes()
      .filter((box) => box.checked)
      .map(({ value }) => value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive: what was ticked before that is kept too
  useEffect(() => {
    const before = checked();
    if (before.length > 0) setTicked((kept) => [...new Set([...kept, ...before])]);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes follow what is kept
  useEffect(() => {
    for (const box of boxes()) if (ticked.includes(box.value)) box.checked = true;
  }, [ticked]);

  return (
    <>
      <ul ref={list} css={styles}>
        {items.map(({ key, text }) => (
          <li key={key}>
            <label>
              <input type="checkbox" value={key} onChange={() => setTicked(checked())} />
              {text}
            </label>
          </li>
        ))}
      </ul>
      <p className="no-print" css={{ fontSize: size.caption, color: use.muted }}>
        {t("todo.kept")}
      </p>
    </>
  );
}
