/** What the search uses in addition to the pages: synonyms, search words for pages, and queries that mention a danger. */
import { z } from "zod";
import { stages } from "../../triage/tiers";
import { recordKey } from "./common";
import { group, list, nullable, one, oneOf, optional, word, wordLists } from "./fields";

const target = group("SearchTarget", "The page a question leads to.", {
  to: word("Route id, like monthsPregnant."),
  record: nullable(word("Key of the record the page shows, null for a page without one.")),
});

export const searchSynonyms = z.strictObject({
  key: recordKey,
  words: wordLists("Single words a reader may use for the same thing; each language has its own."),
});

export const searchWords = z.strictObject({
  key: recordKey,
  page: target,
  words: wordLists("What people type who look for this page, beside its title."),
});

const sign = one("Sign", "The sign the question tells of: how urgent it is, and in which stage, stands there.");
const stage = optional(
  oneOf(
    "The stage the question itself tells of, as in “hamileyken ateş”: only that answer is shown. Without it the card shows the answers of all stages.",
    stages,
    "SignStage",
  ),
);

export const redFlagQuery = z.strictObject({
  key: recordKey,
  sign,
  stage,
  also: optional(
    list(
      group("FlagSign", "Another sign the question may tell of, mostly the one of another stage.", { sign, stage }),
      "The other signs of the card.",
      1,
    ),
  ),
  phrases: wordLists(
    "Questions as people type them. Every word has to be in the question, whatever its ending; a phrase of one word has to be all of it.",
  ),
  page: target,
});
