import { graphql, type PageProps } from "gatsby";
import { AbroadFold, uniqueSubjects } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, SiteHead, uniqueSources } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { earliestDates } from "../../site/record/earliestDates";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Checklist } from "../../ui/Checklist";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Toc } from "../../ui/Toc";
import { wrap } from "../../ui/theme/globalStyles";
import { NeedGuide } from "./NeedGuide";

/** The need guides of one topic, in full. */
export default function NeedTopicPage({ data, pageContext }: PageProps<Queries.NeedTopicPageQuery, PageContext>) {
  const t = useTexts();
  const { topic, guides } = data;
  if (!topic) throw new Error("NeedTopicPage requires a topic");
  // The things to get, as a list to tick and to print; what is not needed is explained below.
  const groups = (["must", "useful"] as const)
    .map((level) => ({
      key: level,
      title: t(`need.${level}`),
      icon: "check" as const,
      items: guides.nodes
        .filter((guide) => guide.level === level)
        .map(({ key, title, summary }) => ({ value: key, text: title, why: summary })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="products">
      <div css={wrap}>
        <Crumbs here={topic.title}>
          {[
            <LocalLink key="all" to="products">
              {t("nav.products")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={topic.title} lead={topic.lead} />
        <section aria-labelledby="list" css={{ marginBottom: "2rem" }}>
          <h2 id="list" css={{ marginBottom: "1rem" }}>
            {t("needs.list")}
          </h2>
          <Checklist name="ninni-needs" title={topic.title} groups={groups} />
        </section>
      </div>
      <div className="no-print" css={columns}>
        <div>
          {guides.nodes.map((guide) => (
            <NeedGuide key={guide.key} guide={guide} />
          ))}
          <AbroadFold subjects={uniqueSubjects(guides.nodes.map(({ abroad }) => abroad))} />
          {guides.nodes.length > 0 && (
            <TrustBlock {...earliestDates(guides.nodes)} sources={uniqueSources(...guides.nodes.map(({ sources }) => sources))} />
          )}
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
        ...Trust
      }
    }
  }
`;
