import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { SignCards } from "../../triage/SignCards";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import WeightGainCalculator from "./WeightGainCalculator.island";
import { WeightTable } from "./WeightTable";

export default function WeightGainPage({ data, pageContext }: PageProps<Queries.WeightGainPageQuery, PageContext>) {
  const t = useTexts();
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
        <WeightTable />
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
