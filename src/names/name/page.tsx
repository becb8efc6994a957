// Over 200 lines: more than a third is the query, which Gatsby reads only from the page's own file.
import { graphql, type PageProps } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { ShareLinks } from "../../site/record/ShareLinks";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { Pager } from "../../ui/Pager";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import type { NameGender } from "../../vocabulary/nameLists";
import { ChipLinks } from "./ChipLinks";
import { canTakeCircumflex } from "./canTakeCircumflex";
import { lettersAbroad } from "./lettersAbroad";
import { MostlyGivenTo } from "./MostlyGivenTo";
import { NameClaim } from "./NameClaim";
import { NameHead } from "./NameHead";
import { NameLinks } from "./NameLinks";
import { NameLists } from "./NameLists";
import { NameMeaning } from "./NameMeaning";
import { NamePopularity } from "./NamePopularity";
import { NameSiblings } from "./NameSiblings";
import { NameSound } from "./NameSound";
import { NameSources } from "./NameSources";
import { NameSpelling } from "./NameSpelling";
import { Namesakes } from "./Namesakes";
import { QuranPlace } from "./QuranPlace";

type NameContext = PageContext & { side: NameGender };

/** Links to those of the names that have a page on this side. */
const linked = (names: readonly { readonly name: string; readonly meaning: string; readonly pathOn: string | null }[]) =>
  names.flatMap(({ name, meaning, pathOn }) => (pathOn === null ? [] : [{ name, meaning, path: pathOn }]));

const neighbour = (name: { readonly name: string; readonly pathOn: string | null } | null) =>
  name?.pathOn ? { name: name.name, href: name.pathOn } : null;

type NameData = Omit<Queries.BabyNamePageQuery, "babyName"> & { babyName: NonNullable<Queries.BabyNamePageQuery["babyName"]> };

/** What can go wrong in writing the name: letters that other countries lack, and a circumflex that may be left out. */
function spellingNotes({ babyName, circumflex }: NameData) {
  const { name, origins, marks } = babyName;
  return {
    letters: marks.includes("english") ? [] : lettersAbroad(name),
    circumflexRule: canTakeCircumflex(name, origins) ? circumflex : null,
  };
}

/** The sections of a name’s page; those without content are left out. */
function sectionsOfName(data: NameData, side: NameGender): [anchor: string, content: ReactNode][] {
  const { babyName } = data;
  const { name, lean, origins, claim, quran, evidence } = babyName;
  const otherPath = side === "girl" ? babyName.boyPath : babyName.girlPath;
  const { letters, circumflexRule } = spellingNotes(data);
  const lists = babyName.lists.filter((list) => list !== "english");
  const [soundingAlike, meaningAlike] = [linked(babyName.similarInSound), linked(babyName.similarInMeaning)];
  const [sisters, brothers, doubles] = [linked(babyName.sisters), linked(babyName.brothers), linked(babyName.doubleNames)];
  const babies = babyName.announced.findLast(({ count }) => count !== null);
  // Most claims that are corrected say that the Quran has a name which it does not have.
  const isOfQuran = !quran && /Kur’an|Quran/.test(claim ?? "");
  return [
    [
      "meaning",
      <NameMeaning
        key="meaning"
        origins={origins}
        themes={babyName.themes}
        etymology={babyName.etymology}
        evidence={evidence}
        dispute={babyName.dispute}
      />,
    ],
    ["said", <NameSound key="said" syllables={babyName.syllables} stressed={babyName.stressedSyllable} hint={babyName.englishHint} />],
    [
      "common",
      <NamePopularity
        key="common"
        name={name}
        side={side}
        years={babyName.years}
        babies={babies?.count ? { year: babies.year, count: babies.count } : null}
        englandWales={babyName.englandWales}
        unitedStates={babyName.unitedStates}
      />,
    ],
    ["claim", claim && <NameClaim claim={claim} isOfQuran={isOfQuran} />],
    ["quran", quran && <QuranPlace {...quran} />],
    ["namesakes", babyName.namesakes && <Namesakes key="namesakes" namesakes={babyName.namesakes} />],
    ["siblings", sisters.length + brothers.length > 0 && <NameSiblings sisters={sisters} brothers={brothers} />],
    ["doubles", doubles.length > 0 && <ChipLinks links={doubles} />],
    ["alike", meaningAlike.length > 0 && <NameLinks names={meaningAlike} />],
    ["sound", soundingAlike.length > 0 && <NameLinks names={soundingAlike} />],
    [
      "spelling",
      <NameSpelling
        key="spelling"
        variants={babyName.variants ?? []}
        form={babyName.circumflexForm}
        letters={letters}
        circumflexRule={circumflexRule}
      />,
    ],
    ["bearer", lean && otherPath && <MostlyGivenTo lean={lean} other={{ side: side === "girl" ? "boy" : "girl", path: otherPath }} />],
    ["lists", lists.length > 0 && <NameLists lists={lists} side={side} />],
  ];
}

export default function BabyNamePage({ data, pageContext }: PageProps<Queries.BabyNamePageQuery, NameContext>) {
  const t = useTexts();
  const { babyName, icao } = data;
  if (!babyName) throw new Error("BabyNamePage requires a name");
  const { name, evidence, previous, next } = babyName;
  const { language, side, paths } = pageContext;
  const { letters, circumflexRule } = spellingNotes({ ...data, babyName });
  const shown = sectionsOfName({ ...data, babyName }, side).filter(([, content]) => content);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="names">
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
          <ShareLinks title={`${name}: ${babyName.meaning}`} url={brandFrom(data).url + paths[language]} />
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
      // A unisex name has two pages, which must not look the same in search results.
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
      circumflexForm
      etymology(language: $lang)
      namesakes {
        name
        text(language: $lang)
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
      stressedSyllable
      englishHint
      lists(side: $side, language: $lang)
      girlPath: pathOn(side: girl, language: $lang)
      boyPath: pathOn(side: boy, language: $lang)
      sisters: siblingNames(side: $side, of: girl) {
        name
        meaning(language: $lang)
        pathOn(side: girl, language: $lang)
      }
      brothers: siblingNames(side: $side, of: boy) {
        name
        meaning(language: $lang)
        pathOn(side: boy, language: $lang)
      }
      doubleNames(side: $side) {
        name
        meaning(language: $lang)
        pathOn(side: $side, language: $lang)
      }
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
        count
      }
      years(side: $side) {
        year
        place
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
