import { graphql, type PageProps } from "gatsby";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { band, cardRows } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { ArticleCards } from "../ArticleCards";
import { NeedCard, pictureBeside } from "../NeedCard";
import { sortTopics } from "../sortTopics";
import { NeedFilter } from "./NeedFilter";

/** All need guides by topic, then what to read before buying. */
export default function NeedsPage({ data, pageContext }: PageProps<Queries.NeedsPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="products">
      <div css={wrap}>
        <Crumbs here={t("needs.title")} />
        <PageIntro title={t("needs.title")} lead={t("needs.lead")} />
        <NeedFilter>
          {data.topics.nodes.map((topic) => {
            const guides = data.guides.nodes.filter((guide) => guide.topic.key === topic.key);
            return (
              <section key={topic.key} aria-labelledby={topic.key} data-group={topic.group} css={band}>
                <SectionHead id={topic.key} title={topic.title} lead={topic.lead}>
                  <a href={topic.path}>
                    {t("needs.readAll")} <Icon name="arrow" />
                  </a>
                </SectionHead>
                <div css={cardRows(guides.length, 4, pictureBeside, {})}>
                  {guides.map((guide) => (
                    <NeedCard key={guide.key} guide={guide} />
                  ))}
                </div>
              </section>
            );
          })}
        </NeedFilter>
        {sortTopics(data.articleTopics.nodes).map((topic) => (
          <section key={topic.key} aria-labelledby={topic.key} css={band}>
            <SectionHead id={topic.key} title={topic.title} lead={topic.description}>
              <a href={topic.path}>
                {t("needs.allArticles")} <Icon name="arrow" />
              </a>
            </SectionHead>
            <ArticleCards
              articles={data.articles.nodes.filter((article) => article.topic.key === topic.key).slice(0, 3)}
              hasTopic={false}
            />
          </section>
        ))}
      </div>
    </PageShell>
  );
}

export const Head = headFrom("needs.title", "needs.description");

export const query = graphql`
  query NeedsPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topics: allNeedTopic(sort: { key: ASC }) {
      nodes {
        key
        group
        title(language: $lang)
        lead(language: $lang)
        path(language: $lang)
      }
    }
    guides: allNeedGuide(sort: { order: ASC }) {
      nodes {
        ...NeedCard
      }
    }
    articleTopics: allTopic(filter: { section: { eq: products } }, sort: { key: ASC }) {
      nodes {
        key
        title(language: $lang)
        description(language: $lang)
        path(language: $lang)
      }
    }
    articles: allArticle(filter: { topic: { section: { eq: products } } }, sort: { order: ASC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
