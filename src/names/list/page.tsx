import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { type NameGender, type NameList, type RouteId, routeOf, routes } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { sortBy } from "../../text/letters";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { NameFinder } from "./NameFinder";
import { NameIndex } from "./NameIndex";

type NameListContext = PageContext & { side: NameGender; names: NameList };

/** The route of a list on each side. */
const findRoute = (names: NameList, side: NameGender) =>
  (Object.keys(routes) as RouteId[]).find((id) => routeOf(id).names === names && routeOf(id).side === side) as RouteId & "girlNames";

export default function NameListPage({ data, pageContext }: PageProps<Queries.NameListPageQuery, NameListContext>) {
  const { t } = useTranslation();
  const { side, names, language, paths } = pageContext;
  const { total, first, letters, english } = data.listing;
  const title = t(`title.${names}.${side}`);
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="names">
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="names" to="names">
              {t("nav.names")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={title} lead={t(`rule.${names}`)} />
        <Island
          name="nameFinder"
          component={NameFinder}
          props={{
            side,
            list: names,
            first,
            total,
            counts: Object.fromEntries(letters.map((letter) => [letter.letter, letter.names.length])),
            choices: {
              origins: sortBy(data.listing.origins, (origin) => t(`origin.${origin}`), language),
              themes: sortBy(data.listing.themes, (theme) => t(`theme.${theme}`), language),
            },
            pages: { girl: findRoute(names, "girl"), boy: findRoute(names, "boy") },
          }}
        />
        <NameIndex title={t("index.title")} text={t("index.text")} letters={letters} side={side} />
        {english.length > 0 && (
          <NameIndex title={t("list.english")} text={t("index.english")} prefix="english-" letters={english} side={side} />
        )}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.NameListPageQuery> & { pageContext: NameListContext }) {
  const { names, side } = pageContext;
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `title.${names}.${side}`)}
      description={headText(data, `description.${names}`, { count: data.listing.total })}
    />
  );
}

export const query = graphql`
  query NameListPage($names: String!, $side: Side!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    listing: nameListing(list: $names, side: $side, language: $lang) {
      total
      origins
      themes
      first {
        name
        slug
        meaning
        origins
        themes
        evidence
        lists
        rank
        lasting
        place {
          rank
          year
        }
      }
      letters {
        letter
        names {
          name
          slug
        }
      }
      english {
        letter
        names {
          name
          slug
        }
      }
    }
  }
`;
