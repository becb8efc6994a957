import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandOf, type HeadInput, SiteHead } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";
import { formatDate } from "../../text/letters";
import { cardGrid, columns } from "../../ui/Columns.styles";
import { Picture } from "../../ui/Picture";
import { Tag } from "../../ui/Tag";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { ArticleCard, minutesOf } from "../ArticleCard";
import { TextSections } from "../TextSections";

const hero = {
  ...wrap,
  display: "grid",
  gap: "1.5rem clamp(2rem, 5vw, 5rem)",
  alignItems: "center",
  paddingBottom: "2.5rem",
  "& > div": { display: "grid", gap: "1rem", justifyItems: "start" },
  "& figure": {
    borderRadius: leaf.xl,
    overflow: "hidden",
    background: use.surface,
    display: "grid",
    placeItems: "center",
    aspectRatio: "3/2",
    "& img[src*=spot]": { width: "45%" },
  },
  [media.normal]: { gridTemplateColumns: "1.1fr 0.9fr" },
  [media.print]: { gridTemplateColumns: "1fr", "& figure": { display: "none" } },
} as const;

export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { t } = useTranslation(["article", "common"]);
  const { language, paths } = pageContext;
  const { article } = data;
  if (!article) throw new Error("ArticlePage requires an article");
  return (
    <PageShell brand={brandOf(data)} paths={paths}>
      <div css={wrap}>
        <Crumbs here={article.title}>
          {[
            <a key="topic" href={article.topic.path}>
              {article.topic.title}
            </a>,
          ]}
        </Crumbs>
      </div>
      <header css={hero}>
        <div>
          <Tag>{article.topic.title}</Tag>
          <h1>{article.title}</h1>
          <p css={{ fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch" }}>{article.lead}</p>
          <p css={{ fontSize: size.caption, color: use.muted }}>
            {t("article.minutes", { count: minutesOf(article.sections) })} ·{" "}
            {t("article.checked", { month: formatDate(article.written, language, { month: "long", year: "numeric" }) })}
          </p>
        </div>
        <figure>
          <Picture name={article.picture} isFirst />
        </figure>
      </header>
      <div css={columns}>
        <div css={prose}>
          <TextSections sections={article.sections} />
          <TrustBlock written={article.written} nextReview={article.nextReview} sources={article.sources} />
          {article.related.length > 0 && (
            <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2.5rem" }}>
              <h2 id="related" css={{ marginBottom: "1.25rem" }}>
                {t("related")}
              </h2>
              <div css={cardGrid(3)}>
                {article.related.map((card) => (
                  <ArticleCard key={card.key} article={card} />
                ))}
              </div>
            </section>
          )}
        </div>
        <Toc entries={article.sections.map(({ key, heading }) => ({ anchor: key, name: heading }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ArticlePageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.article?.title} description={data.article?.description ?? ""} />;
}

export const query = graphql`
  query ArticlePage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    article(key: { eq: $key }) {
      title(language: $lang)
      description(language: $lang)
      lead(language: $lang)
      picture
      written
      nextReview
      topic {
        title(language: $lang)
        path(language: $lang)
      }
      sections {
        key
        heading(language: $lang)
        text(language: $lang)
        list(language: $lang)
        links {
          path(language: $lang)
          text(language: $lang)
        }
      }
      related {
        ...ArticleCard
      }
      sources {
        ...SourceLine
      }
    }
  }
`;
