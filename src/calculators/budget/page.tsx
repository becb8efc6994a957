import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import BudgetCalculator from "./BudgetCalculator.island";
import { StateSupport } from "./StateSupport";

export default function BudgetPage({ data, pageContext }: PageProps<Queries.BudgetPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("budget.title")}
        lead={t("budget.lead")}
        tool={<Island name="budget" component={BudgetCalculator} props={{}} />}
        disclaimer={t("budget.disclaimer")}
        record={data.calculator}
      >
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("budget.how1")}</p>
        <Formula>{t("budget.formula")}</Formula>
        <p>{t("budget.how2")}</p>
        <p>{t("budget.how3")}</p>
        <div>
          <Disclosure summary={t("budget.rows.title")}>
            <p>{t("budget.rows.text")}</p>
          </Disclosure>
          <Disclosure summary={t("budget.typing.title")}>
            <p>{t("budget.typing.text")}</p>
          </Disclosure>
        </div>
        <h2 id="state">{t("budget.state.title")}</h2>
        <p>{t("budget.state.text")}</p>
        <StateSupport rows={data.support.nodes} />
        <p>
          <a href={pathTo("products", language)}>{t("budget.needs")}</a>
        </p>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("budget.title", "budget.description");

export const query = graphql`
  query BudgetPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    support: allStateSupport(sort: { order: ASC }) {
      nodes {
        ...StateSupportRow
      }
    }
    calculator(key: { eq: "budget" }) {
      ...Trust
    }
  }
`;
