import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import GrowthPercentileCalculator from "./GrowthPercentileCalculator.island";
import { GrowthSummary } from "./GrowthSummary";

/** The explanations of the page: under each heading, the text keys of its paragraphs. */
const explained = [
  { key: "means", paragraphs: ["text"] },
  { key: "early", paragraphs: ["text", "differ", "before"] },
  { key: "position", paragraphs: ["text"] },
  { key: "turkish", paragraphs: ["text", "limits"] },
  { key: "limits", paragraphs: ["text", "doctor"] },
] as const;

/** The page of growth percentiles; at the address for head circumference it has the same tool with the head first. */
export default function GrowthPercentilePage({ data, pageContext }: PageProps<Queries.GrowthPercentilePageQuery, PageContext>) {
  const t = useTexts();
  const isHead = pageContext.id === "headPercentile";
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t(isHead ? "growth.headTitle" : "growth.title")}
        lead={t(isHead ? "growth.headLead" : "growth.lead")}
        tool={<Island name="growthPercentile" component={GrowthPercentileCalculator} props={{ first: isHead ? "head" : "weight" }} />}
        disclaimer={t("growth.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("growth.table.title")}</h2>
        <p>{t("growth.table.text")}</p>
        {isHead ? (
          <GrowthSummary indicator="head" />
        ) : (
          <>
            <GrowthSummary indicator="weight" />
            <GrowthSummary indicator="length" />
          </>
        )}
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("growth.how1")}</p>
        <Formula>{t("growth.formula")}</Formula>
        <p>{t("growth.how2")}</p>
        <div>
          {explained.map(({ key, paragraphs }) => (
            <Disclosure key={key} summary={t(`growth.${key}.title`)}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{t(`growth.${key}.${paragraph}`)}</p>
              ))}
            </Disclosure>
          ))}
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.GrowthPercentilePageQuery>) {
  const isHead = pageContext.id === "headPercentile";
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, isHead ? "growth.headTitle" : "growth.title")}
      description={headText(data, isHead ? "growth.headDescription" : "growth.description")}
    />
  );
}

export const query = graphql`
  query GrowthPercentilePage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "growth-percentile" }) {
      ...Trust
    }
  }
`;
