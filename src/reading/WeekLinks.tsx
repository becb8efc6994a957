import { Fragment } from "react";
import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { chip } from "../ui/Button.styles";

export interface WeekLinksProps {
  /** Completed weeks of pregnancy, ascending. */
  weeks: readonly number[];
}

/** Consecutive weeks are all shown up to this number; of more, only the first and the last. */
const longestRow = 4;

/**
 * Runs of consecutive weeks, each as first and last week.
 * @param weeks in ascending order
 * @example weekRows([8, 9, 24]) // [[8, 9], [24, 24]]
 */
export function weekRows(weeks: readonly number[]): [first: number, last: number][] {
  const rows: [number, number][] = [];
  for (const week of weeks) {
    const row = rows.at(-1);
    if (row && row[1] === week - 1) row[1] = week;
    else rows.push([week, week]);
  }
  return rows;
}

/** Links to the weeks a text belongs to; for a long run of weeks, to the first and the last. */
export function WeekLinks({ weeks }: WeekLinksProps) {
  const t = useTexts();
  const language = useLanguage();
  const rows = weekRows(weeks).flatMap(([first, last]) =>
    last - first < longestRow ? Array.from({ length: last - first + 1 }, (_, i) => [first + i]) : [[first, last]],
  );
  return (
    <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
      {rows.map((row) => (
        <li key={row[0]} css={{ display: "flex", gap: "0.5rem", alignItems: "center" }}>
          {row.map((week, i) => (
            <Fragment key={week}>
              {i > 0 && " – "}
              <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })} css={chip}>
                {t("week", { n: week })}
              </a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
