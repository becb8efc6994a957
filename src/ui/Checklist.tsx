import { useState } from "react";
import { useTranslation } from "react-i18next";
import { button, ghostButton } from "./Button.styles";
import { useTicks } from "./device/useTicks";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";
import { ProgressRing } from "./ProgressRing";
import { TickCard, type TickItem } from "./TickCard";
import { media, size, use } from "./theme/tokens";

export interface ChecklistProps {
  /** Name under which the ticks of all lists of the kind are kept. */
  name: string;
  /** Headline of the copied text. */
  title: string;
  groups: readonly { key: string; title: string; icon: IconName; items: readonly TickItem[] }[];
}

const grid = {
  columns: 2,
  columnGap: "1.25rem",
  "& > section": { breakInside: "avoid", marginBottom: "1.25rem" },
  [media.mobile]: { columns: 1 },
  [media.print]: { columns: 2, "& > section": { marginBottom: "0.3cm" } },
} as const;
const actions = { display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center", marginTop: "0.5rem" } as const;

/** A list to tick off in parts, with its progress; printed on one sheet with the ticks, copied as text. */
export function Checklist({ name, title, groups }: ChecklistProps) {
  const { t } = useTranslation();
  const { form, ticked, onChange } = useTicks<HTMLDivElement>(name);
  const [said, setSaid] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const done = items.filter(({ value }) => ticked.includes(value)).length;

  const asText = () =>
    [
      title,
      ...groups.flatMap((group) => [
        "",
        group.title,
        ...group.items.map(({ value, text }) => `${ticked.includes(value) ? "[x]" : "[ ]"} ${text}`),
      ]),
    ].join("\n");
  const copy = () => {
    const copied = navigator.clipboard ? navigator.clipboard.writeText(asText()) : Promise.reject(new Error("no clipboard"));
    copied.then(
      () => setSaid("checklist.copied"),
      () => setSaid("checklist.notCopied"),
    );
  };

  return (
    <>
      <div className="no-print" css={{ marginBottom: "1.5rem" }}>
        <ProgressRing done={done} all={items.length}>
          {t("checklist.progress")}
        </ProgressRing>
      </div>
      <div ref={form} css={grid} onChange={onChange}>
        {groups.map(({ key, ...group }) => (
          <TickCard key={key} {...group} ticked={ticked} />
        ))}
      </div>
      <div className="no-print" css={actions}>
        <button type="button" data-react="" css={button} onClick={() => window.print()}>
          <Icon name="print" />
          {t("checklist.print")}
        </button>
        <button type="button" data-react="" css={ghostButton} onClick={copy}>
          <Icon name="share" />
          {t("checklist.copy")}
        </button>
        <span role="status" css={{ fontSize: size.small, color: use.muted }}>
          {t(said ?? "checklist.kept")}
        </span>
      </div>
    </>
  );
}
