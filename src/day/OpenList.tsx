import { useEffect, useState } from "react";
import { useTexts } from "../text/useTexts";
import { readList, writeStored } from "../ui/device/storage";
import type { StoredName } from "../ui/device/stored";
import { tickBox } from "../ui/TickBox.styles";
import { use } from "../ui/theme/tokens";
import type { DayLine } from "./content";
import { boxTitle, tinted } from "./day.styles";

/** Number of lines shown before the reader opens the whole list. */
const shown = 4;

const list = {
  "& li": { borderTop: `1px solid ${use.line}` },
  "& label": { display: "flex", gap: "0.875rem", alignItems: "flex-start", paddingBlock: "0.75rem", lineHeight: 1.4, cursor: "pointer" },
  "& label:has(:checked)": { color: use.muted, textDecoration: "line-through" },
  "& input": tickBox,
} as const;

export interface OpenListProps {
  title: string;
  name: StoredName;
  lines: readonly DayLine[];
  href: string;
}

/** The open items of a checklist; ticks here and on the checklist’s own page are the same. */
export function OpenList({ title, name, lines, href }: OpenListProps) {
  const t = useTexts();
  const [ticked, setTicked] = useState<string[]>([]);
  /** Items that were open when the page loaded stay in place when they are ticked. */
  const [items, setItems] = useState<readonly DayLine[]>([]);
  useEffect(() => {
    const before = readList(name);
    setTicked(before);
    setItems(lines.filter(({ value }) => !before.includes(value)).slice(0, shown));
  }, [name, lines]);
  const tick = (value: string, isTicked: boolean) => {
    const now = readList(name).filter((other) => other !== value);
    const next = isTicked ? [...now, value] : now;
    writeStored(name, next);
    setTicked(next);
  };
  const open = lines.filter(({ value }) => !ticked.includes(value)).length;
  return (
    <section css={tinted} aria-label={title}>
      <h3 css={boxTitle}>{title}</h3>
      {items.length === 0 ? (
        <p>{t("day.list.done")}</p>
      ) : (
        <ul css={list}>
          {items.map(({ value, text }) => (
            <li key={value}>
              <label>
                <input type="checkbox" checked={ticked.includes(value)} onChange={({ target }) => tick(value, target.checked)} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={href}>{t("day.list.all", { count: open })}</a>
      </p>
    </section>
  );
}
