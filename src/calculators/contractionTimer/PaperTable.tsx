import { useTexts } from "../../text/useTexts";
import { PrintButton } from "../../ui/PrintButton";
import { TableBox } from "../../ui/TableBox";
import { bullets } from "../../ui/theme/globalStyles";
import { media, use } from "../../ui/theme/tokens";

/** Rows to fill in by hand: enough for an hour with a contraction every five minutes. */
const rows = 12;

const styles = {
  "& .both": {
    display: "grid",
    gap: "1.5rem",
    gridTemplateColumns: "minmax(0, 1fr)",
    marginTop: "1rem",
    [media.split]: { gridTemplateColumns: "1.2fr 1fr" },
    [media.print]: { gridTemplateColumns: "1.2fr 1fr" },
  },
  "& th, & td": { border: `1px solid ${use.lineStrong}`, padding: "0.375rem 0.5rem", textAlign: "left", height: "2rem", width: "25%" },
  // As high as the rules beside it.
  "& table": { height: "100%" },
  "& .both + p": { marginTop: "1rem" },
} as const;

/** The timer on paper: an empty table with the rules beside it. In a browser without scripts it is shown on the screen instead of the timer. */
export function PaperTable() {
  const t = useTexts();
  const columns = ["timer.paper.began", "timer.paper.ended", "timer.table.length", "timer.table.distance"];
  return (
    <section aria-labelledby="paper" css={styles}>
      <h2 id="paper">{t("timer.paper.title")}</h2>
      <p>{t("timer.paper.text")}</p>
      <div className="both">
        <TableBox>
          <table>
            <thead>
              <tr>
                {columns.map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else
                <tr key={row}>
                  {columns.map((key) => (
                    <td key={key} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <ul css={bullets}>
          {["timer.rule.first", "timer.rule.later", "timer.paper.anyText"].map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
      <PrintButton label={t("timer.paper.print")} />
    </section>
  );
}
