/** What the search uses in addition to the pages: synonyms, search words for pages, and queries that mention a danger. */
import { z } from "zod";
import { stages } from "../../triage/tiers";
import { recordKey } from "./common";
import { group, list, nullable, one, oneOf, optional, word, wordLists } from "./fields";

const target = group("SearchTarget", "The page that the search suggests.", {
  to: word("Route id of the page, like monthsPregnant."),
  record: nullable(word("Key of the record the page shows; null for a page without a record.")),
  anchor: optional(word("Anchor on that page: key of a question on an FAQ page, or of a guide on a page of needs.")),
});

export const searchSynonyms = z.strictObject({
  key: recordKey,
  words: wordLists("Single words for the same thing; each language has its own list."),
});

export const searchWords = z.strictObject({
  key: recordKey,
  page: target,
  words: wordLists("Search words for the page, in addition to its title, the commonest first: the first six are loaded with the first key, the others when they are needed."),
});

const sign = one("Sign", "Danger sign the query describes; the urgency by stage is in the sign's record.");
const stage = optional(
  oneOf(
    "Stage mentioned in the query itself, as in “hamileyken ateş” (fever in pregnancy): only its answer is shown. If left out, the card shows the answers of all stages.",
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
      group("FlagSign", "Another danger sign the query may mean, usually that of another stage.", { sign, stage }),
      "Other signs on the card.",
      1,
    ),
  ),
  phrases: wordLists(
    "Phrases as people type them. A query matches if it contains every word of a phrase, with any ending; a phrase of one word must be the whole query.",
  ),
  page: target,
});
