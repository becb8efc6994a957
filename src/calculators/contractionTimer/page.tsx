import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import ContractionTimer from "./ContractionTimer.island";
import { PaperTable } from "./PaperTable";

export default function ContractionTimerPage({ data, pageContext }: PageProps<Queries.ContractionTimerPageQuery, PageContext>) {
  const t = useTexts();
  const { rules, tightenings } = data;
  if (!tightenings) throw new Error("ContractionTimerPage requires the symptom braxton-hicks");
  // Where to go with contractions is already said in the timer's own box.
  const dangers = tightenings.advice
    .flatMap(({ signs }) => signs.map(({ sign, text }) => ({ ...sign, text: text ?? sign.text })))
    .filter(({ key }) => key !== "labour-begun");
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("timer.title")}
        lead={t("timer.lead")}
        tool={
          <div data-resumes="ninni-tool-contraction-timer">
            <Island name="contractionTimer" component={ContractionTimer} props={{ rules: rules.nodes, dangers }} />
          </div>
        }
        disclaimer={t("timer.disclaimer")}
        record={data.calculator}
      >
        <PaperTable />
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("timer.how.average")}</p>
        <p>{t("timer.how.clock")}</p>
        <div>
          {["false", "waiting", "phone"].map((part) => (
            <Disclosure key={part} summary={t(`timer.${part}.title`)}>
              <p>{t(`timer.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("timer.title", "timer.description");

export const query = graphql`
  query ContractionTimerPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    rules: allSign(
      filter: {
        key: {
          in: [
            "rhythmic-pain-early"
            "preterm-tightenings"
            "preterm-back-cramps"
            "contraction-long"
            "contractions-close"
            "labour-begun"
          ]
        }
      }
      sort: { order: ASC }
    ) {
      nodes {
        ...ShownSign
      }
    }
    tightenings: symptom(key: { eq: "braxton-hicks" }) {
      advice {
        ...StagedAdvice
      }
    }
    calculator(key: { eq: "contraction-timer" }) {
      ...Trust
    }
  }
`;
