import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, use } from "../../ui/theme/tokens";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import ChineseGenderCalculator from "./ChineseGenderCalculator.island";
import { chartRows } from "./chineseGender";

const months = Array.from({ length: 12 }, (_, i) => i + 1);

/** Thirteen columns on a phone: narrow cells with a centred letter. */
const chartStyles = {
  ...figureTable,
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  "& th, & td": { textAlign: "center", padding: "0.25rem 0", lineHeight: 1.45, borderRadius: leaf.tag },
  "& thead th": { ...figureTable["& thead th"], whiteSpace: "nowrap" },
  "& thead th:first-of-type": { width: "2.5rem" },
  // Neither pink nor blue: the letter shows which it is.
  "& .girl": { background: use.tileHoney, color: use.ink },
  "& .boy": { background: use.tileGreen, color: use.ink },
} as const;

export default function ChineseGenderPage({ data, pageContext }: PageProps<Queries.ChineseGenderPageQuery, PageContext>) {
  const { t } = useTranslation(["chineseGender", "common"]);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("chinese.title")}
        lead={t("chinese.lead")}
        tool={<Island name="chineseGender" component={ChineseGenderCalculator} props={{}} />}
        disclaimer={t("chinese.disclaimer")}
        record={data.calculator}
      >
        <h2 id="worth">{t("chinese.worth.title")}</h2>
        <p>{t("chinese.sweden")}</p>
        <p>{t("chinese.hospital")}</p>
        <h2 id="chart">{t("chinese.chartTitle")}</h2>
        <p>{t("chinese.chartText")}</p>
        <TableBox>
          <table css={chartStyles}>
            <caption className="visually-hidden">{t("chinese.chartTitle")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("chinese.age")}</th>
                {months.map((month) => (
                  <th key={month} scope="col">
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chartRows.map(({ lunarAge, months: letters }) => (
                <tr key={lunarAge}>
                  <th scope="row">{lunarAge}</th>
                  {months.map((month) => {
                    const sex = letters[month - 1] === "B" ? "boy" : "girl";
                    return (
                      <td key={month} className={sex}>
                        {t(`chinese.letter.${sex}`)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <p>{t("chinese.chartChecked")}</p>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("chinese.how1")}</p>
        <Formula>{t("chinese.formula")}</Formula>
        <p>{t("chinese.how2")}</p>
        <p>{t("chinese.how3")}</p>
        <div>
          <Disclosure summary={t("chinese.leap.title")}>
            <p>{t("chinese.leap.text")}</p>
          </Disclosure>
          <Disclosure summary={t("chinese.border.title")}>
            <p>{t("chinese.border.text")}</p>
          </Disclosure>
          <Disclosure summary={t("chinese.differ.title")}>
            <p>{t("chinese.differ.text")}</p>
            <BulletList items={["a", "b", "c", "d"].map((point) => t(`chinese.differ.${point}`))} />
          </Disclosure>
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("chinese.title", "chinese.description");

export const query = graphql`
  query ChineseGenderPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "chinese-gender" }) {
      ...Trust
    }
  }
`;
