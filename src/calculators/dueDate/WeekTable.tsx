import { pathTo } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { PrintButton } from "../../ui/PrintButton";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { media, use } from "../../ui/theme/tokens";
import { weekDates } from "./weekDates";

export interface WeekTableProps {
  /** First day of the last period that fits the due date, `YYYY-MM-DD`. */
  lmp: string;
  /** Completed weeks today; null if there is no current week. */
  thisWeek: number | null;
}

const styles = {
  ...figureTable,
  width: "100%",
  "& th, & td": { ...figureTable["& th, & td"], paddingBlock: "0.5rem", [media.print]: { paddingBlock: "0.125rem" } },
  "& tr[aria-current]": { background: use.tintHoney, fontWeight: 650 },
  "& tr": { breakInside: "avoid" },
  "& tbody a": { display: "inline-block", minHeight: "2.75rem", lineHeight: "2.75rem", [media.print]: { minHeight: 0, lineHeight: 1.4 } },
} as const;

/** All weeks with their dates, month and trimester, folded until opened; each week links to its page. */
export function WeekTable({ lmp, thisWeek }: WeekTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (date: string) => formatDate(date, language, { day: "numeric", month: "short" });
  const long = (date: string) => formatDate(date, language, { day: "numeric", month: "short", year: "numeric" });
  return (
    <section aria-labelledby="weeks-title" css={{ paddingTop: "3rem" }}>
      <h2 id="weeks-title">{t("due.allWeeks.title")}</h2>
      <p css={{ maxWidth: "66ch", marginBlock: "0.75rem" }}>{t("due.allWeeks.text")}</p>
      <Disclosure summary={t("due.allWeeks.open")}>
        <PrintButton label={t("tool.print")} />
        <TableBox>
          <table css={styles}>
            <thead>
              <tr>
                <th scope="col">{t("due.allWeeks.week")}</th>
                <th scope="col">{t("due.allWeeks.days")}</th>
                <th scope="col">{t("due.allWeeks.month")}</th>
                <th scope="col">{t("due.allWeeks.trimester")}</th>
              </tr>
            </thead>
            <tbody>
              {weekDates(lmp).map(({ week, from, to, month, trimester }) => (
                <tr key={week} aria-current={week === thisWeek ? "date" : undefined}>
                  <th scope="row">
                    <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })}>{t("due.windowWeek", { week })}</a>
                  </th>
                  <td>{t("due.range", { from: short(from), to: long(to) })}</td>
                  <td>{month}</td>
                  <td>{trimester}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </Disclosure>
    </section>
  );
}
