/** Articles, need guides and what is put forward in a month. */
import { z } from "zod";
import { group, key, list, many, maybe, one, oneOf, slugs, text, texts, whole, word } from "../fields";
import { description, recordKey, section, trust } from "./common";

export const topic = z.strictObject({
  key: recordKey,
  section: oneOf("Part of the site it belongs to.", ["pregnancy", "planning", "birth", "child"]),
  slug: slugs("The {category} of its articles' addresses."),
  title: text("Name of the topic.", 60),
  description,
});

export const article = z.strictObject({
  key: recordKey,
  topic: one("Topic", "The topic it belongs to."),
  stage: oneOf("The reader's stage.", ["planning", "pregnant", "new-mother", "mother"]),
  order: whole("Place within its topic.", 1, 99),
  title: text("Headline.", 80),
  description,
  lead: text("The answer in one or two sentences.", 320),
  picture: key("Drawing that stands above it."),
  sections: list(section, "The text.", 3),
  related: many("Article", "Articles to read next."),
  weeks: list(whole("A pregnancy week.", 1, 42), "Pregnancy weeks it belongs to."),
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
  record: maybe(word("Key of the record the page shows.")),
});

export const trend = z.strictObject({
  key: recordKey,
  month: whole("Calendar month, 1 to 12.", 1, 12),
  pregnancy: list(trendItem, "For readers who are pregnant.", 3),
  baby: list(trendItem, "For readers with a baby.", 3),
});
