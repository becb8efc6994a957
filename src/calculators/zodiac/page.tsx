import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatDate } from "../../text/formatDate";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, use } from "../../ui/theme/tokens";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { SignMark } from "./SignMark";
import ZodiacCalculator from "./ZodiacCalculator.island";
import { aspects, type SignId, signs } from "./zodiac";

/** Symbol and name in one line, with the dates vertically centred. */
const signTable = {
  ...figureTable,
  "& th, & td": { ...figureTable["& th, & td"], verticalAlign: "middle", paddingBlock: "0.5rem" },
  "& tbody th > span": { marginRight: "0.625rem", verticalAlign: "middle" },
  "& tbody th": { whiteSpace: "nowrap" },
} as const;

/** The points as bars. */
const pointTable = {
  ...figureTable,
  "& th, & td": { ...figureTable["& th, & td"], paddingBlock: "0.375rem", borderBottom: 0, verticalAlign: "middle" },
  "& th:first-of-type": { width: "5rem" },
  "& td": { position: "relative" },
  "& td > span": { position: "relative", display: "block", padding: "0.25rem 0.75rem", fontWeight: 600, color: use.ink },
  "& td > i": { position: "absolute", inset: "0.375rem auto 0.375rem 0", background: use.tintSage, borderRadius: leaf.s },
} as const;

const columns = ["sign", "days", "element"] as const;

export default function ZodiacPage({ data, pageContext }: PageProps<Queries.ZodiacPageQuery, PageContext>) {
  const { t } = useTranslation(["zodiac", "common"]);
  const { language } = pageContext;
  // The year is not shown; a leap year has every day.
  const day = (monthAndDay: string) => formatDate(`2024-${monthAndDay}`, language, { day: "numeric", month: "long" });
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("zodiac.title")}
        lead={t("zodiac.lead")}
        tool={<Island name="zodiac" component={ZodiacCalculator} props={{}} />}
        disclaimer={t("zodiac.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("zodiac.table")}</h2>
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
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("zodiac.how")}</p>
        <Formula>{t("zodiac.formula")}</Formula>
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
        <p>{t("zodiac.points")}</p>
        <div>
          {["border", "due", "science"].map((point) => (
            <Disclosure key={point} summary={t(`zodiac.${point}.title`)}>
              <p>{t(`zodiac.${point}.text`)}</p>
              {point === "science" && <p>{t("zodiac.study")}</p>}
            </Disclosure>
          ))}
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("zodiac.title", "zodiac.description");

export const query = graphql`
  query ZodiacPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "zodiac" }) {
      ...Trust
    }
  }
`;
