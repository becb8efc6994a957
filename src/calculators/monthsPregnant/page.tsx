import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import MonthsPregnantCalculator from "./MonthsPregnantCalculator.island";
import { MonthTable } from "./MonthTable";

export default function MonthsPregnantPage({ data, pageContext }: PageProps<Queries.MonthsPregnantPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("months.title")}
        lead={t("months.lead")}
        tool={<Island name="monthsPregnant" component={MonthsPregnantCalculator} props={{}} />}
        disclaimer={t("months.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("months.tableTitle")}</h2>
        <p>{t("months.tableText")}</p>
        <MonthTable />
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("months.how1")}</p>
        <Formula>{t("months.formula")}</Formula>
        <p>{t("months.how2")}</p>
        <div>
          <Disclosure summary={t("months.why.title")}>
            <p>{t("months.why.text")}</p>
            <BulletList items={["a", "b", "c"].map((point) => t(`months.why.${point}`))} />
          </Disclosure>
          <Disclosure summary={t("months.running.title")}>
            <p>{t("months.running.text")}</p>
          </Disclosure>
          <Disclosure summary={t("months.trimester.title")}>
            <p>{t("months.trimester.text")}</p>
          </Disclosure>
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("months.title", "months.description");

export const query = graphql`
  query MonthsPregnantPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "months-pregnant" }) {
      ...Trust
    }
  }
`;
