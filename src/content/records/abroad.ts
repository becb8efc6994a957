/** What a reader outside Türkiye needs besides a page: other units, strengths, numbers and rules, by country. */
import { z } from "zod";
import { recordKey, trust } from "./common";
import { group, list, oneOf, optional, shortText, shownKey, text, whole } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

/** The countries of the folds; their names are `abroad.<country>` in locales/{tr,en}/common.json. */
const abroadCountries = ["uk", "ireland", "us", "australia", "germany", "eu"] as const;

/** Types of record that can be named as showing a subject. */
const shownOn = [
  "Article",
  "ArticlePart",
  "BabyNutritionMonth",
  "Calculator",
  "CommunityQuestion",
  "Faq",
  "LossTopic",
  "Medicine",
  "NeedGuide",
] as const;

const abroad = z.strictObject({
  key: recordKey,
  order: whole("Position in the fold: what is urgent first.", 1, 99),
  title: shortText("What it is about, in two to five words.", 60),
  lines: list(
    group("AbroadLine", "What holds in one country or group of countries.", {
      country: optional(oneOf("The country; left out if the line holds everywhere.", abroadCountries, "AbroadCountry")),
      text: text("Number, unit or rule, in one or two short sentences.", 260),
    }),
    "One line a country, Türkiye left out: its rule is in the page.",
    1,
  ),
  pages: optional(
    list(
      group("AbroadPage", "A record whose page shows it, besides those that src/content/abroad.ts finds by their text or signs.", {
        type: oneOf("Type of the record.", shownOn),
        record: shownKey("Key of the record."),
      }),
      "Records whose pages show it although neither their text nor their signs say so.",
      1,
    ),
  ),
  ...trust,
});

export const abroadTypes = {
  Abroad: {
    description: "What a reader outside Türkiye needs on pages about a subject: other units, strengths, numbers and rules, by country.",
    folder: "abroad",
    fields: abroad,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
