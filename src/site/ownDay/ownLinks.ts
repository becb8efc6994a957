import { type Language, pathTo } from "../../routes/routes";
import type { Translate } from "../../text/textsFor";

/** Attributes of a link that src/site/inline/showOwnDay.ts turns into one to the reader’s own week; its text is in a span of its own. */
export type OwnLink = { "data-own": "due" | "born"; "data-to": string; "data-says": string };

/**
 * Links to the reader’s own week of pregnancy, with a text like `24 weeks 4 days`, and to her baby’s week.
 * @param before text before theirs
 * @example <a href={pathTo("myDay", language)} {...ownLinks(language, t).pregnancyWeeks}>
 */
export const ownLinks = (language: Language, t: Translate, before = ""): { pregnancyWeeks: OwnLink; babyWeeks: OwnLink } => ({
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
