/** Articles, need guides and what is recommended in a month. */

import { z } from "zod";
import { readerStages } from "../../reading/readerStages";
import { stages } from "../../triage/tiers";
import { description, isDiscreet, link, recordKey, section, trust } from "./common";
import { group, key, list, many, nullable, one, oneOf, optional, slugs, text, texts, whole, word, yesNo } from "./fields";

export const topic = z.strictObject({
  key: recordKey,
  section: oneOf("Part of the site it belongs to.", ["pregnancy", "planning", "birth", "child", "products"]),
  slug: slugs("The {category} of its articles' addresses."),
  title: text("Name of the topic.", 60),
  description,
});

export const articleSigns = group("ArticleSigns", "Danger signs of the subject; their tiers stand in the signs' own records.", {
  stage: oneOf("The stage whose tiers are shown.", [...stages], "SignStage"),
  signs: many("Sign", "The signs.", 1),
});

/** Fields that articles and parts of articles share. */
const body = {
  title: text("Headline.", 80),
  description,
  lead: text("The answer in one or two sentences.", 320),
  sections: list(section, "The text.", 3),
  signs: optional(list(articleSigns, "Danger signs, by stage.")),
  isEmergency: optional(
    yesNo("True where the lead sends the reader to hospital or to 112 at once: nothing is offered there, and the header calls 112."),
  ),
  isDiscreet,
  facts: optional(list(word("Identifier of a fact in the editors' fact files, like P:bp-140-90."), "What the figures rest on.")),
};

export const article = z.strictObject({
  key: recordKey,
  topic: one("Topic", "The topic it belongs to."),
  stage: oneOf("The reader's stage.", readerStages),
  order: whole("Place within its topic.", 1, 99),
  ...body,
  summary: optional(texts("The box “In short”: three to five full sentences.")),
  questions: optional(texts("Three questions to take to the doctor or midwife.")),
  companion: optional(texts("What the partner or family does.")),
  picture: key("Drawing that stands above it."),
  related: many("Article", "Articles to read next."),
  weeks: list(whole("A pregnancy week.", 1, 42), "Pregnancy weeks it belongs to."),
  ...trust,
});

export const articlePart = z.strictObject({
  key: recordKey,
  article: one("Article", "The long article it is a part of."),
  order: whole("Place within the article.", 1, 9),
  ...body,
  ...trust,
});

export const communityQuestion = z.strictObject({
  key: recordKey,
  slug: slugs("The {id} of its address."),
  stage: oneOf("The asker's stage.", readerStages),
  week: optional(whole("Completed week of pregnancy the asker is in.", 1, 42)),
  subject: text("What it is about, in one or two words.", 40),
  question: text("The question, in a mother's words.", 160),
  signs: optional(list(articleSigns, "Danger signs in the question: their cards stand above everything else.")),
  answer: texts("The answer: first what to do, then why, then tonight, then where to read on."),
  links: list(link, "Pages the answer rests on.", 1),
  isDiscreet,
  facts: optional(list(word("Identifier of a fact."), "What the figures rest on.")),
  ...trust,
});

export const needTopic = z.strictObject({
  key: recordKey,
  group: oneOf("Whose needs.", ["pregnancy", "baby"]),
  title: text("Name of the topic.", 60),
  description,
  lead: text("What the guides help to decide.", 320),
});

export const needGuide = z.strictObject({
  key: recordKey,
  topic: one("NeedTopic", "The topic it belongs to."),
  order: whole("Place within its topic.", 1, 99),
  level: oneOf("How much it is needed.", ["must", "useful", "skip"]),
  picture: key("File in static/objects, without .svg."),
  title: text("Name of the thing.", 60),
  summary: text("Two short sentences.", 140),
  why: texts("Why it is needed, or not."),
  lookFor: texts("What to look for."),
  avoid: texts("What to leave alone."),
  safeUse: texts("How to use it safely."),
  secondHand: text("Whether it can be second-hand, and why."),
  ...trust,
});

const trendItem = group("TrendItem", "One link of the month.", {
  title: text("What the reader finds there.", 80),
  to: word("Route id."),
  record: nullable(word("Key of the record the page shows.")),
});

export const trend = z.strictObject({
  key: recordKey,
  month: whole("Calendar month, 1 to 12.", 1, 12),
  pregnancy: list(trendItem, "For readers who are pregnant.", 3),
  baby: list(trendItem, "For readers with a baby.", 3),
});
