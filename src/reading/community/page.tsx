import { graphql, type PageProps } from "gatsby";
import { firebaseConfig } from "../../firebase/firebaseConfig";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { sortBy } from "../../text/letters";
import { useTexts } from "../../text/useTexts";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";
import { readerStages } from "../../vocabulary/readerStages";
import { AskByForm } from "./AskByForm";
import { AskInApp } from "./AskInApp";
import { QuestionFinder } from "./QuestionFinder";
import { highestTier } from "./urgency";

/** Questions mothers often ask, by stage: those of pregnancy by week, the others by subject. */
export default function CommunityPage({ data, pageContext }: PageProps<Queries.CommunityPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const questions = sortBy(data.questions.nodes, ({ subject }) => subject, language).map(({ signs, ...question }) => ({
    ...question,
    tier: highestTier(signs ?? []),
  }));
  const groups = readerStages
    .map((stage) => ({
      stage,
      questions: questions.filter((question) => question.stage === stage).sort((a, b) => (a.week ?? 0) - (b.week ?? 0)),
    }))
    .filter((group) => group.questions.length > 0);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext}>
      <div css={wrap}>
        <Crumbs here={t("title")} />
        <PageIntro title={t("title")} lead={t("lead")}>
          <p css={{ fontSize: size.small, color: use.muted }}>{t("origin")}</p>
        </PageIntro>
        {groups.length > 0 && <QuestionFinder groups={groups} />}
        {firebaseConfig ? <AskByForm /> : <AskInApp />}
      </div>
    </PageShell>
  );
}

export const Head = headFrom("title", "description");

export const query = graphql`
  query CommunityPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    questions: allCommunityQuestion(sort: { key: ASC }) {
      nodes {
        key
        path(language: $lang)
        stage
        week
        subject(language: $lang)
        question(language: $lang)
        signs {
          stage
          signs {
            key
            tiers {
              stage
              tier
            }
          }
        }
      }
    }
  }
`;
