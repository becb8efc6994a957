import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { ListId } from "../../routes/pages";
import { Crumbs } from "../../site/Crumbs";
import { SectionSaver } from "../../site/offline/SectionSaver";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Toc } from "../../ui/Toc";
import { wrap } from "../../ui/theme/globalStyles";
import { arrangements } from "./arrangements";
import { EntryGroup } from "./EntryGroup";
import { weeksAsText } from "./findSymptoms";
import { SymptomFinder } from "./SymptomFinder";

type ListContext = PageContext & { list: ListId };

/** The one template of the nine lists. */
export default function ListPage({ data, pageContext }: PageProps<Queries.ListPageQuery, ListContext>) {
  const { t } = useTranslation(["list", "common"]);
  const { list, paths } = pageContext;
  const { parts, partOf, draw, help } = arrangements[list];
  const finder = new Map(data.symptoms?.nodes.map((symptom) => [symptom.key, symptom]));
  const foundBy = (key: string, name: string | null) => {
    const symptom = finder.get(key);
    return symptom && { words: [name, ...symptom.words].join(" "), weeks: weeksAsText(symptom.weeks) };
  };
  const entries = data.entries.nodes.map(({ key, position, name, part, teaser, path }) => ({
    key,
    part: part ?? partOf(position),
    path,
    teaser,
    name: name ?? t(`${list}.entry`, { n: position }),
    label: name && list === "babyActivities" ? t(`${list}.entry`, { n: position }) : undefined,
    drawing: draw(position),
    found: foundBy(key, name),
  }));
  const groups = parts
    .map((part) => ({
      anchor: `group-${part}`,
      name: t(`${list}.group.${part}`),
      text: t(`${list}.group.${part}.text`),
      entries: entries.filter((entry) => entry.part === part),
    }))
    .filter((group) => group.entries.length > 0);
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section={list}>
      <div css={wrap}>
        <Crumbs here={t(`${list}.title`)} />
        <PageIntro title={t(`${list}.title`)} lead={t(`${list}.lead`)}>
          {help && (
            <p>
              <LocalLink to={help}>{t(`${list}.help`)}</LocalLink>
            </p>
          )}
        </PageIntro>
      </div>
      <div css={columns}>
        {data.symptoms ? (
          <SymptomFinder groups={groups} />
        ) : (
          <>
            <div>
              {groups.map((group) => (
                <EntryGroup key={group.anchor} {...group} />
              ))}
              {list === "firstAidTopics" && <SectionSaver section={list} />}
            </div>
            <Toc entries={groups} />
          </>
        )}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ListPageQuery> & { pageContext: ListContext }) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `${pageContext.list}.title`)}
      description={headText(data, `${pageContext.list}.description`)}
    />
  );
}

export const query = graphql`
  query ListPage($list: ListId!, $findsSymptoms: Boolean!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    entries: allListEntry(filter: { list: { eq: $list } }, sort: { position: ASC }) {
      nodes {
        key
        position
        part
        name(language: $lang)
        teaser(language: $lang)
        path(language: $lang)
      }
    }
    symptoms: allSymptom @include(if: $findsSymptoms) {
      nodes {
        key
        words(language: $lang)
        weeks {
          weekFrom
          weekTo
        }
      }
    }
  }
`;
