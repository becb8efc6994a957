// Over 200 lines: a quarter is the query, which Gatsby reads only from the page’s own file.
import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { pathTo, type RouteId } from "../../routes/routes";
import { SearchBox } from "../../search/SearchBox";
import { PageHead } from "../../site/head/PageHead";
import { brandFrom, type HeadInput, headText, siteFrom } from "../../site/head/pageQuery";
import { DayPlace } from "../../site/ownDay/DayPlace";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { TierLegend } from "../../triage/TierLegend";
import { band } from "../../ui/Columns.styles";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout, media } from "../../ui/theme/tokens";
import { isOfQuietTopic } from "../../vocabulary/quiet";
import type { ReaderStage } from "../../vocabulary/readerStages";
import { varied } from "../varied";
import { AppSection } from "./AppSection";
import { ArticlesSection } from "./ArticlesSection";
import FindMyWeek from "./FindMyWeek.island";
import { GrowthSection } from "./GrowthSection";
import { HomeHero } from "./HomeHero";
import { NeedsSection } from "./NeedsSection";
import { ProcessPanel } from "./ProcessPanel";
import { QuestionsSection } from "./QuestionsSection";
import { QuickLinks } from "./QuickLinks";
import { SymptomChips } from "./SymptomChips";
import { TrendTabs } from "./TrendTabs";

/** Two halves side by side where there is room. */
const pair = {
  ...wrap,
  display: "grid",
  gap: `${layout.section} clamp(2rem, 5vw, 5rem)`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.halves]: { gridTemplateColumns: "1.1fr 0.9fr" },
} as const;

/** The stages of articles, and the section that has all articles of each. */
const stageSections = { pregnant: "pregnancy", planning: "planning", "new-mother": "birth", mother: "child" } as const satisfies Record<
  ReaderStage,
  RouteId
>;
/** @property month calendar month of the build, 1 to 12 */
type HomeContext = PageContext & { month: number };

/** A question for each stage. Those about danger signs or a loss are left out, because readers come here for something else. */
function calmQuestions(all: Queries.HomePageQuery["questions"]["nodes"]) {
  const calm = all.filter(({ signs, links }) => !signs?.length && !links.some(({ record }) => record !== null && isOfQuietTopic(record)));
  return Object.keys(stageSections).flatMap((key) => calm.find(({ stage }) => stage === key) ?? []);
}

export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomeContext>) {
  const t = useTexts();
  const { language, month } = pageContext;
  const brand = brandFrom(data);
  const { guides, articles, sizes, trend } = data;
  const groups = [
    { key: "pregnancy", name: t("needs.pregnancy") },
    { key: "baby", name: t("needs.baby") },
  ] as const;
  const needTabs = groups.map((group) => ({ ...group, guides: guides.nodes.filter(({ topic }) => topic.group === group.key) }));
  const stages = (Object.keys(stageSections) as (keyof typeof stageSections)[]).map((key) => ({
    key,
    name: t(`stage.${key}`),
    href: pathTo(stageSections[key], language),
    articles: varied(
      articles.nodes.filter(({ stage }) => stage === key),
      3,
    ),
  }));
  const questions = calmQuestions(data.questions.nodes);
  return (
    <PageShell brand={brand} page={pageContext} section="home">
      <DayPlace />
      <HomeHero>
        <Island name="findMyWeek" component={FindMyWeek} props={{}} />
      </HomeHero>
      <section aria-labelledby="quick" css={band}>
        <div css={wrap}>
          <div css={{ marginBottom: "1.5rem" }}>
            <SearchBox />
          </div>
          <h2 id="quick" className="visually-hidden">
            {t("quick.title")}
          </h2>
          <QuickLinks />
        </div>
      </section>
      <GrowthSection sizes={sizes.nodes} />
      <section aria-labelledby="colours" css={band}>
        <div css={pair}>
          {trend && <TrendTabs trend={trend} groups={groups} month={month} />}
          <div>
            <SectionHead id="colours" title={t("colours.title")} lead={t("colours.lead")} />
            <TierLegend />
          </div>
        </div>
        <div css={wrap}>
          <SymptomChips symptoms={data.symptoms.nodes} />
        </div>
      </section>
      <NeedsSection tabs={needTabs} />
      <ArticlesSection stages={stages} />
      {questions.length > 0 && <QuestionsSection questions={questions} />}
      <ProcessPanel />
      <AppSection stores={brand.stores} />
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.HomePageQuery>) {
  const site = siteFrom(data);
  return (
    <PageHead
      title={`${site.name} – ${headText(data, "headTitle")}`}
      description={headText(data, "description")}
      site={site}
      page={pageContext}
    />
  );
}

export const query = graphql`
  query HomePage($month: Int!, $quietTopics: [String!]!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    sizes: allFetalSize(filter: { week: { in: [8, 12, 16, 20, 24, 28, 32, 36, 40] } }, sort: { week: ASC }) {
      nodes {
        week
        crownRumpCm
        crownHeelCm
      }
    }
    trend(month: { eq: $month }) {
      pregnancy {
        title(language: $lang)
        path(language: $lang)
      }
      baby {
        title(language: $lang)
        path(language: $lang)
      }
    }
    guides: allNeedGuide(sort: { key: ASC }) {
      nodes {
        ...NeedCard
      }
    }
    articles: allArticle(
      filter: { topic: { key: { nin: $quietTopics } } }
      sort: [{ written: DESC }, { order: ASC }, { key: ASC }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
    symptoms: allSymptom(
      filter: { key: { in: ["bleeding", "headache", "nausea-vomiting", "reduced-movements", "swelling", "waters"] } }
      sort: { key: ASC }
    ) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
    questions: allCommunityQuestion(sort: { key: ASC }) {
      nodes {
        stage
        path(language: $lang)
        question(language: $lang)
        subject(language: $lang)
        signs {
          stage
        }
        links {
          record
        }
      }
    }
  }
`;
