import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { nameListRoute, pathTo } from "../../routes/routes";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatNumber } from "../../text/formatNumber";
import { useTexts } from "../../text/useTexts";
import { band, cardGrid } from "../../ui/Columns.styles";
import { PageIntro } from "../../ui/PageIntro";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { layout, media } from "../../ui/theme/tokens";
import { type NameGender, type NameList, nameGenders, nameLists } from "../../vocabulary/nameLists";
import NameMatches from "../match/NameMatches.island";
import Shortlist from "../shortlist/Shortlist.island";
import { aroundShortlist } from "../shortlist/shortlist.styles";
import { AnnouncedYears } from "./AnnouncedYears";
import { HowNamesAreChecked } from "./HowNamesAreChecked";
import { NameLetters } from "./NameLetters";
import { NameListCard } from "./NameListCard";
import NameSearch from "./NameSearch.island";
import { NameSideCard } from "./NameSideCard";

const lists = nameLists.filter((list) => list !== "all");

/** Number of names in a list. */
const totalIn = ({ listings }: Queries.NamesPageQuery, list: NameList, side: NameGender): number =>
  listings.find((listing) => listing.list === list && listing.side === side)?.total ?? 0;

/** First letters of the names of a side. */
const lettersIn = ({ listings }: Queries.NamesPageQuery, side: NameGender): string[] =>
  listings.find((listing) => listing.list === "all" && listing.side === side)?.letters.map(({ letter }) => letter) ?? [];

/** The seven lists in rows without gaps: three and four cards, or four and three. */
const listCards = {
  display: "grid",
  gap: layout.gap,
  [media.split]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > *": { gridColumn: "span 6" },
    "& > :nth-of-type(-n + 3)": { gridColumn: "span 4" },
  },
  [media.aside]: { "& > :nth-of-type(n)": { gridColumn: "span 4" }, "& > :nth-of-type(-n + 4)": { gridColumn: "span 3" } },
};

/** The hub of names: both sides, the lists and their rules, the visitor's shortlist, and the announcements of each year. */
export default function NamesPage({ data, pageContext }: PageProps<Queries.NamesPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const number = (value: number) => formatNumber(value, language);
  const total = (list: NameList, side: NameGender) => totalIn(data, list, side);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="names">
      <div css={{ ...wrap, ...aroundShortlist }}>
        <div>
          <Crumbs here={t("hub.title")} />
          <PageIntro title={t("hub.title")} lead={t("hub.lead")}>
            <p className="no-print">
              <a href="#shortlist">{t("hub.toShortlist")}</a>
            </p>
          </PageIntro>
          <Island name="nameSearch" component={NameSearch} props={{}} />
          <NameLetters letters={{ girl: lettersIn(data, "girl"), boy: lettersIn(data, "boy") }} />
          <div css={{ ...cardGrid(3), [media.aside]: { gridTemplateColumns: "repeat(2, 1fr)" } }}>
            {nameGenders.map((side) => (
              <NameSideCard
                key={side}
                title={t(`hub.side.${side}`)}
                path={pathTo(nameListRoute("all", side), language)}
                count={t("hub.count", { n: number(total("all", side)) })}
              />
            ))}
          </div>
        </div>
        <section aria-labelledby="lists" css={band}>
          <SectionHead id="lists" title={t("hub.lists")} lead={t("hub.lists.lead")} />
          <div css={listCards}>
            {lists.map((list) => (
              <NameListCard
                key={list}
                title={t(`list.${list}`)}
                rule={t(`rule.${list}`)}
                links={nameGenders.map((side) => ({
                  path: pathTo(nameListRoute(list, side), language),
                  text: t(`hub.list.${side}`, { n: number(total(list, side)) }),
                }))}
              />
            ))}
          </div>
        </section>
        <section id="matches" aria-labelledby="matches-title" css={band} className="no-print">
          <SectionHead id="matches-title" title={t("match.title")} lead={t("match.lead")} />
          <Island name="nameMatches" component={NameMatches} props={{}} />
        </section>
        <Island name="shortlist" component={Shortlist} props={{}} />
        <AnnouncedYears years={data.years.nodes} />
        <HowNamesAreChecked sources={data.sources.nodes} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.NamesPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "hub.title")}
      description={headText(data, "hub.description", {
        girls: formatNumber(totalIn(data, "all", "girl"), pageContext.language),
        boys: formatNumber(totalIn(data, "all", "boy"), pageContext.language),
      })}
    />
  );
}

export const query = graphql`
  query NamesPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    listings: nameListings(language: $lang) {
      list
      side
      total
      letters {
        letter
      }
    }
    years: allAnnouncedNames(sort: { year: DESC }) {
      nodes {
        year
        girls {
          name
          place
          count
        }
        boys {
          name
          place
          count
        }
      }
    }
    sources: allSource(filter: { key: { glob: "names-*" } }, sort: { key: ASC }) {
      nodes {
        ...SourceLine
      }
    }
  }
`;
