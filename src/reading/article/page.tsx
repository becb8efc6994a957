import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { NamedItems } from "../../site/NamedItems";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { DoDontList } from "../../ui/DoDontList";
import { TextSections } from "../../ui/TextSections";
import { Toc } from "../../ui/Toc";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { ArticleHead } from "../ArticleHead";
import { ArticleSigns, isUrgent } from "../ArticleSigns";
import { PartList } from "../PartList";
import { PhoneContents } from "../PhoneContents";
import { isQuiet } from "../quiet";
import { RelatedArticles } from "../RelatedArticles";
import { SectionCrumbs } from "../SectionCrumbs";
import { SummaryBox } from "../SummaryBox";
import { WeekLinks } from "../WeekLinks";

/** An article, or of a long one the page that sums up its parts and leads to them. */
export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { t } = useTranslation(["article", "triage", "common"]);
  const { language, paths } = pageContext;
  const { article } = data;
  if (!article) throw new Error("ArticlePage requires an article");
  const { title, topic, sections, summary, questions, companion, weeks } = article;
  const brand = brandFrom(data);
  const parts = data.parts.nodes;
  const quiet = isQuiet(topic.key);
  const signs = article.signs ?? [];
  const urgent = isUrgent(signs);
  const related = article.related.filter((other) => quiet || !isQuiet(other.topic.key));
  const signEntry = { anchor: "signs", name: t("callFor", { ns: "triage" }) };
  const contents = [
    ...(urgent ? [signEntry] : []),
    ...(summary ? [{ anchor: "summary", name: t("summary") }] : []),
    ...(parts.length > 0 ? [{ anchor: "parts", name: t("parts") }] : []),
    ...sections.map(({ key, heading }) => ({ anchor: key, name: heading })),
    ...(signs.length > 0 && !urgent ? [signEntry] : []),
    ...(questions ? [{ anchor: "questions", name: t("questions") }] : []),
    ...(companion ? [{ anchor: "companion", name: t("companion") }] : []),
    { anchor: "trust", name: t("sources") },
  ];
  return (
    <PageShell
      brand={brand}
      page={pageContext}
      section={quiet ? undefined : topic.section}
      urgency={article.isEmergency ? "emergency" : urgent ? "urgent" : undefined}
      isQuiet={quiet}
    >
      <div css={wrap}>
        <SectionCrumbs section={topic.section} above={[topic]} here={title} />
      </div>
      <ArticleHead {...article} topic={topic.title} picture={quiet ? null : article.picture} />
      <div css={columns}>
        <div css={prose}>
          {urgent && <ArticleSigns groups={signs} />}
          {summary && <SummaryBox sentences={summary} />}
          <PhoneContents entries={contents} />
          {parts.length > 0 && (
            <>
              <h2 id="parts">{t("parts")}</h2>
              <PartList parts={parts} />
            </>
          )}
          <TextSections sections={sections} />
          {signs.length > 0 && !urgent && <ArticleSigns groups={signs} />}
          {questions && (
            <>
              <h2 id="questions">{t("questions")}</h2>
              <ul css={bullets}>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </>
          )}
          {companion && (
            <>
              <h2 id="companion">{t("companion")}</h2>
              <DoDontList items={companion} />
            </>
          )}
          {weeks.length > 0 && (
            <div className="no-print" data-quiet-hides="">
              <h2 id="weeks" css={{ marginTop: "3rem", marginBottom: "0.875rem" }}>
                {t("ofWeeks")}
              </h2>
              <WeekLinks weeks={weeks} />
            </div>
          )}
          <NamedItems items={article.named} />
          <ShareLinks title={title} url={brand.url + paths[language]} />
          <TrustBlock written={article.written} nextReview={article.nextReview} sources={article.sources} />
          <RelatedArticles articles={related} isPlain={quiet} />
        </div>
        <Toc entries={contents} isLive />
      </div>
    </PageShell>
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
