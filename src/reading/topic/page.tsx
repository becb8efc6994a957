import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandOf, type HeadInput, SiteHead } from "../../site/pageQuery";
import { cardGrid } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout } from "../../ui/theme/tokens";
import { ArticleCard } from "../ArticleCard";

/** The articles of one topic, and the way to the other topics. */
export default function TopicPage({ data, pageContext }: PageProps<Queries.TopicPageQuery, PageContext>) {
  const { t } = useTranslation(["article", "common"]);
  const { topic } = data;
  if (!topic) throw new Error("TopicPage requires a topic");
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths}>
      <div css={wrap}>
        <Crumbs here={topic.title} />
        <PageIntro title={topic.title} lead={topic.description} />
        <h2 className="visually-hidden">{t("articles")}</h2>
        <div css={cardGrid(3)}>
          {data.articles.nodes.map((article) => (
            <ArticleCard key={article.key} article={article} />
          ))}
        </div>
        <section aria-labelledby="topics" css={{ paddingTop: layout.section, maxWidth: "42rem" }}>
          <SectionHead id="topics" title={t("otherTopics")} />
          <LinkList links={data.topics.nodes} />
        </section>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.TopicPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.topic?.title} description={data.topic?.description ?? ""} />;
}

export const query = graphql`
  query TopicPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topic(key: { eq: $key }) {
      title(language: $lang)
      description(language: $lang)
    }
    articles: allArticle(filter: { topic: { key: { eq: $key } } }, sort: { order: ASC }) {
      nodes {
        ...ArticleCard
      }
    }
    topics: allTopic(filter: { key: { ne: $key } }, sort: { key: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
