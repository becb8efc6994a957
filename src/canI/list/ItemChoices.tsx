import { useTranslation } from "react-i18next";
import { chip } from "../../ui/Button.styles";
import { leaf, media, use } from "../../ui/theme/tokens";
import type { Tone } from "../../ui/theme/verdicts";

export interface Choice {
  readonly key: string;
  readonly name: string;
}

export interface ItemChoicesProps {
  /** Names of the columns: for whom each gives the answer. */
  columns: readonly string[];
  /** Groups to choose from; empty if the list is ordered by group. */
  groups: readonly Choice[];
  /** Answers to choose from; empty if the list gives no verdict. */
  answers: readonly Tone[];
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem 1.5rem",
  alignItems: "end",
  "& > fieldset": { flex: "0 1 auto" },
  [media.small]: { "& > fieldset": { flex: "1 0 100%" }, "& > label": { flex: "1 1 8rem", minWidth: 0 } },
  "& fieldset > div": { display: "flex", flexWrap: "wrap", gap: "0.375rem" },
  "& legend, & label > span": { display: "block", fontWeight: 600, marginBottom: "0.375rem" },
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

/** Choices: for whom, which group, and which answer. */
export function ItemChoices({ columns, groups, answers }: ItemChoicesProps) {
  const { t } = useTranslation("canI");
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
      <fieldset>
        <legend>{t("list.stage")}</legend>
        <div>
          {columns.map((column, i) => (
            <label key={column} css={chip}>
              <input type="radio" name="stage" value={columnKey(i)} defaultChecked={i === 0} />
              {column}
            </label>
          ))}
        </div>
      </fieldset>
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
