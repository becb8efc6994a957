import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatNumber } from "../../text/formatNumber";
import { SignCards } from "../../triage/SignCards";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import WeightGainCalculator from "./WeightGainCalculator.island";
import { type WeightRow, weightRows } from "./weightRanges";
import { kiloRange } from "./weightWords";

export default function WeightGainPage({ data, pageContext }: PageProps<Queries.WeightGainPageQuery, PageContext>) {
  const { t } = useTranslation(["weightGain", "common"]);
  const { language } = pageContext;
  const number = (value: number, decimals = 1) => formatNumber(value, language, decimals);
  /** Limits as guidelines print them: 18.5–24.9, then 25. */
  const bmiWords = ({ bmiFrom, bmiTo }: WeightRow): string => {
    if (bmiFrom === 0) return t("weight.table.below", { to: number(bmiTo) });
    if (bmiTo === 100) return t("weight.table.above", { from: number(bmiFrom, 0) });
    return t("weight.table.between", { from: number(bmiFrom, Number.isInteger(bmiFrom) ? 0 : 1), to: number(bmiTo - 0.1) });
  };
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("weight.title")}
        lead={t("weight.lead")}
        tool={<Island name="weightGain" component={WeightGainCalculator} props={{}} />}
        disclaimer={t("weight.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("weight.table.title")}</h2>
        <p>{t("weight.table.text")}</p>
        <TableBox>
          <table css={figureTable}>
            <thead>
              <tr>
                <th scope="col">{t("weight.table.bmi")}</th>
                <th scope="col">{t("weight.table.one")}</th>
                <th scope="col">{t("weight.table.twins")}</th>
                <th scope="col">{t("weight.table.weekly")}</th>
              </tr>
            </thead>
            <tbody>
              {weightRows.map((row) => {
                const { key, twinsLowKg, twinsHighKg, weeklyKg } = row;
                const hasTwins = twinsLowKg !== null && twinsHighKg !== null;
                return (
                  <tr key={key}>
                    <th scope="row">{bmiWords(row)}</th>
                    <td>{kiloRange(t, language, row)}</td>
                    <td>{hasTwins ? kiloRange(t, language, { lowKg: twinsLowKg, highKg: twinsHighKg }) : t("weight.table.ask")}</td>
                    <td>{t("weight.kg", { n: number(weeklyKg) })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableBox>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("weight.how")}</p>
        <Formula>{t("weight.formula")}</Formula>
        <div>
          {["visits", "sudden"].map((part) => (
            <Disclosure key={part} summary={t(`weight.${part}.title`)}>
              <p>{t(`weight.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <p>
          <LocalLink to="pregnancyNutritionMonths">{t("weight.food")}</LocalLink>
        </p>
        <h2 id="urgent" tabIndex={-1}>
          {t("weight.urgent")}
        </h2>
        <SignCards signs={data.signs.nodes} stage="from20" isWhole={false} />
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("weight.title", "weight.description");

export const query = graphql`
  query WeightGainPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    signs: allSign(
      filter: {
        key: {
          in: [
            "seizure"
            "pressure-160-110"
            "pressure-140-90-sign"
            "headache-bad"
            "blurred-sight"
            "rib-pain"
            "sudden-swelling"
            "pressure-140-90"
            "losing-weight"
          ]
        }
      }
      sort: { order: ASC }
    ) {
      nodes {
        ...ShownSign
      }
    }
    calculator(key: { eq: "weight-gain" }) {
      ...Trust
    }
  }
`;
