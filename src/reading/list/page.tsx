import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import { KeepSection } from "../../site/offline/SectionSaver";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandOf, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Toc } from "../../ui/Toc";
import { wrap } from "../../ui/theme/globalStyles";
import { arrangementOf } from "./arrangements";
import { EntryGroup } from "./EntryGroup";
import { weeksAsText } from "./findSymptoms";
import { SymptomFinder } from "./SymptomFinder";

/** The one list template: content types 1 to 9. */
export default function ListPage({ data, pageContext }: PageProps<Queries.ListPageQuery, PageContext>) {
  const { t } = useTranslation(["list", "common"]);
  const { contentType, paths, id } = pageContext;
  const type = contentType ?? 0;
  const { parts, partOf, draw, help } = arrangementOf(type);
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
    name: name ?? t(`${type}.entry`, { n: position }),
    label: name && type === 8 ? t(`${type}.entry`, { n: position }) : undefined,
    drawing: draw(position),
    found: foundBy(key, name),
  }));
  const groups = parts
    .map((part) => ({
      anchor: `group-${part}`,
      name: t(`${type}.group.${part}`),
      text: t(`${type}.group.${part}.text`),
      entries: entries.filter((entry) => entry.part === part),
    }))
    .filter((group) => group.entries.length > 0);
  return (
    <PageShell brand={brandOf(data)} paths={paths} section={id}>
      <div css={wrap}>
        <Crumbs here={t(`${type}.title`)} />
        <PageIntro title={t(`${type}.title`)} lead={t(`${type}.lead`)}>
          {help && (
            <p>
              <LocalLink to={help}>{t(`${type}.help`)}</LocalLink>
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
              {id === "firstAidTopics" && <KeepSection section={id} />}
            </div>
            <Toc entries={groups} />
          </>
        )}
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
  query ListPage($contentType: Int!, $findsSymptoms: Boolean!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    entries: allListEntry(filter: { contentType: { eq: $contentType } }, sort: { position: ASC }) {
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
