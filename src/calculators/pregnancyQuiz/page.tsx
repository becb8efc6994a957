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
import PregnancyQuizCalculator from "./PregnancyQuizCalculator.island";
import { QuizPoints } from "./QuizPoints";

const moments = ["known", "unknown", "early", "hour", "again"] as const;

export default function PregnancyQuizPage({ data, pageContext }: PageProps<Queries.PregnancyQuizPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("quiz.title")}
        lead={t("quiz.lead")}
        tool={<Island name="pregnancyQuiz" component={PregnancyQuizCalculator} props={{}} />}
        disclaimer={t("quiz.disclaimer")}
        record={data.calculator}
      >
        <h2 id="when">{t("quiz.when")}</h2>
        <BulletList items={moments.map((moment) => t(`quiz.when.${moment}`))} />
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("quiz.how1")}</p>
        <Formula>{t("quiz.formula.due")}</Formula>
        <Formula>{t("quiz.formula.sure")}</Formula>
        <p>{t("quiz.how2")}</p>
        <h3 id="points">{t("quiz.table")}</h3>
        <QuizPoints />
        <div>
          <Disclosure summary={t("quiz.alike.title")}>
            <p>{t("quiz.alike.text")}</p>
          </Disclosure>
          <Disclosure summary={t("quiz.wrong.title")}>
            <BulletList items={["negative", "positive", "pill"].map((point) => t(`quiz.wrong.${point}`))} />
          </Disclosure>
          {["day", "talk", "private"].map((point) => (
            <Disclosure key={point} summary={t(`quiz.${point}.title`)}>
              <p>{t(`quiz.${point}.text`)}</p>
            </Disclosure>
          ))}
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("quiz.title", "quiz.description");

export const query = graphql`
  query PregnancyQuizPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "pregnancy-quiz" }) {
      ...Trust
    }
  }
`;
