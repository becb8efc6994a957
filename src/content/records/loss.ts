/** Loss of a pregnancy or a baby, and what helps afterwards. */
import { z } from "zod";
import { description, isDiscreet, link, recordKey, section, trust } from "./common";
import { address, group, list, optional, slugs, text, whole, word } from "./fields";
import { articleSigns } from "./reading";

const helpLine = group("LossHelp", "Who can help, with the one way to reach them.", {
  name: text("Who it is, or the number as people know it.", 80),
  text: text("What they do, and for whom.", 240),
  url: optional(address("Their page.")),
  phone: optional(word("Their telephone number as it is dialled, like 182.")),
});

export const lossTopic = z.strictObject({
  key: recordKey,
  order: whole("Place in the list.", 1, 99),
  slug: slugs("The {id} of its address."),
  title: text("Headline.", 80),
  description,
  lead: text("What to do first, in one or two sentences.", 320),
  note: optional(text("What the page tells, so that a reader can leave parts out.", 240)),
  sections: list(section, "The text.", 2),
  signs: optional(list(articleSigns, "Danger signs, by stage.")),
  help: optional(list(helpLine, "Who can help.")),
  links: list(link, "Where to read on."),
  isDiscreet,
  facts: optional(list(word("Identifier of a fact in the editors' fact files, like Q:loss-milk."), "What the figures rest on.")),
  ...trust,
});
