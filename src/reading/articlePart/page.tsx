import { graphql, type PageProps } from "gatsby";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { Pager } from "../../ui/Pager";
import { ArticleFrame } from "../ArticleFrame";
import { PartList } from "../PartList";
import { PartDots } from "./PartDots";

/** A part of a long article: its number and the number of parts, its text, and links to the other parts. */
export default function ArticlePartPage({ data, pageContext }: PageProps<Queries.ArticlePartPageQuery, PageContext>) {
  const t = useTexts();
  const { key } = pageContext;
  const { part } = data;
  if (!part) throw new Error("ArticlePartPage requires a part");
  const { article } = part;
  const { topic } = article;
  const parts = data.parts.nodes;
  const place = parts.findIndex((other) => other.key === key);
  const neighbour = (step: 1 | -1) => {
    const other = parts[place + step];
    return other ? { href: other.path, name: other.title } : null;
  };
  return (
    <ArticleFrame
      data={data}
      pageContext={pageContext}
      record={part}
      place={{ topic, above: [topic, article], picture: article.picture, part: <PartDots place={place + 1} count={parts.length} /> }}
      contents={{ before: [], after: [{ anchor: "parts", name: t("parts") }] }}
      pieces={{
        beforeTrust: (
          <>
            <Pager label={t("pager")} previous={neighbour(-1)} next={neighbour(1)} />
            <nav aria-labelledby="parts" className="no-print">
              <h2 id="parts" css={{ marginTop: "3rem", marginBottom: "0.875rem" }}>
                {t("parts")}
              </h2>
              <PartList parts={parts} current={key ?? undefined} />
            </nav>
          </>
        ),
      }}
    />
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ArticlePartPageQuery>) {
  const { part } = data;
  return <SiteHead data={data} pageContext={pageContext} title={part?.title} description={part?.description} />;
}

export const query = graphql`
  query ArticlePartPage($key: String!, $article: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    part: articlePart(key: { eq: $key }) {
      title(language: $lang)
      named(language: $lang) {
        ...NamedItem
      }
      description(language: $lang)
      lead(language: $lang)
      isEmergency
      minutes(language: $lang)
      ...Trust
      article {
        title(language: $lang)
        path(language: $lang)
        picture
        topic {
          key
          section
          title(language: $lang)
          path(language: $lang)
        }
      }
      signs {
        ...StagedSigns
      }
      sections {
        ...SectionBlocks
      }
    }
    parts: allArticlePart(filter: { article: { key: { eq: $article } } }, sort: { order: ASC }) {
      nodes {
        ...PartLink
      }
    }
  }
`;
