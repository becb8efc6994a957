import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { nameListRoute, pathTo } from "../../routes/routes";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatNumber } from "../../text/formatNumber";
import { sortBy } from "../../text/letters";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { media, size } from "../../ui/theme/tokens";
import type { NameGender, NameList } from "../../vocabulary/nameLists";
import NameFinder from "./NameFinder.island";
import { NameIndex } from "./NameIndex";

/** On a phone the text before the list is short, so that its search and its first name are in the first view. */
const page = { ...wrap, [media.small]: { "& > header": { paddingBottom: "1rem", "& p": { fontSize: size.body } } } } as const;

/** Lists whose rule needs more than the sentence at the top. */
const explained: readonly NameList[] = ["popular", "mostLiked", "modern", "rare", "undiscovered", "quran"];

type NameListContext = PageContext & { side: NameGender; list: NameList };

export default function NameListPage({ data, pageContext }: PageProps<Queries.NameListPageQuery, NameListContext>) {
  const t = useTexts();
  const { side, list, language } = pageContext;
  const { total, first, letters, english } = data.listing;
  const title = t(`title.${list}.${side}`);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="names">
      <div css={page}>
        <Crumbs here={title}>
          {[
            <LocalLink key="names" to="names">
              {t("nav.names")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={title} lead={t(`rule.${list}`)} />
        <Island
          name="nameFinder"
          component={NameFinder}
          props={{
            side,
            list,
            first,
            total,
            counts: Object.fromEntries(letters.map((letter) => [letter.letter, letter.names.length])),
            choices: {
              origins: sortBy(data.listing.origins, (origin) => t(`origin.${origin}`), language),
              themes: sortBy(data.listing.themes, (theme) => t(`theme.${theme}`), language),
            },
            pages: { girl: pathTo(nameListRoute(list, "girl"), language), boy: pathTo(nameListRoute(list, "boy"), language) },
          }}
        />
        {explained.includes(list) && (
          <section aria-labelledby="rule" css={{ paddingTop: "3rem", "& > p": { marginTop: "0.5rem", maxWidth: "60ch" } }}>
            <h2 id="rule">{t("rule.title")}</h2>
            <p>
              {t(`rule.${list}`)} {t(`rule.${list}.more`)}
            </p>
          </section>
        )}
        <NameIndex title={t("index.title")} text={t("index.text")} letters={letters} side={side} />
        {english.length > 0 && (
          <NameIndex title={t("list.english")} text={t("index.english")} prefix="english-" letters={english} side={side} />
        )}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.NameListPageQuery> & { pageContext: NameListContext }) {
  const { list, side, language } = pageContext;
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `title.${list}.${side}`)}
      description={headText(data, `description.${list}`, { count: formatNumber(data.listing.total, language) })}
    />
  );
}

export const query = graphql`
  query NameListPage($list: NameList!, $side: NameGender!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    listing: nameListing(list: $list, side: $side, language: $lang) {
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
