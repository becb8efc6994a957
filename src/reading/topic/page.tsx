import { graphql, type PageProps } from "gatsby";
import { brandFrom, type HeadInput, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout } from "../../ui/theme/tokens";
import { isQuiet } from "../../vocabulary/quiet";
import { ArticleCards } from "../ArticleCards";
import { SectionCrumbs } from "../SectionCrumbs";
import { sortTopics } from "../sortTopics";

/** The articles of one topic, with links to the other topics of its section. */
export default function TopicPage({ data, pageContext }: PageProps<Queries.TopicPageQuery, PageContext>) {
  const t = useTexts();
  const { topic } = data;
  if (!topic) throw new Error("TopicPage requires a topic");
  const articles = data.articles.nodes;
  const quiet = isQuiet(topic.key);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section={quiet ? undefined : topic.section} isQuiet={quiet}>
      <div css={wrap}>
        <SectionCrumbs section={topic.section} here={topic.title} />
        <PageIntro title={topic.title} lead={topic.description} />
        <h2 className="visually-hidden">{t("articles")}</h2>
        {quiet ? (
          <div css={{ maxWidth: "42rem" }}>
            <LinkList links={articles.map(({ path, title, lead }) => ({ path, title, note: lead }))} />
          </div>
        ) : (
          <ArticleCards articles={articles} hasTopic={false} />
        )}
        {!quiet && data.topics.nodes.length > 0 && (
          <section aria-labelledby="topics" css={{ paddingTop: layout.section, maxWidth: "42rem" }}>
            <SectionHead id="topics" title={t("otherTopics")} />
            <LinkList links={sortTopics(data.topics.nodes)} />
          </section>
        )}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.TopicPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.topic?.title} description={data.topic?.description} />;
}

export const query = graphql`
  query TopicPage(
    $key: String!
    $section: TopicSection!
    $quietTopics: [String!]!
    $language: String!
    $lang: Language!
    $namespaces: [String!]!
  ) {
    ...Shell
    topic(key: { eq: $key }) {
      key
      section
      title(language: $lang)
      description(language: $lang)
    }
    articles: allArticle(filter: { topic: { key: { eq: $key } } }, sort: { order: ASC }) {
      nodes {
        ...ArticleCard
        lead(language: $lang)
      }
    }
    topics: allTopic(filter: { section: { eq: $section }, key: { ne: $key, nin: $quietTopics } }, sort: { key: ASC }) {
      nodes {
        key
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
