import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { SignMark } from "./SignMark";
import { type SignId, signs } from "./zodiac";

/** Symbol and name in one line, with the dates vertically centred. */
const signTable = {
  ...figureTable,
  "& th, & td": { ...figureTable["& th, & td"], verticalAlign: "middle", paddingBlock: "0.5rem" },
  "& tbody th > span": { marginRight: "0.625rem", verticalAlign: "middle" },
  "& tbody th": { whiteSpace: "nowrap" },
} as const;

const columns = ["sign", "days", "element"] as const;

/** The twelve signs with their days and elements. */
export function SignTable() {
  const t = useTexts();
  const language = useLanguage();
  // The year is not shown; a leap year has every day.
  const day = (monthAndDay: string) => formatDate(`2024-${monthAndDay}`, language, { day: "numeric", month: "long" });
  return (
    <TableBox>
      <table css={signTable}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`zodiac.col.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signs.map(({ key, from, to, element, quality }) => (
            <tr key={key}>
              <th scope="row">
                <SignMark sign={key as SignId} element={element} />
                {t(`zodiac.sign.${key}`)}
              </th>
              <td>{t("zodiac.days", { from: day(from), to: day(to) })}</td>
              <td>{t("zodiac.kinds", { element: t(`zodiac.element.${element}`), quality: t(`zodiac.quality.${quality}`) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
