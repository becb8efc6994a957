/** Questions readers ask about pregnancy and the baby. */
import { z } from "zod";
import { faqGroups } from "../../reading/faq/groups";
import { link, recordKey, trust } from "./common";
import { list, many, nullable, oneOf, optional, text, texts, whole, yesNo } from "./fields";

export const faq = z.strictObject({
  key: recordKey,
  section: oneOf("Whose questions.", ["pregnancy", "baby"]),
  group: oneOf("Group on the page.", faqGroups),
  order: whole("Place within its group.", 1, 99),
  question: text("The question as people type it.", 120),
  verdict: nullable(oneOf("The answer in a word, where there is one.", ["yes", "no", "limit", "depends", "ask"])),
  short: text("The answer in at most 40 words: stands alone, safe if read alone.", 300),
  answer: texts("The fuller answer, at most 200 words."),
  signs: many("Sign", "Signs the answer is about; the page says whom to call by their tier."),
  links: optional(list(link, "Where to read on.")),
  isDiscreet: optional(
    yesNo(
      "True where nobody else should find out that it was read: it has a button that leaves at once. Its page is stored as a whole, like any other.",
    ),
  ),
  ...trust,
});
