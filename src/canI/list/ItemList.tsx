import type { ReactNode } from "react";
import { VerdictChip } from "../../guides/VerdictChip";
import { tones } from "../../guides/verdicts";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { layout, media, size, use } from "../../ui/theme/tokens";
import type { Tone } from "../../ui/theme/verdicts";
import { itemGroups } from "../../vocabulary/itemGroups";
import { type Choice, type Column, choiceStyles, columnKey, ItemChoices, StageChoice } from "./ItemChoices";
import { ItemFinder } from "./ItemFinder";
import { ItemRows } from "./ItemRows";
import type { ItemRow } from "./itemRow.types";
import { byGroup, byLetter } from "./sections";

export interface ItemListProps {
  /** The kind of items; the keys of its texts begin with it. */
  of: keyof typeof itemGroups;
  /** For whom each column gives the answer. */
  columns: readonly Column[];
  rows: readonly ItemRow[];
  /** Whether it is ordered by letter, with a choice of groups, or by group. */
  order: "letter" | "group";
  /** Items asked about most. */
  frequent?: ReactNode;
}

const jumps = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.125rem",
  margin: "0 0 1rem -0.5rem",
  "& a": {
    display: "grid",
    placeItems: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    padding: "0 0.5rem",
    fontWeight: 600,
    color: use.ink,
    textDecoration: "none",
    "&:hover": { color: use.linkHover, textDecoration: "underline" },
  },
} as const;

/** Group names have several words, so each is a chip. */
const groupJumps = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginBottom: "1.25rem",
  "& a": chip,
  "& li": { flex: "none" },
  // One row that scrolls sideways, because on a phone the space is needed for the first rows of the list.
  [media.small]: { flexWrap: "nowrap", overflowX: "auto", marginInline: `calc(-1 * ${layout.gutter})`, paddingInline: layout.gutter },
} as const;

const key = {
  marginTop: "2.5rem",
  "& h2": { fontSize: size.h3 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.5rem", marginTop: "0.75rem" },
} as const;

/** On a phone there is room for only one column: the chosen one, with its name above. */
const oneColumn = (columns: number) =>
  Object.fromEntries(
    Array.from({ length: columns }, (_, i) => [
      `&:has([name=stage][value=${columnKey(i)}]:checked) :is(.rows-head, li[data-words] > a) > span:last-of-type > :not(:nth-of-type(${i + 1}))`,
      { display: "none" },
    ]),
  );

/** A list with its search field, choices, letters or groups, and an explanation of its answers. All of it works without script. */
export function ItemList({ of, columns, rows, order, frequent }: ItemListProps) {
  const t = useTexts();
  const language = useLanguage();
  const named = itemGroups[of]
    .filter((group) => rows.some((row) => row.group === group))
    .map((group): Choice => ({ key: group, name: t(`${of}.group.${group}`) }));
  const given: readonly Tone[] = tones.filter((tone) => rows.some(({ answers }) => answers.some((answer) => answer.tone === tone)));
  const isByLetter = order === "letter";
  const sections = isByLetter ? byLetter(rows, language) : byGroup(rows, named, language);
  const choices = isByLetter ? named : [];
  return (
    <div
      css={{
        ...choiceStyles(
          columns.length,
          choices.map((group) => group.key),
          given,
        ),
        [media.belowNormal]: oneColumn(columns.length),
      }}
    >
      <ItemFinder
        label={t("list.find")}
        example={t(`${of}.example`)}
        count={rows.length}
        stage={<StageChoice columns={columns} />}
        frequent={frequent}
        choices={<ItemChoices groups={choices} answers={given} />}
      >
        <ul aria-label={t(isByLetter ? "list.letters" : "list.groups")} css={isByLetter ? jumps : groupJumps}>
          {sections.map(({ anchor, name }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
        <ItemRows columns={columns.map(({ name }) => name)} head={t(`${of}.head`)} sections={sections} isByLetter={isByLetter} />
      </ItemFinder>
      {given.length > 0 && (
        <section aria-labelledby="key" css={key}>
          <h2 id="key">{t("list.key")}</h2>
          <ul>
            {given.map((tone) => (
              <li key={tone}>
                <VerdictChip tone={tone} label={t(`tone.${tone}`)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
