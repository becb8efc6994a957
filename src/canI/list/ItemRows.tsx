import { VerdictChip } from "../../guides/VerdictChip";
import { headerHeightOnPhone } from "../../site/shell/Header.styles";
import { useLanguage } from "../../text/useLanguage";
import { font, media, size, use } from "../../ui/theme/tokens";
import { furtherNames } from "./furtherNames";
import { columnKey } from "./ItemChoices";
import type { ItemRow, ItemSection } from "./itemRow.types";

export interface ItemRowsProps {
  /** Names of the columns: for whom each gives the answer. */
  columns: readonly string[];
  /** Heading over the names. */
  head: string;
  sections: readonly ItemSection[];
  /** The sections are letters, which are shown beside their rows. */
  isByLetter?: boolean;
}

const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, var(--answers))",
  gap: "0.25rem 1rem",
  alignItems: "center",
} as const;
const answers = { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: "0.5rem" } as const;

const styles = {
  "& .rows-head": {
    ...grid,
    fontSize: size.caption,
    fontWeight: 600,
    color: use.muted,
    padding: "0.5rem 0",
    borderBottom: `2px solid ${use.line}`,
    position: "sticky",
    top: "4.5rem",
    background: use.canvas,
    zIndex: 3,
    "& > span:last-of-type": answers,
    [media.mobile]: { top: headerHeightOnPhone },
  },
  "& section + section": { borderTop: `1px solid ${use.line}` },
  "& section > h2": { fontSize: size.h3, padding: "1.5rem 0 0.5rem", scrollMarginTop: "6rem" },
  "& li:not([hidden]) ~ li": { borderTop: `1px solid ${use.line}` },
  "& li > a": {
    ...grid,
    minHeight: "3.5rem",
    paddingBlock: "0.5rem",
    color: use.ink,
    lineHeight: 1.3,
    textDecoration: "none",
    "& > b": { fontWeight: 600 },
    "& > span": answers,
    "& small": { fontSize: size.small, color: use.muted },
    "&:hover > b": { color: use.linkHover, textDecoration: "underline" },
  },
  "& [hidden]": { display: "none" },
  [media.belowNormal]: {
    "& .rows-head, & li > a": { gridTemplateColumns: "minmax(0, 1fr) fit-content(52%)" },
    "& :is(.rows-head, li > a) > span:last-of-type > *": { justifySelf: "end", textAlign: "right" },
  },
} as const;

/** Styles for a letter beside its rows. */
const byLetter = {
  ...styles,
  "& .rows-head": { ...styles["& .rows-head"], paddingLeft: "3.25rem" },
  "& section": { display: "grid", gridTemplateColumns: "2.5rem minmax(0, 1fr)", gap: "0 0.75rem" },
  "& section > h2": { font: `500 2rem/3.5rem ${font.heading}`, color: use.brandText, scrollMarginTop: "6rem" },
  [media.belowNormal]: {
    ...styles[media.belowNormal],
    "& .rows-head": { gridTemplateColumns: "minmax(0, 1fr) fit-content(52%)", paddingLeft: "2.25rem" },
    "& section": { display: "grid", gridTemplateColumns: "1.75rem minmax(0, 1fr)", gap: "0 0.5rem" },
  },
} as const;

/** Attributes that the choices above the list compare. */
const tonesOf = (given: ItemRow["answers"]) =>
  Object.fromEntries(given.flatMap(({ tone }, i) => (tone ? [[`data-${columnKey(i)}`, tone]] : [])));

/** A list of items under letters or groups; a row is one link, with an answer in each column. */
export function ItemRows({ columns, head, sections, isByLetter = false }: ItemRowsProps) {
  const language = useLanguage();
  return (
    <div css={isByLetter ? byLetter : styles} style={{ "--answers": `${columns.length * 0.7}fr` } as object}>
      <div className="rows-head" aria-hidden="true">
        <span>{head}</span>
        <span>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </span>
      </div>
      {sections.map(({ anchor, name, rows }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{name}</h2>
          <ul>
            {rows.map(({ path, title, words, group, answers: given }) => (
              <li key={path} data-words={furtherNames(title, words, language).join("|")} data-group={group} {...tonesOf(given)}>
                <a href={path}>
                  <b>{title}</b>
                  <span>
                    {given.map(({ tone, label }, i) =>
                      tone ? (
                        <span key={columns[i]}>
                          <VerdictChip tone={tone} label={label} of={columns[i]} />
                        </span>
                      ) : (
                        <small key={columns[i]}>
                          <span className="visually-hidden">{columns[i]}: </span>
                          {label}
                        </small>
                      ),
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
