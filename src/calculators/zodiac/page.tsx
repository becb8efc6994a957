import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { PointTable } from "./PointTable";
import { SignTable } from "./SignTable";
import ZodiacCalculator from "./ZodiacCalculator.island";

export default function ZodiacPage({ data, pageContext }: PageProps<Queries.ZodiacPageQuery, PageContext>) {
  const t = useTexts();
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
        <SignTable />
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("zodiac.how")}</p>
        <Formula>{t("zodiac.formula")}</Formula>
        <PointTable />
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
