/** What the search knows beside the pages themselves: words that mean the same, words for pages without a record, and questions that are signs of danger. */
import { z } from "zod";
import { stages } from "../../triage/tiers";
import { recordKey } from "./common";
import { group, nullable, one, oneOf, word, wordLists } from "./fields";

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

export const redFlagQuery = z.strictObject({
  key: recordKey,
  sign: one("Sign", "The sign the question tells of: how urgent it is stands there."),
  stage: oneOf("The stage whose tier decides the card; the most urgent one where the question does not tell.", stages, "SignStage"),
  phrases: wordLists(
    "Questions as people type them. Every word has to be in the question, whatever its ending; a phrase of one word has to be all of it.",
  ),
  page: target,
});
