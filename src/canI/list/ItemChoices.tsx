import { useTexts } from "../../text/useTexts";
import { segments } from "../../ui/Tabs.styles";
import { leaf, media, use } from "../../ui/theme/tokens";
import type { Tone } from "../../ui/theme/verdicts";

export interface Choice {
  readonly key: string;
  readonly name: string;
}

export interface StageChoiceProps {
  /** For whom each column gives the answer. */
  columns: readonly Column[];
}

/** Whose answers a column gives. */
export interface Column {
  readonly name: string;
  /** Whose stored date makes it the chosen one: her due date or her baby’s birth (src/site/inline/showOwnDay.ts). */
  readonly own?: "due" | "born";
}

export interface ItemChoicesProps {
  /** Groups to choose from; empty if the list is ordered by group. */
  groups: readonly Choice[];
  /** Answers to choose from; empty if the list gives no verdict. */
  answers: readonly Tone[];
}

const stageStyles = {
  maxWidth: "34rem",
  "& legend": { fontWeight: 600, marginBottom: "0.375rem" },
  "& > div": { ...segments, marginBottom: 0 },
} as const;

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem 1.5rem",
  alignItems: "end",
  [media.small]: { "& > label": { flex: "1 1 8rem", minWidth: 0 } },
  "& label > span": { display: "block", fontWeight: 600, marginBottom: "0.375rem" },
  "& select": {
    minHeight: "2.75rem",
    padding: "0.375rem 0.75rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    width: "min(14rem, 100%)",
  },
} as const;

/**
 * Key of a column in the form and in the rows.
 * @param i index of the column, from 0
 * @example columnKey(0) // "a1"
 */
export const columnKey = (i: number): string => `a${i + 1}`;

/**
 * Filters a list by CSS alone: by group, and by an answer in one column. On a phone only the chosen column is visible.
 * @example choiceStyles(3, ["dairy"], ["no"])["&:has(option[value=dairy]:checked) li:not([data-group=dairy])"]
 */
export function choiceStyles(columns: number, groups: readonly string[], answers: readonly Tone[]): Record<string, { display: "none" }> {
  const isChosen = (name: string, value: string) => `:has([name=${name}] [value="${value}"]:checked)`;
  const column = (i: number) => `:has([name=stage][value=${columnKey(i)}]:checked)`;
  const hidden = (selector: string) => [selector, { display: "none" }] as const;
  return Object.fromEntries([
    ...groups.map((group) => hidden(`&${isChosen("group", group)} li[data-words]:not([data-group="${group}"])`)),
    ...Array.from({ length: columns }).flatMap((_, i) =>
      answers.map((answer) => hidden(`&${column(i)}${isChosen("answer", answer)} li[data-words]:not([data-${columnKey(i)}="${answer}"])`)),
    ),
  ]);
}

/** For whom the answers are; without :has() there is no need to choose. */
export function StageChoice({ columns }: StageChoiceProps) {
  const t = useTexts();
  return (
    <fieldset css={stageStyles}>
      <legend>{t("list.stage")}</legend>
      <div>
        {columns.map(({ name, own }, i) => (
          <label key={name}>
            <input type="radio" name="stage" value={columnKey(i)} defaultChecked={i === 0} data-for={own} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Choices: which group, and which answer; empty if there is nothing to choose. */
export function ItemChoices({ groups, answers }: ItemChoicesProps) {
  const t = useTexts();
  if (groups.length < 2 && answers.length < 2) return null;
  const select = (name: string, label: string, choices: readonly Choice[]) => (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">{t("list.any")}</option>
        {choices.map(({ key, name: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div css={styles}>
      {groups.length > 1 && select("group", t("list.group"), groups)}
      {answers.length > 1 &&
        select(
          "answer",
          t("list.answer"),
          answers.map((answer) => ({ key: answer, name: t(`tone.${answer}`) })),
        )}
    </div>
  );
}
