import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, use } from "../../ui/theme/tokens";
import { aspects } from "./zodiac";

/** The points as bars. */
const pointTable = {
  ...figureTable,
  "& th, & td": { ...figureTable["& th, & td"], paddingBlock: "0.375rem", borderBottom: 0, verticalAlign: "middle" },
  "& th:first-of-type": { width: "5rem" },
  "& td": { position: "relative" },
  "& td > span": { position: "relative", display: "block", padding: "0.25rem 0.75rem", fontWeight: 600, color: use.ink },
  "& td > i": { position: "absolute", inset: "0.375rem auto 0.375rem 0", background: use.tintSage, borderRadius: leaf.s },
} as const;

/** The points for each distance between two signs, as bars. */
export function PointTable() {
  const t = useTexts();
  return (
    <TableBox>
      <table css={pointTable}>
        <thead>
          <tr>
            <th scope="col">{t("zodiac.col.distance")}</th>
            <th scope="col">{t("zodiac.col.score")}</th>
          </tr>
        </thead>
        <tbody>
          {aspects.map(({ key, distance, score }) => (
            <tr key={key}>
              <th scope="row">{distance}</th>
              <td>
                <i style={{ width: `${score}%` }} />
                <span>{score}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
