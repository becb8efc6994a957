import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { columns } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { LocalLink } from "../components/LocalLink";
import { NeedGuide } from "../components/NeedGuide";
import { PageIntro } from "../components/PageIntro";
import { PageShell } from "../components/PageShell";
import { Toc } from "../components/Toc";
import { TrustBlock } from "../components/TrustBlock";
import { wrap } from "../theme/globalStyles";
import { brandOf, type HeadInput, SiteHead } from "./shared";

/** The need guides of one topic, in full. */
export default function NeedTopicPage({ data, pageContext }: PageProps<Queries.NeedTopicPageQuery, PageContext>) {
  const { t } = useTranslation(["needs", "common"]);
  const { topic, guides } = data;
  if (!topic) throw new Error("NeedTopicPage requires a topic");
  const sources = [...new Map(guides.nodes.flatMap((guide) => guide.sources).map((source) => [source.key, source])).values()];
  // The list is as fresh as its oldest guide.
  const [first] = [...guides.nodes].sort((a, b) => a.nextReview.localeCompare(b.nextReview));
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths} section="products">
      <div css={wrap}>
        <Crumbs here={topic.title}>
          {[
            <LocalLink key="all" to="products">
              {t("nav.products")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={topic.title} lead={topic.lead} />
      </div>
      <div css={columns}>
        <div>
          {guides.nodes.map((guide) => (
            <NeedGuide key={guide.key} guide={guide} />
          ))}
          {first && <TrustBlock written={first.written} nextReview={first.nextReview} sources={sources} />}
        </div>
        <Toc entries={guides.nodes.map(({ key, title }) => ({ anchor: key, name: title }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.NeedTopicPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.topic?.title} description={data.topic?.description ?? ""} />;
}

export const query = graphql`
  query NeedTopicPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topic: needTopic(key: { eq: $key }) {
      title(language: $lang)
      description(language: $lang)
      lead(language: $lang)
    }
    guides: allNeedGuide(filter: { topic: { key: { eq: $key } } }, sort: { order: ASC }) {
      nodes {
        key
        level
        picture
        title(language: $lang)
        summary(language: $lang)
        why(language: $lang)
        lookFor(language: $lang)
        avoid(language: $lang)
        safeUse(language: $lang)
        secondHand(language: $lang)
        written
        nextReview
        sources {
          ...SourceLine
        }
      }
    }
  }
`;
