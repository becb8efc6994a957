import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import type { Days, OvulationAnswer } from "./ovulation";

export interface OvulationCyclesProps {
  answer: Extract<OvulationAnswer, { ok: true }>;
}

/** The coming cycles as a table, narrow enough for a phone: with regular cycles, each row begins with the next period of the row above. */
export function OvulationCycles({ answer: { cycles, irregular, notes } }: OvulationCyclesProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const short = (value: string) => formatDate(value, language, { day: "numeric", month: "short" });
  const range = ({ from, to }: Days, write = date) => (from === to ? write(from) : t("ovu.range", { from: write(from), to: write(to) }));
  return (
    <section aria-labelledby="cycles-title" css={{ paddingTop: "3rem" }}>
      <h2 id="cycles-title">{t("ovu.cycles.title")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.75rem" }}>{t(irregular ? "ovu.cycles.irregular" : "ovu.cycles.regular")}</p>
      <TableBox>
        <table css={{ ...figureTable, maxWidth: "none", marginTop: "1.25rem" }}>
          <thead>
            <tr>
              <th scope="col">{t("ovu.cycles.period")}</th>
              <th scope="col">{t("ovu.cycles.fertile")}</th>
              <th scope="col">{t(irregular ? "ovu.cycles.next" : "ovu.cycles.due")}</th>
            </tr>
          </thead>
          <tbody>
            {cycles.map(({ number, start, fertile, best, next, edd }) => (
              <tr key={number}>
                <th scope="row">{range(start)}</th>
                <td>
                  {range(fertile, short)}
                  {best && <small css={{ display: "block" }}>{t("ovu.cycles.best", { days: range(best, short) })}</small>}
                </td>
                <td>{edd ? date(edd) : range(next, short)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {notes.includes("cutShort") && <p css={{ maxWidth: "66ch", marginTop: "1rem" }}>{t("ovu.note.cutShort")}</p>}
    </section>
  );
}
