import type { TFunction } from "i18next";
import { type Language, pathTo } from "../routes/routes";

/** What a link carries that src/site/beforeReact.ts leads to the reader's own week; its words stand in a span of its own. */
export type OwnLink = { "data-own": "due" | "born"; "data-to": string; "data-says": string };

/**
 * The links to the own week of pregnancy, `24 weeks 4 days`, and to that of the baby.
 * @param before words in front of theirs
 */
export const ownLinks = (language: Language, t: TFunction, before = ""): { pregnancyWeeks: OwnLink; babyWeeks: OwnLink } => ({
  pregnancyWeeks: {
    "data-own": "due",
    "data-to": pathTo("pregnancyWeek", language, { hafta: "0" }).slice(0, -1),
    "data-says": before + t("nav.weekTab", { n: "#", d: "%" }),
  },
  babyWeeks: {
    "data-own": "born",
    "data-to": pathTo("babyWeek", language, { id: "0" }).slice(0, -1),
    "data-says": before + t("nav.babyWeekTab", { n: "#" }),
  },
});
