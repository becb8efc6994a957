/** House rules: facts with one number or one tier for the whole site, with what the checks need to recognise them in a text. */
import { z } from "zod";
import { recordKey } from "./common";
import { day, group, list, many, oneOf, optional, text, word } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const rulePattern = group("RulePattern", "How a sentence about the rule is recognised in one language.", {
  language: oneOf("Language of the sentences.", ["tr", "en"]),
  words: list(
    word(
      "Beginning of a word in lower case, like kafein; alternatives are separated by |. The sentence must have one word for each entry.",
    ),
    "Words the sentence must have.",
    1,
  ),
  figure: word("Regular expression with the figure in braces: {mg}, {day|week}, {} without unit, {tier}, {=back|side|front} for a word."),
  without: optional(list(word("Regular expression."), "What the sentence must not have: it is then about something else.")),
  files: optional(word("Regular expression for the paths of the only files it is for, where the subject is that of the whole record.")),
});

const houseRule = z.strictObject({
  key: recordKey,
  subject: text("What the rule is about, in a few words.", 100),
  statement: text("The rule in a sentence, which its own patterns must recognise.", 300),
  values: list(
    word("A permitted figure, like 200 mg, 3–5 days, 140/90, now."),
    "Everything a text may say of it; a range is one figure.",
    1,
  ),
  patterns: list(rulePattern, "How it is recognised, at least once in each language.", 2),
  exceptions: list(
    group("RuleException", "A record that says something else with good reason.", {
      file: word("Path of the record, like data/faqs/can-i-fly.json."),
      figure: word("The figure the record has, as it is written there."),
      reason: word("Why it is right there."),
    }),
    "Records that may differ.",
  ),
  checked: day("Date it was last compared with its sources, YYYY-MM-DD."),
  sources: many("Source", "Publications with the figure, the one that decided first.", 1),
});

export const rulesTypes = {
  HouseRule: {
    description:
      "A fact with one figure or tier for the whole site, and how a sentence about it is recognised; the checks compare every text with it.",
    folder: "rules",
    fields: houseRule,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
