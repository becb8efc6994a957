import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { isBuilt, type PlainRouteId, pathTo } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandOf, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { cardGrid } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout } from "../../ui/theme/tokens";
import { ArticleCard } from "../ArticleCard";
import { GuideCard } from "./GuideCard";

type SectionId = "pregnancy" | "planning" | "birth" | "child";

/** What each section leads to, in the order of need; a page appears with its first record. */
const guides: Record<SectionId, readonly { to: PlainRouteId; picture: string }[]> = {
  pregnancy: [
    { to: "pregnancyWeeks", picture: "spot-pregnancy" },
    { to: "symptoms", picture: "spot-symptoms" },
    { to: "pregnancyChecklists", picture: "spot-calculators" },
    { to: "pregnancyNutritionMonths", picture: "spot-baby" },
    { to: "pregnancyFaq", picture: "spot-names" },
    { to: "dueDate", picture: "spot-calculators" },
  ],
  planning: [
    { to: "ovulation", picture: "spot-calculators" },
    { to: "pregnancyTest", picture: "spot-symptoms" },
    { to: "ivf", picture: "spot-pregnancy" },
    { to: "pregnancyWeeks", picture: "spot-pregnancy" },
    { to: "symptoms", picture: "spot-symptoms" },
    { to: "pregnancyFaq", picture: "spot-names" },
  ],
  birth: [
    { to: "babyWeeks", picture: "spot-baby" },
    { to: "babyNutritionMonths", picture: "spot-baby" },
    { to: "vaccineCalendar", picture: "spot-firstaid" },
    { to: "growthPercentile", picture: "spot-calculators" },
    { to: "firstAidTopics", picture: "spot-firstaid" },
    { to: "babyFaq", picture: "spot-names" },
  ],
  child: [
    { to: "milestoneChecklists", picture: "spot-baby" },
    { to: "babyActivities", picture: "spot-sleep" },
    { to: "babyNutritionMonths", picture: "spot-baby" },
    { to: "growthPercentile", picture: "spot-calculators" },
    { to: "firstAidTopics", picture: "spot-firstaid" },
    { to: "babyFaq", picture: "spot-names" },
  ],
};

/** A section of the site: what it leads to, its articles and its topics. */
export default function SectionPage({ data, pageContext }: PageProps<Queries.SectionPageQuery, PageContext>) {
  const { t } = useTranslation(["section", "common"]);
  const { language, paths } = pageContext;
  const id = pageContext.id as SectionId;
  return (
    <PageShell brand={brandOf(data)} paths={paths}>
      <div css={wrap}>
        <Crumbs here={t(`${id}.title`)} />
        <PageIntro title={t(`${id}.title`)} lead={t(`${id}.lead`)} />
        <h2 className="visually-hidden">{t("guides")}</h2>
        <div css={cardGrid(3)}>
          {guides[id]
            .filter(({ to }) => isBuilt(to))
            .map(({ to, picture }) => (
              <GuideCard key={to} href={pathTo(to, language)} picture={picture} title={t(`guide.${to}`)} text={t(`guide.${to}.text`)} />
            ))}
        </div>
        {data.remedies && (
          <section aria-labelledby="remedies" css={{ paddingTop: layout.section, maxWidth: "42rem" }}>
            <SectionHead id="remedies" title={t("remedies")} />
            <LinkList links={data.remedies.nodes} />
          </section>
        )}
        {data.articles.nodes.length > 0 && (
          <section aria-labelledby="articles" css={{ paddingTop: layout.section }}>
            <SectionHead id="articles" title={t("articles")} />
            <div css={cardGrid(3)}>
              {data.articles.nodes.map((article) => (
                <ArticleCard key={article.key} article={article} />
              ))}
            </div>
          </section>
        )}
        {data.topics.nodes.length > 0 && (
          <section aria-labelledby="topics" css={{ paddingTop: layout.section, maxWidth: "42rem" }}>
            <SectionHead id="topics" title={t("topics")} />
            <LinkList links={data.topics.nodes} />
          </section>
        )}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.SectionPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `${pageContext.id}.title`)}
      description={headText(data, `${pageContext.id}.description`)}
    />
  );
}

export const query = graphql`
  query SectionPage($section: String!, $listsRemedies: Boolean!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topics: allTopic(filter: { section: { eq: $section } }, sort: { key: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
    articles: allArticle(filter: { topic: { section: { eq: $section } } }, sort: [{ topic: { key: ASC } }, { order: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
    remedies: allRemedy(sort: { order: ASC }) @include(if: $listsRemedies) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
