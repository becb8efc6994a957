import { graphql, type PageProps } from "gatsby";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { isQuiet } from "../../vocabulary/quiet";
import { ArticleFrame } from "../ArticleFrame";
import { PartList } from "../PartList";
import { RelatedArticles } from "../RelatedArticles";
import { SummaryBox } from "../SummaryBox";
import { ArticleEnd } from "./ArticleEnd";

/** An article; for a long one, the page that summarises its parts and links to them. */
export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const t = useTexts();
  const { article } = data;
  if (!article) throw new Error("ArticlePage requires an article");
  const { topic, summary, questions, companion, weeks } = article;
  const parts = data.parts.nodes;
  const quiet = isQuiet(topic.key);
  const related = article.related.filter((other) => quiet || !isQuiet(other.topic.key));
  return (
    <ArticleFrame
      data={data}
      pageContext={pageContext}
      record={article}
      place={{ topic, above: [topic], picture: article.picture }}
      contents={{
        before: [
          ...(summary ? [{ anchor: "summary", name: t("summary") }] : []),
          ...(parts.length > 0 ? [{ anchor: "parts", name: t("parts") }] : []),
        ],
        after: [
          ...(questions ? [{ anchor: "questions", name: t("questions") }] : []),
          ...(companion ? [{ anchor: "companion", name: t("companion") }] : []),
        ],
      }}
      pieces={{
        summary: summary && <SummaryBox sentences={summary} />,
        beforeSections: parts.length > 0 && (
          <>
            <h2 id="parts">{t("parts")}</h2>
            <PartList parts={parts} />
          </>
        ),
        afterSections: <ArticleEnd questions={questions} companion={companion} weeks={weeks} />,
        afterTrust: <RelatedArticles articles={related} isPlain={quiet} />,
      }}
    />
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ArticlePageQuery>) {
  const { article } = data;
  return <SiteHead data={data} pageContext={pageContext} title={article?.title} description={article?.description} />;
}

export const query = graphql`
  query ArticlePage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    article(key: { eq: $key }) {
      title(language: $lang)
      named(language: $lang) {
        ...NamedItem
      }
      description(language: $lang)
      lead(language: $lang)
      isEmergency
      summary(language: $lang)
      questions(language: $lang)
      companion(language: $lang)
      minutes(language: $lang)
      picture
      weeks
      ...Trust
      topic {
        key
        section
        title(language: $lang)
        path(language: $lang)
      }
      signs {
        ...StagedSigns
      }
      sections {
        ...SectionBlocks
      }
      related {
        ...ArticleCard
      }
    }
    parts: allArticlePart(filter: { article: { key: { eq: $key } } }, sort: { order: ASC }) {
      nodes {
        ...PartLink
      }
    }
  }
`;
