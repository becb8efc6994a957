import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { NamedItems } from "../../site/NamedItems";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { Pager } from "../../ui/Pager";
import { TextSections } from "../../ui/TextSections";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { ArticleHead } from "../ArticleHead";
import { ArticleSigns, isUrgent } from "../ArticleSigns";
import { PartList } from "../PartList";
import { PhoneContents } from "../PhoneContents";
import { isQuiet } from "../quiet";
import { SectionCrumbs } from "../SectionCrumbs";
import { PartDots } from "./PartDots";

/** A part of a long article: which one it is of how many, its text, and the way to the others. */
export default function ArticlePartPage({ data, pageContext }: PageProps<Queries.ArticlePartPageQuery, PageContext>) {
  const { t } = useTranslation(["article", "triage", "common"]);
  const { language, paths, key } = pageContext;
  const { part } = data;
  if (!part) throw new Error("ArticlePartPage requires a part");
  const { title, sections, article } = part;
  const { topic } = article;
  const brand = brandFrom(data);
  const parts = data.parts.nodes;
  const place = parts.findIndex((other) => other.key === key);
  const neighbour = (step: 1 | -1) => {
    const other = parts[place + step];
    return other ? { href: other.path, name: other.title } : null;
  };
  const quiet = isQuiet(topic.key);
  const signs = part.signs ?? [];
  const urgent = isUrgent(signs);
  const signEntry = { anchor: "signs", name: t("callFor", { ns: "triage" }) };
  const contents = [
    ...(urgent ? [signEntry] : []),
    ...sections.map((section) => ({ anchor: section.key, name: section.heading })),
    ...(signs.length > 0 && !urgent ? [signEntry] : []),
    { anchor: "parts", name: t("parts") },
    { anchor: "trust", name: t("sources") },
  ];
  return (
    <PageShell
      brand={brand}
      page={pageContext}
      section={quiet ? undefined : topic.section}
      urgency={part.isEmergency ? "emergency" : urgent ? "urgent" : undefined}
      isQuiet={quiet}
    >
      <div css={wrap}>
        <SectionCrumbs section={topic.section} above={[topic, article]} here={title} />
      </div>
      <ArticleHead {...part} topic={topic.title} picture={quiet ? null : article.picture}>
        <PartDots place={place + 1} count={parts.length} />
      </ArticleHead>
      <div css={columns}>
        <div css={prose}>
          {urgent && <ArticleSigns groups={signs} />}
          <PhoneContents entries={contents} />
          <TextSections sections={sections} />
          {signs.length > 0 && !urgent && <ArticleSigns groups={signs} />}
          <NamedItems items={part.named} />
          <ShareLinks title={title} url={brand.url + paths[language]} />
          <Pager label={t("pager")} previous={neighbour(-1)} next={neighbour(1)} />
          <nav aria-labelledby="parts" className="no-print">
            <h2 id="parts" css={{ marginTop: "3rem", marginBottom: "0.875rem" }}>
              {t("parts")}
            </h2>
            <PartList parts={parts} current={key ?? undefined} />
          </nav>
          <TrustBlock written={part.written} nextReview={part.nextReview} sources={part.sources} />
        </div>
        <Toc entries={contents} isLive />
      </div>
    </PageShell>
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
