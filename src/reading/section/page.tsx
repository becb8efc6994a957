import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { iconOf, type PicturedRouteId } from "../../site/shell/pageIcons";
import { useTexts } from "../../text/useTexts";
import { cardGrid } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout, media } from "../../ui/theme/tokens";
import { isQuiet } from "../../vocabulary/quiet";
import type { SectionId } from "../../vocabulary/sections";
import { ArticleCards } from "../ArticleCards";
import { sortTopics } from "../sortTopics";
import { varied } from "../varied";
import { GuideCard } from "./GuideCard";
import { TopicCard, topicRows } from "./TopicCard";

/** A card: the page it leads to, and its place among the cards of the section. */
interface Guide {
  to: PicturedRouteId;
  place: number;
}

interface SectionContext extends PageContext {
  id: SectionId;
  /** The lists of the section, as the types of their records say (src/content/records). */
  lists: readonly Guide[];
}

/** The other pages a section leads to. */
const otherGuides: Record<SectionId, Partial<Record<PicturedRouteId, number>>> = {
  pregnancy: { pregnancyFaq: 5, dueDate: 6, monthsPregnant: 7, names: 8, community: 9 },
  planning: { ovulation: 1, pregnancyQuiz: 2, ivf: 3, pregnancyFaq: 6, dueDate: 7, budget: 8, community: 9 },
  birth: { vaccineCalendar: 3, growthPercentile: 4, babyFaq: 6, names: 7, community: 9 },
  child: { growthPercentile: 4, babyFaq: 6, vaccineCalendar: 8, community: 9 },
};

/** The cards of a section, in the order of need. */
const guidesOf = ({ id, lists }: SectionContext): readonly Guide[] => {
  const others = Object.entries(otherGuides[id]).map(([to, place]) => ({ to: to as PicturedRouteId, place }));
  return [...lists, ...others].sort((a, b) => a.place - b.place);
};

/** Number of newest articles in a section. */
const newest = 6;

/** A cover for each topic, by its key: one of its articles’, and no two topics have the same one while there are enough. */
const coversOf = (
  topics: readonly { readonly key: string }[],
  articles: readonly { readonly topic: { readonly key: string }; readonly picture: string }[],
): Record<string, string> =>
  topics.reduce<Record<string, string>>((chosen, { key }) => {
    const ofTopic = articles.filter(({ topic }) => topic.key === key).map(({ picture }) => picture);
    const free = ofTopic.find((picture) => !Object.values(chosen).includes(picture));
    return Object.assign(chosen, { [key]: free ?? ofTopic[0] });
  }, {});

/** A section of the site: its guides and tools, its topics and its newest articles. */
export default function SectionPage({ data, pageContext }: PageProps<Queries.SectionPageQuery, SectionContext>) {
  const t = useTexts();
  const { id, language } = pageContext;
  const articles = data.articles.nodes;
  const topics = sortTopics(data.topics.nodes.filter(({ key }) => articles.some(({ topic }) => topic.key === key)));
  const quiet = data.topics.nodes.filter(({ key }) => isQuiet(key));
  const covers = coversOf(topics, articles);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section={id}>
      <div css={wrap}>
        <Crumbs here={t(`${id}.title`)} />
        <PageIntro title={t(`${id}.title`)} lead={t(`${id}.lead`)} />
        <h2 className="visually-hidden">{t("guides")}</h2>
        <div css={cardGrid(3)}>
          {guidesOf(pageContext).map(({ to }) => (
            <GuideCard key={to} href={pathTo(to, language)} picture={iconOf(to)} title={t(`guide.${to}`)} text={t(`guide.${to}.text`)} />
          ))}
        </div>
        {topics.length > 0 && (
          <section aria-labelledby="topics" css={{ paddingTop: layout.section }}>
            <SectionHead id="topics" title={t("topics")} />
            <div css={topicRows(topics.length)}>
              {topics.map((topic) => (
                <TopicCard
                  key={topic.key}
                  topic={topic}
                  picture={covers[topic.key] ?? ""}
                  count={articles.filter((article) => article.topic.key === topic.key).length}
                />
              ))}
            </div>
          </section>
        )}
        {articles.length > 0 && (
          <section aria-labelledby="articles" css={{ paddingTop: layout.section }}>
            <SectionHead id="articles" title={t("newest")} />
            <ArticleCards articles={varied(articles, newest)} />
          </section>
        )}
        {data.remedies && (
          <section
            aria-labelledby="remedies"
            css={{
              paddingTop: layout.section,
              [media.aside]: { "& ul": { columns: 2, columnGap: "3rem" }, "& li": { breakInside: "avoid" } },
            }}
          >
            <SectionHead id="remedies" title={t("remedies")} />
            <LinkList links={data.remedies.nodes} />
          </section>
        )}
        {quiet.map(({ key, path, title }) => (
          <p key={key} css={{ paddingTop: layout.section }}>
            {t("quiet")} <a href={path}>{title}</a>
          </p>
        ))}
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
  query SectionPage(
    $section: TopicSection!
    $quietTopics: [String!]!
    $listsRemedies: Boolean!
    $language: String!
    $lang: Language!
    $namespaces: [String!]!
  ) {
    ...Shell
    topics: allTopic(filter: { section: { eq: $section } }, sort: { key: ASC }) {
      nodes {
        key
        title(language: $lang)
        description(language: $lang)
        path(language: $lang)
      }
    }
    articles: allArticle(
      filter: { topic: { section: { eq: $section }, key: { nin: $quietTopics } } }
      sort: [{ written: DESC }, { order: ASC }, { key: ASC }]
    ) {
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
