/** Questions readers ask about pregnancy and the baby. */
import { z } from "zod";
import { faqGroups } from "../../vocabulary/faqGroups";
import { link, recordKey, trust } from "./common";
import { list, many, nullable, oneOf, optional, text, texts, whole, yesNo } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

export const faq = z.strictObject({
  key: recordKey,
  section: oneOf("Part of the site: pregnancy or baby.", ["pregnancy", "baby"]),
  group: oneOf("Group on the page.", faqGroups),
  order: whole("Position within its group.", 1, 99),
  question: text("The question as people type it.", 120),
  verdict: nullable(oneOf("The answer in one word; null if there is none.", ["yes", "no", "limit", "depends", "ask"])),
  short: text("The answer in at most 40 words, understandable and safe without the fuller answer.", 300),
  answer: texts("The fuller answer, at most 200 words."),
  signs: many("Sign", "Danger signs the answer is about; the page shows whom to call by their urgency."),
  links: optional(list(link, "Links for further reading.")),
  isDiscreet: optional(
    yesNo(
      "True if nobody else should find out that it was read: it has a button to leave the site at once. Its page is stored for offline use like any other.",
    ),
  ),
  ...trust,
});

export const questionsTypes = {
  Faq: {
    description: "A question readers ask, with a short and a fuller answer.",
    folder: "faqs",
    fields: faq,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
    search: {
      kind: "question",
      title: "question",
      line: "short",
      sectionOf: ({ section }) => ({ route: section === "baby" ? "babyFaq" : "pregnancyFaq", params: {} }),
    },
    namesItems: { fields: ["question"], least: 1 },
  },
} as const satisfies Record<string, RecordType>;
