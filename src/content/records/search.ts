/** What the search uses in addition to the pages: synonyms, search words for pages, and queries that mention a danger. */
import { z } from "zod";
import { stages } from "../../vocabulary/tiers";
import { recordKey } from "./common";
import { distinct, group, list, nullable, one, oneOf, optional, route, shownKey, word, wordLists } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const target = group("SearchTarget", "The page that the search suggests.", {
  to: route("Route id of the page, like monthsPregnant."),
  record: nullable(shownKey("Key of the record the page shows; null for a page without a record.")),
  anchor: optional(word("Anchor on that page: key of a question on an FAQ page, or of a guide on a page of needs.", "identifier")),
});

const searchSynonyms = z.strictObject({
  key: recordKey,
  words: wordLists("Single words for the same thing; each language has its own list."),
});

const ambiguousNames = z.strictObject({
  key: recordKey,
  words: wordLists("Names of foods, things and medicines that also mean something else, like kidney (the organ) or fast (an adjective)."),
});

const searchWords = z.strictObject({
  key: recordKey,
  page: target,
  words: wordLists(
    "Search words for the page, in addition to its title, the commonest first: the first six are loaded with the first key, the others when they are needed.",
  ),
});

const dangerConcept = z.strictObject({
  key: recordKey,
  words: wordLists(
    "What tells the concept, in any form: a noun or adjective as it stands (kan), a Turkish verb with - (kana-), with ~ if it must be negated (al~), with * for both; = before a word in " +
      "this form only, ^ before one that must have its own letters (^ölmek); + after the beginning of a word. Several words must follow each other, with up to three others between.",
  ),
});

const sign = one("Sign", "Danger sign the query tells of; the urgency by stage is in the sign's record.");
const stage = optional(
  oneOf(
    "Stage for which the sign is shown. If left out, the card shows the answers of all stages, or of the stage the query tells.",
    stages,
    "SignStage",
  ),
);

const danger = z.strictObject({
  key: recordKey,
  sign,
  stage,
  also: optional(
    list(
      group("FlagSign", "Another danger sign the query may mean, usually that of another stage.", { sign, stage: distinct(stage) }),
      "Other signs on the card.",
      1,
    ),
  ),
  when: list(
    word("A combination of concepts."),
    "Combinations, any of which tells the danger: “bleed pregnant”; | between alternatives, ! before a concept that must be missing, # before a fact that numbers tell.",
    1,
  ),
  unless: optional(list(word("A concept."), "Concepts that exclude it in every combination.", 1)),
  instead: optional(list(word("A danger."), "Keys of dangers that are not shown beside it.", 1)),
  page: target,
});

export const searchTypes = {
  SearchSynonyms: {
    description: "Words that the search treats as the same.",
    folder: "search/synonyms",
    fields: searchSynonyms,
    checks: { none: "what readers type, slips and slang included" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  AmbiguousNames: {
    description: "Names that no text is searched for, because they usually mean something else there.",
    folder: "search/ambiguous",
    fields: ambiguousNames,
    checks: { none: "single words" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  SearchWords: {
    description: "Additional search words for a page.",
    folder: "search/words",
    fields: searchWords,
    checks: { none: "what readers type, slips and slang included" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  DangerConcept: {
    description: "Something a frightened reader may write of: a part of the body, an event, an amount; with its words in both languages.",
    folder: "search/concepts",
    fields: dangerConcept,
    checks: { none: "what readers type, slips and slang included" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  Danger: {
    description: "What concepts together tell of a danger sign; the search shows whom to call before any page.",
    folder: "search/dangers",
    fields: danger,
    checks: { none: "names of concepts and signs" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
