import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, headFrom } from "../../site/pageQuery";
import { formatDate } from "../../text/letters";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { ZodiacCalculator } from "./ZodiacCalculator";
import { aspects, signs } from "./zodiac";

const columns = ["sign", "days", "element"] as const;

export default function ZodiacPage({ data, pageContext }: PageProps<Queries.ZodiacPageQuery, PageContext>) {
  const { t } = useTranslation(["zodiac", "common"]);
  const { language, paths } = pageContext;
  // The year does not show; a leap year has every day.
  const day = (monthAndDay: string) => formatDate(`2024-${monthAndDay}`, language, { day: "numeric", month: "long" });
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="tools">
      <CalculatorPage
        title={t("zodiac.title")}
        lead={t("zodiac.lead")}
        tool={<Island name="zodiac" component={ZodiacCalculator} props={{}} />}
        disclaimer={t("zodiac.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("zodiac.table")}</h2>
        <TableBox>
          <table css={figureTable}>
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
                  <th scope="row">{t(`zodiac.sign.${key}`)}</th>
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
          <table css={figureTable}>
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
                  <td>{score}</td>
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
  query ZodiacPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "zodiac" }) {
      ...Trust
    }
  }
`;
