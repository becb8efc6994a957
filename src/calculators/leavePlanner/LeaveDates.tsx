import { addDays } from "../../text/calendar";
import { formatDate } from "../../text/formatDate";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { size, use } from "../../ui/theme/tokens";
import type { LeavePlannerAnswer } from "../shared/leavePlanner";

export interface LeaveDatesProps {
  answer: Extract<LeavePlannerAnswer, { ok: true }>;
}

const styles = {
  ...figureTable,
  maxWidth: "none",
  marginTop: "1.25rem",
  "& small": { display: "block", fontSize: size.small, color: use.muted, fontWeight: 400, maxWidth: "60ch" },
  "& tr": { breakInside: "avoid" },
} as const;

/** All dates of the leave and of the rights that may follow it, with what to do for each. */
export function LeaveDates({ answer }: LeaveDatesProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
  const { leave, later, birth, isBorn, job } = answer;
  const rows = [
    ...(leave ? [{ key: `start-${job}`, from: leave.start, to: leave.start, amount: null }] : []),
    { key: isBorn ? "born" : "due", from: birth, to: birth, amount: null },
    ...(leave
      ? [
          { key: "last", from: addDays(leave.back, -1), to: "", amount: null },
          { key: "back", from: leave.back, to: leave.back, amount: null },
        ]
      : []),
    ...later,
  ].map((row) => ({ ...row, to: row.to || row.from }));
  return (
    <section aria-labelledby="dates-title" css={{ paddingTop: "3rem" }}>
      <h2 id="dates-title">{t("leave.dates.title")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.75rem" }}>{t("leave.dates.text")}</p>
      <TableBox>
        <table css={styles}>
          <thead>
            <tr>
              <th scope="col">{t("leave.dates.what")}</th>
              <th scope="col">{t("leave.dates.when")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, from, to, amount }) => {
              const n = amount === null ? "" : formatNumber(amount, language, Number.isInteger(amount) ? 0 : 1);
              return (
                <tr key={key}>
                  <th scope="row">
                    {t(`leave.date.${key}`, { n })}
                    <small>{t(`leave.date.${key}.note`, { n })}</small>
                  </th>
                  <td>{from === to ? date(from) : t("leave.dates.range", { from: date(from), to: date(to) })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
