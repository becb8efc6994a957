import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { trimesterOf } from "../calculators/gestation";
import { columns } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { EntryGrid } from "../components/EntryGrid";
import { LocalLink } from "../components/LocalLink";
import { PageIntro } from "../components/PageIntro";
import { PageShell } from "../components/PageShell";
import { Toc } from "../components/Toc";
import { Womb } from "../components/Womb";
import { wrap } from "../theme/globalStyles";
import { brandOf, type HeadInput, headText, SiteHead } from "./shared";

/** How the entries of each content type are grouped and drawn; a type that is not named stands in one group without drawings. */
const arrangements: Record<number, { groupOf: (position: number) => number; draw: (position: number) => React.ReactNode }> = {
  1: { groupOf: (week) => trimesterOf(week), draw: (week) => <Womb week={week} size={96} /> },
};

/** The one list template: content types 1 to 9. */
export default function ListPage({ data, pageContext }: PageProps<Queries.ListPageQuery, PageContext>) {
  const { t } = useTranslation(["list", "common"]);
  const { contentType, paths, id } = pageContext;
  const type = contentType ?? 0;
  const { groupOf = () => 1, draw = () => null } = arrangements[type] ?? {};
  const groups = [...new Set(data.entries.nodes.map(({ position }) => groupOf(position)))];
  const name = (position: number) => t(`${type}.entry`, { n: position });
  return (
    <PageShell brand={brandOf(data)} paths={paths} section={id}>
      <div css={wrap}>
        <Crumbs here={t(`${type}.title`)} />
        <PageIntro title={t(`${type}.title`)} lead={t(`${type}.lead`)}>
          <p>
            <LocalLink to="monthsPregnant">{t(`${type}.help`)}</LocalLink>
          </p>
        </PageIntro>
      </div>
      <div css={columns}>
        <div>
          {groups.map((group) => (
            <section key={group} aria-labelledby={`group-${group}`} css={{ marginBottom: "3rem" }}>
              <h2 id={`group-${group}`}>{t(`${type}.group.${group}`)}</h2>
              <p css={{ margin: "0.5rem 0 1.25rem", maxWidth: "60ch" }}>{t(`${type}.group.${group}.text`)}</p>
              <EntryGrid
                entries={data.entries.nodes
                  .filter(({ position }) => groupOf(position) === group)
                  .map(({ key, position, teaser, path }) => ({ key, path, teaser, name: name(position), drawing: draw(position) }))}
              />
            </section>
          ))}
        </div>
        <Toc entries={groups.map((group) => ({ anchor: `group-${group}`, name: t(`${type}.group.${group}`) }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ListPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `${pageContext.contentType}.title`)}
      description={headText(data, `${pageContext.contentType}.description`)}
    />
  );
}

export const query = graphql`
  query ListPage($contentType: Int!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    entries: allListEntry(filter: { contentType: { eq: $contentType } }, sort: { position: ASC }) {
      nodes {
        key
        position
        teaser(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
