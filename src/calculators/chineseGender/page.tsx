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
import { ChineseChart } from "./ChineseChart";
import ChineseGenderCalculator from "./ChineseGenderCalculator.island";

export default function ChineseGenderPage({ data, pageContext }: PageProps<Queries.ChineseGenderPageQuery, PageContext>) {
  const t = useTexts();
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
        <ChineseChart />
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
