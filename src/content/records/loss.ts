/** Loss of a pregnancy or a baby, and what helps afterwards. */
import { z } from "zod";
import { description, isDiscreet, link, recordKey, section, trust } from "./common";
import { address, facts, group, list, oneOf, optional, shortText, slugs, text, whole, word } from "./fields";
import { articleSigns } from "./reading";
import { pageBySlug, type RecordType } from "./recordType";

/** Parts of the list of these pages, in their order. */
const lossGroups = ["happened", "afterwards", "later"] as const;

const helpLine = group("LossHelp", "A service or person that can help, with a way to reach them.", {
  name: shortText("Name, or the phone number if it is known by that.", 80),
  text: text("What they offer, and to whom.", 240),
  url: optional(address("Web page.")),
  phone: optional(word("Phone number as dialled, like 182.")),
});

const lossTopic = z.strictObject({
  key: recordKey,
  order: whole("Position in the list.", 1, 99),
  group: oneOf("Part of the list: what happened, the days that follow, or later.", lossGroups),
  slug: slugs("Slug: the {id} in the page's address."),
  title: shortText("Headline.", 80),
  description,
  lead: text("What to do first, in one or two sentences.", 320),
  note: optional(text("Note on what the page describes, so that readers can skip parts.", 240)),
  sections: list(section, "Sections of the text.", 2),
  signs: optional(list(articleSigns, "Danger signs, by stage.")),
  help: optional(list(helpLine, "Services and people that can help.")),
  links: list(link, "Links for further reading."),
  isDiscreet,
  facts: optional(facts("Identifier of a fact in the editors' fact files, like Q:loss-milk.")),
  ...trust,
});

export const lossTypes = {
  LossTopic: {
    description: "A page for readers who have lost a pregnancy or a baby.",
    folder: "loss-topics",
    fields: lossTopic,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: pageBySlug("lossSupportTopic"),
    list: null,
    search: { kind: "article", title: "title", line: "lead" },
    sharePicture: { ground: "night", drawing: null },
    publishedIn: null,
    namesItems: null,
  },
} as const satisfies Record<string, RecordType>;
