import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { band, cardGrid } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { Icon } from "../components/Icon";
import { NeedCard } from "../components/NeedCard";
import { PageIntro } from "../components/PageIntro";
import { PageShell } from "../components/PageShell";
import { SectionHead } from "../components/SectionHead";
import { wrap } from "../theme/globalStyles";
import { brandOf, type HeadInput, headText, SiteHead } from "./shared";

/** All need guides, by topic. */
export default function NeedsPage({ data, pageContext }: PageProps<Queries.NeedsPageQuery, PageContext>) {
  const { t } = useTranslation(["needs", "common"]);
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths} section="products">
      <div css={wrap}>
        <Crumbs here={t("needs.title")} />
        <PageIntro title={t("needs.title")} lead={t("needs.lead")} />
        {data.topics.nodes.map((topic) => (
          <section key={topic.key} aria-labelledby={topic.key} css={band}>
            <SectionHead id={topic.key} title={topic.title} lead={topic.lead}>
              <a href={topic.path}>
                {t("needs.readAll")} <Icon name="arrow" />
              </a>
            </SectionHead>
            <div css={cardGrid(4)}>
              {data.guides.nodes
                .filter((guide) => guide.topic.group === topic.group)
                .map((guide) => (
                  <NeedCard key={guide.key} guide={guide} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.NeedsPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "needs.title")}
      description={headText(data, "needs.description")}
    />
  );
}

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
  }
`;
