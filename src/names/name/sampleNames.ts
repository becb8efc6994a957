import type { PageProps } from "gatsby";
import site from "../../../data/site.json";
import { pathTo } from "../../routes/routes";
import type { PageContext } from "../../site/shell/PageContext";
import type { NameGender } from "../../vocabulary/nameLists";

type NameData = Queries.BabyNamePageQuery;
type Name = NonNullable<NameData["babyName"]>;

const [years, linked] = [[5, 3, null, 7, 12].map((place, i) => ({ year: 2013 + i, place })), [{ name: "x", meaning: "x", pathOn: "/x" }]];

/** A name with every field a page can show. No reader sees it: it is only used to collect the styles of the page's parts. */
const whole: Name = {
  name: "Gülce",
  slug: "compared",
  sex: "unisex",
  lean: "girl",
  origins: ["persian"],
  meaning: "x",
  dispute: null,
  themes: [],
  claim: "Quran",
  marks: ["english"],
  variants: ["x"],
  circumflexForm: "x",
  etymology: "x",
  evidence: "compared",
  syllables: ["gül", "ce"],
  stressedSyllable: 1,
  englishHint: "x",
  lists: ["popular"],
  girlPath: "/x",
  boyPath: "/x",
  quran: null,
  namesakes: [{ name: "x", text: "x" }],
  englandWales: null,
  unitedStates: null,
  sisters: linked,
  brothers: linked,
  doubleNames: linked,
  similarInSound: linked,
  similarInMeaning: linked,
  previous: null,
  next: null,
  announced: [],
  years,
  sources: [{ key: "x", publisher: "x", title: "x", year: 2020, url: "/x" }],
};

const names: Name[] = [
  whole,
  { ...whole, slug: "editors", evidence: "editors", marks: [], quran: { verse: "2:31", kind: "word", word: "x" }, claim: null },
  { ...whole, slug: "disputed", evidence: "disputed", dispute: "coinage" },
];

const side: NameGender = "girl";
const context = {
  id: "girlName",
  key: null,
  language: "tr",
  lang: "tr",
  namespaces: [],
  paths: { tr: pathTo("girlName", "tr", { name: "x" }), en: pathTo("girlName", "en", { name: "x" }) },
  digest: null,
  isDiscreet: false,
  written: null,
  side,
} satisfies PageContext & { side: NameGender };

/**
 * Names whose pages together have every part that such a page can have. gatsby-ssr.tsx renders them to find out which styles go into the shared style
 * file of all names. A part missing here has its styles in each page instead; __tests__/browser/deploy.spec.ts fails if those are many.
 */
export const sampleNames = names.map(
  (babyName) =>
    ({
      data: { babyName, circumflex: null, icao: null, locales: { edges: [] }, brand: site },
      pageContext: context,
    }) as unknown as PageProps<NameData, typeof context> & { data: NameData },
);
