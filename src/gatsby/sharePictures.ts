/** The content of the pictures shown when pages are shared: words, drawing and background of each. */
import { findAmong, mainPage, type RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import type { PictureKind } from "../routes/page";
import { type Language, languages, type RouteId } from "../routes/routes";
import { sharePicture } from "../site/head/sharePicture";
import { firstLetter, sortBy } from "../text/letters";
import { isOfQuietTopic } from "../vocabulary/quiet";

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

const ground = { sage: "#e3edea", rose: "#fdeeec", sand: "#f5e3c4", mint: "#dcede3", peach: "#f4d3ba", paper: "#fbf8f3", night: "#2c484c" };
const drawn = (name: string): string => `static/illustrations/${name}.svg`;

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

const week = "hafta · week";
const month = "ay · month";

/** Ages in months for which there is a drawing of the child. */
const drawnMonths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36, 48, 60];
const childAt = (months: number): string => drawn(`baby-months/${drawnMonths.filter((age) => age <= months).at(-1) ?? 0}`);

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

  type Look = Pick<SharePicture, "ground" | "drawing">;
  const titleOf = ({ title }: RawRecord) => title as Record<Language, string>;
  const numbered = (id: RouteId, type: RecordTypeName, unit: string, look: (record: RawRecord) => Look): SharePicture[] =>
    recordsOf(type).map((record) => ({
      path: sharePicture({ id, key: record.key, language: "tr" }),
      number: Number(record.week ?? record.month),
      unit,
      ...look(record),
    }));
  const comparisons = new Map(recordsOf("SizeComparison").map(({ week: of, picture }) => [of, `static/foods/${picture}.svg`]));
  const pregnancyWeek = (record: RawRecord) => ({
    ground: ground.sage,
    drawing: comparisons.get(record.week) ?? drawn("icons/pregnancy-weeks"),
  });
  const babyWeek = (record: RawRecord) => ({ ground: ground.rose, drawing: childAt(Number(record.week) / 4.345) });

  const titled = (type: RecordTypeName, look: (record: RawRecord) => Look): SharePicture[] =>
    recordsOf(type).flatMap((record) =>
      languages.map((language) => ({
        path: sharePicture({ id: mainPage(type, record, language, find).route, key: record.key, language }),
        ...look(record),
        words: ((record.question ?? record.title) as Record<Language, string>)[language],
      })),
    );
  // Their drawings contain no tick and no cross: the picture gives no answer and must not seem to.
  const named = (id: RouteId, type: RecordTypeName, look: Look): SharePicture[] =>
    recordsOf(type).map((record) => {
      const { tr, en } = titleOf(record);
      return { path: sharePicture({ id, key: record.key, language: "tr" }), ...look, words: tr, ...(en !== tr && { otherWords: en }) };
    });
  const article = ({ key, picture }: RawRecord) => ({
    ground: ground.paper,
    drawing: isOfQuietTopic(key) ? null : `static/covers/${picture}-960.webp`,
  });
  const topic = ({ key }: RawRecord) =>
    isOfQuietTopic(key) ? { ground: ground.night, drawing: null } : { ground: ground.paper, drawing: drawn("empty") };
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
    ...numbered("pregnancyWeek", "PregnancyWeek", week, pregnancyWeek),
    ...numbered("pregnancyChecklist", "PregnancyChecklist", week, pregnancyWeek),
    ...numbered("babyWeek", "BabyWeek", week, babyWeek),
    ...numbered("babyActivity", "BabyActivity", week, babyWeek),
    ...numbered("pregnancyNutritionMonth", "PregnancyNutritionMonth", month, () => ({
      ground: ground.sand,
      drawing: drawn("icons/nutrition-mother"),
    })),
    ...numbered("babyNutritionMonth", "BabyNutritionMonth", month, () => ({ ground: ground.sand, drawing: drawn("icons/baby-food") })),
    ...numbered("milestoneChecklist", "MilestoneChecklist", month, (record) => ({
      ground: ground.rose,
      drawing: childAt(Number(record.month)),
    })),
    ...titled("FirstAidTopic", ({ key }) => ({ ground: ground.mint, drawing: drawn(`icons/aid-${key}`) })),
    ...titled("Article", article),
    ...titled("Topic", topic),
    ...titled("NeedTopic", () => ({ ground: ground.paper, drawing: "static/objects/basket.svg" })),
    ...titled("CommunityQuestion", () => ({ ground: ground.sage, drawing: null })),
    ...titled("Symptom", () => ({ ground: ground.sage, drawing: drawn("icons/symptoms") })),
    ...titled("Remedy", () => ({ ground: ground.sage, drawing: drawn("icons/symptoms") })),
    ...titled("LossTopic", () => ({ ground: ground.night, drawing: null })),
    ...named("canIEatItem", "Food", { ground: ground.sand, drawing: drawn("article-food") }),
    ...named("canIDoItem", "EverydayThing", { ground: ground.sage, drawing: drawn("icons/pregnancy-weeks") }),
    ...named("medicine", "Medicine", { ground: ground.mint, drawing: drawn("icons/medicines") }),
    ...ofLetters,
  ];
  return [...new Map(all.map((picture) => [picture.path, picture])).values()];
}
