/** The content of the pictures shown when pages are shared: words, drawing and background of each. */
import { type Find, findAmong, mainPage, pagedTypes, type RawRecord } from "../content/recordPages";
import { drawn, type FindRaw, type Ground } from "../content/records/recordType";
import { type RecordTypeName, rowOf } from "../content/records/registry";
import type { PictureKind } from "../routes/page";
import { type Language, languages, routeOf } from "../routes/routes";
import { sharePicture } from "../site/head/sharePicture";
import { firstLetter, sortBy } from "../text/letters";

export interface SharePicture {
  path: `/${string}`;
  /** Background colour. */
  ground: string;
  /** File of the drawing on the right; null for a picture with only words. */
  drawing: string | null;
  /** Either words, with the same in the other language below if both languages share the picture … */
  words?: string;
  otherWords?: string;
  /** … or a large number or letters, with what they count. */
  number?: number | string;
  unit?: string;
}

const ground: Record<Ground, string> = {
  sage: "#e3edea",
  rose: "#fdeeec",
  sand: "#f5e3c4",
  mint: "#dcede3",
  peach: "#f4d3ba",
  paper: "#fbf8f3",
  night: "#2c484c",
};

type Kind = Pick<SharePicture, "ground" | "drawing"> & { words: Record<Language, string> };

/** Pictures that many pages use, by their name in routes/page.ts. The one for articles shows no baby, because some articles are about loss. */
const kinds: Record<PictureKind, Kind> = {
  home: { drawing: drawn("hero"), ground: ground.night, words: { tr: "Hamilelik ve bebek rehberi", en: "Pregnancy and baby guide" } },
  pregnancy: {
    drawing: drawn("icons/pregnancy-weeks"),
    ground: ground.sage,
    words: { tr: "Hafta hafta hamilelik", en: "Pregnancy, week by week" },
  },
  baby: { drawing: drawn("baby-months/6"), ground: ground.rose, words: { tr: "Hafta hafta bebeğiniz", en: "Your baby, week by week" } },
  food: {
    drawing: drawn("article-food"),
    ground: ground.sand,
    words: { tr: "Hamilelikte ve ilk yıllarda beslenme", en: "Eating in pregnancy and the first years" },
  },
  symptoms: {
    drawing: drawn("icons/symptoms"),
    ground: ground.sage,
    words: { tr: "Hamilelik belirtileri: kimi, ne zaman aramalı?", en: "Symptoms in pregnancy: when to call whom" },
  },
  "first-aid": {
    drawing: drawn("icons/first-aid"),
    ground: ground.mint,
    words: { tr: "Bebekte ve çocukta ilk yardım", en: "First aid for babies and children" },
  },
  articles: {
    drawing: drawn("empty"),
    ground: ground.sage,
    words: { tr: "Kaynağı belli, sade yazılar", en: "Plain articles with their sources" },
  },
  loss: { drawing: null, ground: ground.night, words: { tr: "Kayıp ve destek", en: "Loss and support" } },
  names: {
    drawing: drawn("icons/names"),
    ground: ground.peach,
    words: { tr: "Kız ve erkek bebek isimleri", en: "Names for girls and boys" },
  },
  tools: {
    drawing: drawn("icons/due-date"),
    ground: ground.sage,
    words: { tr: "Hamilelik ve bebek hesaplayıcıları", en: "Pregnancy and baby calculators" },
  },
  needs: {
    drawing: "static/objects/basket.svg",
    ground: ground.paper,
    words: { tr: "Neye gerçekten ihtiyaç var?", en: "What do you really need?" },
  },
};

const both = (value: unknown) => value as Record<Language, string>;

/** The pictures of a record’s page, as its route declares them: with its title, one for each language, or one for both. */
function picturesOfRecord(type: RecordTypeName, record: RawRecord, find: Find): SharePicture[] {
  const { sharePicture: look } = rowOf(type);
  if (!look) return [];
  const { ground: colour, drawing } = typeof look === "function" ? look(record, find as FindRaw) : look;
  const shared = { ground: ground[colour], drawing };
  const { key } = record;
  const pathIn = (language: Language) => sharePicture({ id: mainPage(type, record, language, find).route, key, language });
  const { sharePicture: form } = routeOf(mainPage(type, record, "tr", find).route);
  if (typeof form === "object" && "titled" in form)
    return languages.map((language) => ({ path: pathIn(language), ...shared, words: both(record.question ?? record.title)[language] }));
  const number = record.week ?? record.month;
  if (typeof number === "number") return [{ path: pathIn("tr"), ...shared, number, unit: record.week ? "hafta · week" : "ay · month" }];
  // The drawings of things contain no tick and no cross: the picture gives no answer and must not seem to.
  const { tr, en } = both(record.title);
  return [{ path: pathIn("tr"), ...shared, words: tr, ...(en !== tr && { otherWords: en }) }];
}

/** Pages of names share one picture for each letter group; C and Ç are in the same group. */
const nameSides = [
  { side: "girl", id: "girlName", unit: "kız isimleri · girls’ names" },
  { side: "boy", id: "boyName", unit: "erkek isimleri · boys’ names" },
] as const;

/**
 * Every picture of the site, each address once.
 * @param recordsOf returns all records of a type
 * @example sharePictures(recordsOf)[0] // { path: "/share/home-tr.png", ground: "#2c484c", drawing: "static/…", words: "Hamilelik ve bebek rehberi" }
 */
export function sharePictures(recordsOf: (type: RecordTypeName) => readonly RawRecord[]): SharePicture[] {
  const ofKinds = Object.entries(kinds).flatMap(([kind, { words, ...look }]) =>
    languages.map((language): SharePicture => ({ path: `/share/${kind}-${language}.png`, ...look, words: words[language] })),
  );

  const find = findAmong(recordsOf);
  const ofLetters = nameSides.flatMap(({ side, id, unit }) => {
    const letters = new Map<string, Set<string>>();
    for (const record of recordsOf("BabyName").filter(({ sex }) => sex === side || sex === "unisex")) {
      const path = sharePicture({ id, key: record.key, language: "tr" });
      letters.set(path, (letters.get(path) ?? new Set()).add(firstLetter(String(record.name), "tr")));
    }
    return [...letters].map(
      ([path, of]): SharePicture => ({
        path: path as SharePicture["path"],
        ground: ground.peach,
        drawing: drawn("icons/names"),
        number: sortBy([...of], (letter) => letter, "tr").join(" "),
        unit,
      }),
    );
  });

  const all = [
    ...ofKinds,
    ...pagedTypes.flatMap((type) => recordsOf(type).flatMap((record: RawRecord) => picturesOfRecord(type, record, find))),
    ...ofLetters,
  ];
  return [...new Map(all.map((picture) => [picture.path, picture])).values()];
}
