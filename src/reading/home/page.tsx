// Over 200 lines: a quarter is the query, which Gatsby reads only from the page’s own file.
import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { pathTo, type RouteId } from "../../routes/routes";
import { SearchBox } from "../../search/SearchBox";
import { PageHead } from "../../site/head/PageHead";
import { brandFrom, type HeadInput, headText, siteFrom } from "../../site/head/pageQuery";
import { DayPlace } from "../../site/ownDay/DayPlace";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatDate } from "../../text/formatDate";
import { TierLegend } from "../../triage/TierLegend";
import { band } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { SectionHead } from "../../ui/SectionHead";
import { Tabs } from "../../ui/Tabs";
import { wrap } from "../../ui/theme/globalStyles";
import { layout, media } from "../../ui/theme/tokens";
import { isOfQuietTopic } from "../../vocabulary/quiet";
import type { ReaderStage } from "../../vocabulary/readerStages";
import { varied } from "../varied";
import { AppSection } from "./AppSection";
import { ArticleTabs } from "./ArticleTabs";
import FindMyWeek from "./FindMyWeek.island";
import { GrowthRail } from "./GrowthRail";
import { HomeHero } from "./HomeHero";
import { LazySection } from "./LazySection";
import { NeedTabs, needsShown } from "./NeedTabs";
import { ProcessPanel } from "./ProcessPanel";
import { QuickLinks } from "./QuickLinks";
import { SymptomChips } from "./SymptomChips";

/** Two halves side by side where there is room. */
const pair = {
  ...wrap,
  display: "grid",
  gap: `${layout.section} clamp(2rem, 5vw, 5rem)`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.halves]: { gridTemplateColumns: "1.1fr 0.9fr" },
} as const;

/** Rows in two columns where there is room. */
const rows = {
  [media.halves]: { "& > ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "clamp(2rem, 5vw, 5rem)" } },
} as const;

/** The stages of articles, and the section that has all articles of each. */
const stageSections = { pregnant: "pregnancy", planning: "planning", "new-mother": "birth", mother: "child" } as const satisfies Record<
  ReaderStage,
  RouteId
>;
/** @property month calendar month of the build, 1 to 12 */
type HomeContext = PageContext & { month: number };

export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomeContext>) {
  const { t } = useTranslation(["home", "common"]);
  const { language, month } = pageContext;
  const brand = brandFrom(data);
  const { guides, articles, sizes, trend } = data;
  const monthName = formatDate(`2026-${String(month).padStart(2, "0")}-01`, language, { month: "long" });
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
  // Questions about danger signs or a loss are left out, because readers come here for something else.
  const calm = data.questions.nodes.filter(
    ({ signs, links }) => !signs?.length && !links.some(({ record }) => record !== null && isOfQuietTopic(record)),
  );
  const questions = Object.keys(stageSections).flatMap((key) => calm.find(({ stage }) => stage === key) ?? []);
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
      <section aria-labelledby="growth" data-quiet-hides="" css={{ ...band, overflow: "hidden" }}>
        <div css={wrap}>
          <SectionHead id="growth" title={t("growth.title")} lead={t("growth.lead")}>
            <LocalLink to="pregnancyWeeks">
              {t("growth.all")} <Icon name="arrow" />
            </LocalLink>
          </SectionHead>
          <GrowthRail sizes={sizes.nodes} />
        </div>
      </section>
      <section aria-labelledby="colours" css={band}>
        <div css={pair}>
          {trend && (
            <div data-quiet-hides="">
              <SectionHead id="trends" title={t("trends.title", { month: monthName })} lead={t("trends.lead")} />
              <Tabs
                label={t("trends.choose")}
                tabs={groups.map(({ key, name }) => ({ key, name, panel: <LinkList links={trend[key]} /> }))}
              />
            </div>
          )}
          <div>
            <SectionHead id="colours" title={t("colours.title")} lead={t("colours.lead")} />
            <TierLegend />
          </div>
        </div>
        <div css={wrap}>
          <SymptomChips symptoms={data.symptoms.nodes} />
        </div>
      </section>
      <section aria-labelledby="needs" data-quiet-hides="" css={band}>
        <div css={wrap}>
          <SectionHead id="needs" title={t("needs.title")} lead={t("needs.lead")}>
            <LocalLink to="products">
              {t("needs.all")} <Icon name="arrow" />
            </LocalLink>
          </SectionHead>
          <LazySection content={<NeedTabs label={t("needs.choose")} tabs={needTabs} />} minHeight={{ mobile: "46rem", wide: "26rem" }}>
            <div css={rows}>
              <LinkList
                links={needTabs
                  .flatMap((tab) => tab.guides.slice(0, needsShown))
                  .map(({ key, title, topic, level }) => ({ path: `${topic.path}#${key}`, title, note: t(`need.${level}`) }))}
              />
            </div>
          </LazySection>
        </div>
      </section>
      <section aria-labelledby="articles" data-quiet-hides="" css={band}>
        <div css={wrap}>
          <SectionHead id="articles" title={t("articles.title")} lead={t("articles.lead")} />
          <LazySection
            content={<ArticleTabs label={t("articles.choose")} all={t("articles.all")} tabs={stages} />}
            minHeight={{ mobile: "86rem", pair: "58rem", wide: "36rem" }}
          >
            <div css={rows}>
              <LinkList links={stages.flatMap((stage) => stage.articles)} />
            </div>
          </LazySection>
        </div>
      </section>
      {questions.length > 0 && (
        <section aria-labelledby="questions" data-quiet-hides="" css={band}>
          <div css={wrap}>
            <SectionHead id="questions" title={t("questions.title")} lead={t("questions.lead")}>
              <LocalLink to="community">
                {t("questions.all")} <Icon name="arrow" />
              </LocalLink>
            </SectionHead>
            <div css={rows}>
              <LinkList links={questions.map(({ path, question, subject }) => ({ path, title: question, note: subject }))} />
            </div>
          </div>
        </section>
      )}
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
