import { graphql, type PageProps } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NameGender } from "../../routes/pages";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { Pager } from "../../ui/Pager";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { canTakeCircumflex } from "./canTakeCircumflex";
import { lettersAbroad } from "./lettersAbroad";
import { MostlyGivenTo } from "./MostlyGivenTo";
import { NameHead } from "./NameHead";
import { NameLinks } from "./NameLinks";
import { NameLists } from "./NameLists";
import { NameMeaning } from "./NameMeaning";
import { NamePopularity } from "./NamePopularity";
import { NameSound } from "./NameSound";
import { NameSources } from "./NameSources";
import { NameSpelling } from "./NameSpelling";
import { QuranPlace } from "./QuranPlace";

type NameContext = PageContext & { side: NameGender };

/** The names that have a page on this side, as links. */
const linked = (names: readonly { readonly name: string; readonly meaning: string; readonly pathOn: string | null }[]) =>
  names.flatMap(({ name, meaning, pathOn }) => (pathOn === null ? [] : [{ name, meaning, path: pathOn }]));

const neighbour = (name: { readonly name: string; readonly pathOn: string | null } | null) =>
  name?.pathOn ? { name: name.name, href: name.pathOn } : null;

export default function BabyNamePage({ data, pageContext }: PageProps<Queries.BabyNamePageQuery, NameContext>) {
  const { t } = useTranslation();
  const { babyName, circumflex, icao } = data;
  if (!babyName) throw new Error("BabyNamePage requires a name");
  const { name, lean, origins, claim, quran, evidence, previous, next } = babyName;
  const { language, side, paths } = pageContext;
  const isUnisex = babyName.sex === "unisex";
  const otherPath = side === "girl" ? babyName.boyPath : babyName.girlPath;
  const letters = babyName.marks.includes("english") ? [] : lettersAbroad(name);
  const circumflexRule = canTakeCircumflex(name, origins) ? circumflex : null;
  const lists = babyName.lists.filter((list) => list !== "english");
  const [soundingAlike, meaningAlike] = [linked(babyName.similarInSound), linked(babyName.similarInMeaning)];
  const sections: [anchor: string, content: ReactNode][] = [
    ["said", <NameSound key="said" syllables={babyName.syllables} hint={babyName.englishHint} />],
    [
      "meaning",
      <NameMeaning
        key="meaning"
        meaning={babyName.meaning}
        origins={origins}
        themes={babyName.themes}
        evidence={evidence}
        dispute={babyName.dispute}
      />,
    ],
    ["claim", claim && <p>{claim}</p>],
    ["quran", quran && <QuranPlace {...quran} />],
    [
      "common",
      <NamePopularity
        key="common"
        isUnisex={isUnisex}
        turkiye={babyName.turkiye}
        announced={babyName.announced}
        englandWales={babyName.englandWales}
        unitedStates={babyName.unitedStates}
      />,
    ],
    [
      "spelling",
      <NameSpelling key="spelling" variants={babyName.variants ?? []} letters={letters} circumflexUrl={circumflexRule?.url ?? null} />,
    ],
    ["bearer", lean && otherPath && <MostlyGivenTo lean={lean} other={{ side: side === "girl" ? "boy" : "girl", path: otherPath }} />],
    ["lists", lists.length > 0 && <NameLists lists={lists} side={side} />],
    ["sound", soundingAlike.length > 0 && <NameLinks names={soundingAlike} />],
    ["alike", meaningAlike.length > 0 && <NameLinks names={meaningAlike} />],
  ];
  const shown = sections.filter(([, content]) => content);
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="names">
      <div css={wrap}>
        <Crumbs here={name}>
          {[
            <LocalLink key="names" to="names">
              {t("nav.names")}
            </LocalLink>,
            <LocalLink key="side" to={side === "girl" ? "girlNames" : "boyNames"}>
              {t(`crumb.${side}`)}
            </LocalLink>,
          ]}
        </Crumbs>
        <NameHead entry={babyName} side={side} />
      </div>
      <div css={columns}>
        <div css={prose}>
          {shown.map(([anchor, content]) => (
            <Fragment key={anchor}>
              <h2 id={anchor}>{t(`heading.${anchor}`)}</h2>
              {content}
            </Fragment>
          ))}
          <ShareLinks title={name} url={brandFrom(data).url + paths[language]} />
          <Pager label={t("neighbours")} previous={neighbour(previous)} next={neighbour(next)} />
          <NameSources
            evidence={evidence}
            sources={[...babyName.sources, circumflexRule, letters.length > 0 ? icao : null].filter((source) => source !== null)}
          />
        </div>
        <Toc entries={[...shown.map(([anchor]) => anchor), "how"].map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.BabyNamePageQuery> & { pageContext: NameContext }) {
  const { side } = pageContext;
  const { name = "", meaning = "", sex, origins = [] } = data.babyName ?? {};
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      // A unisex name has two pages, which must not look the same in a list of results.
      title={headText(data, sex === "unisex" ? `pageTitle.${side}` : "pageTitle", { name })}
      description={headText(data, `pageDescription.${side}`, {
        name,
        meaning,
        origins: origins.map((origin) => headText(data, `origin.${origin}`)).join(", "),
      })}
    />
  );
}

export const query = graphql`
  query BabyNamePage($key: String!, $side: NameGender!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    babyName(key: { eq: $key }) {
      name
      slug
      sex
      lean
      origins
      meaning(language: $lang)
      dispute
      themes
      claim(language: $lang)
      quran {
        verse
        kind
        word
      }
      marks
      variants
      turkiye {
        rank
        rankYear
        rankSide
        isApproximate
        rank2018
        bestRank
        bestYear
        firstTop100
        lastTop100
        yearsInTop100
      }
      englandWales {
        rank
        sex
        count
      }
      unitedStates {
        rank
      }
      evidence
      syllables
      englishHint
      lists(side: $side, language: $lang)
      girlPath: pathOn(side: girl, language: $lang)
      boyPath: pathOn(side: boy, language: $lang)
      similarInSound(side: $side) {
        name
        meaning(language: $lang)
        pathOn(side: $side, language: $lang)
      }
      similarInMeaning(side: $side) {
        name
        meaning(language: $lang)
        pathOn(side: $side, language: $lang)
      }
      previous(side: $side, language: $lang) {
        name
        pathOn(side: $side, language: $lang)
      }
      next(side: $side, language: $lang) {
        name
        pathOn(side: $side, language: $lang)
      }
      announced(side: $side) {
        year
        place
        count
      }
      sources {
        ...SourceLine
      }
    }
    circumflex: source(key: { eq: "names-circumflex" }) {
      ...SourceLine
    }
    icao: source(key: { eq: "names-icao" }) {
      ...SourceLine
    }
  }
`;
