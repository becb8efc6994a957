/** Articles, need guides and what is recommended in a month. Over 200 lines: fields with descriptions, and a row for each type. */

import { z } from "zod";
import type { Language } from "../../routes/routes";
import { isOfQuietTopic, quietTopics } from "../../vocabulary/quiet";
import type { ReaderStage } from "../../vocabulary/readerStages";
import { readerStages } from "../../vocabulary/readerStages";
import { stages } from "../../vocabulary/tiers";
import { description, isDiscreet, link, recordKey, section, trust } from "./common";
import {
  distinct,
  facts,
  group,
  identifier,
  list,
  many,
  nullable,
  one,
  oneOf,
  optional,
  route,
  shortText,
  shownKey,
  slugs,
  text,
  texts,
  whole,
  yesNo,
} from "./fields";
import { drawn, type PageOf, pageByKey, pageBySlug, type RecordType, shownElsewhere, upTo } from "./recordType";
import { isAfterLoss } from "./triage";

const topic = z.strictObject({
  key: recordKey,
  section: oneOf("Part of the site it belongs to.", ["pregnancy", "planning", "birth", "child", "products"]),
  slug: slugs("Slug: the {category} in the addresses of its articles."),
  title: shortText("Name of the topic.", 60),
  description,
});

export const articleSigns = group("ArticleSigns", "Danger signs of the subject; the urgency is in the signs' records.", {
  stage: distinct(oneOf("Stage for which the urgency is shown.", [...stages], "SignStage")),
  scope: oneOf(
    "Whether the signs are complete for the stage (`whole`: no core sign of data/core-signs may be missing) or only those of the subject (`subject`: the page says so and links to the whole list).",
    ["whole", "subject"],
  ),
  isAfterLoss,
  signs: many("Sign", "The signs.", 1),
});

/** Fields that articles and parts of articles share. */
const body = {
  title: shortText("Headline.", 80),
  description,
  lead: text("The answer in one or two sentences.", 320),
  sections: list(section, "Sections of the text.", 3),
  signs: optional(list(articleSigns, "Danger signs, by stage.")),
  isEmergency: optional(
    yesNo("True if the lead sends the reader to hospital or 112 at once: no promotion on the page, a button in the header calls 112."),
  ),
  isDiscreet,
  facts: optional(facts("Identifier of a fact in the editors' fact files, like P:bp-140-90.")),
};

const article = z.strictObject({
  key: recordKey,
  topic: one("Topic", "The topic it belongs to."),
  stage: oneOf("Stage of the readers it is for.", readerStages),
  order: whole("Position within its topic.", 1, 99),
  ...body,
  summary: optional(texts("The box “In short”: three to five full sentences.")),
  questions: optional(texts("Three questions to take to the doctor or midwife.")),
  companion: optional(texts("What the partner or family can do.")),
  picture: identifier("Name of the drawing above the article."),
  related: many("Article", "Articles to read next."),
  weeks: list(whole("A pregnancy week.", 1, 42), "Weeks of pregnancy it belongs to."),
  ...trust,
});

const articlePart = z.strictObject({
  key: recordKey,
  article: one("Article", "Article it is a part of."),
  order: whole("Position within the article.", 1, 9),
  ...body,
  ...trust,
});

const communityQuestion = z.strictObject({
  key: recordKey,
  slug: slugs("Slug: the {id} in the page's address."),
  stage: oneOf("Stage of the person asking.", readerStages),
  week: optional(whole("Completed week of pregnancy of the person asking.", 1, 42)),
  subject: shortText("Subject in one or two words.", 40),
  question: text("The question, in a mother's words.", 160),
  signs: optional(list(articleSigns, "Danger signs in the question; their cards are shown above everything else.")),
  answer: texts("The answer: first what to do, then why, then what to do tonight, then further reading."),
  links: list(link, "Pages the answer is based on.", 1),
  isDiscreet,
  facts: optional(facts("Identifier of a fact.")),
  ...trust,
});

const needTopic = z.strictObject({
  key: recordKey,
  group: oneOf("Whether it is for pregnancy or for the baby.", ["pregnancy", "baby"]),
  title: shortText("Name of the topic.", 60),
  description,
  lead: text("Decisions the guides help with.", 320),
});

const needGuide = z.strictObject({
  key: recordKey,
  topic: one("NeedTopic", "The topic it belongs to."),
  order: whole("Position within its topic.", 1, 99),
  level: oneOf("Necessity: must-have, useful, or not needed.", ["must", "useful", "skip"]),
  picture: identifier("Name of the drawing in static/objects, without .svg."),
  title: shortText("Name of the item.", 60),
  summary: text("Summary in two short sentences.", 140),
  why: texts("Why it is needed, or not."),
  lookFor: texts("What to look for."),
  avoid: texts("What to avoid."),
  safeUse: texts("How to use it safely."),
  secondHand: text("Whether it can be bought second-hand, and why."),
  ...trust,
});

const trendItem = group("TrendItem", "A page recommended in a month.", {
  title: shortText("Title of the link: what the reader finds on the page.", 80),
  to: route("Route id of the page."),
  record: nullable(shownKey("Key of the record the page shows; null for a page without a record.")),
});

const trend = z.strictObject({
  key: recordKey,
  month: whole("Calendar month, 1 to 12.", 1, 12),
  pregnancy: list(trendItem, "For readers who are pregnant.", 3),
  baby: list(trendItem, "For readers with a baby.", 3),
});

const topicRoutes = {
  pregnancy: "pregnancyTopic",
  planning: "planningTopic",
  birth: "birthTopic",
  child: "childTopic",
  products: "productsTopic",
} as const;

/** The `:mom` part of an article’s address. */
const stageSlugs = {
  planning: { tr: "planlayan", en: "planning" },
  pregnant: { tr: "hamile", en: "pregnant" },
  "new-mother": { tr: "yeni-anne", en: "new-mother" },
  mother: { tr: "anne", en: "mother" },
} as const satisfies Record<ReaderStage, Record<Language, string>>;

const articlePage: PageOf = (record, language, find) => ({
  route: "article",
  params: {
    mom: stageSlugs[record.stage as ReaderStage][language],
    category: (find("Topic", String(record.topic))?.slug as Record<Language, string> | undefined)?.[language] ?? "",
    article: record.key,
  },
});

export const readingTypes = {
  Topic: {
    description: "A topic under which articles are listed.",
    folder: "topics",
    fields: topic,
    checks: "plain",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: {
      pageOf: ({ section, key }) => ({ route: topicRoutes[section as keyof typeof topicRoutes], params: { article: key } }),
      linkedAs: Object.values(topicRoutes),
      drawnAs: "pregnancyTopic",
      variables: ({ section }) => ({ section: String(section), quietTopics }),
    },
    list: null,
    search: { kind: "article", title: "title", line: "description" },
    sharePicture: ({ key }) => (isOfQuietTopic(key) ? { ground: "night", drawing: null } : { ground: "paper", drawing: drawn("empty") }),
    publishedIn: null,
    namesItems: null,
  },
  Article: {
    description: "An article.",
    folder: "articles",
    fields: article,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: { "lead summary sections questions companion": 700 },
    page: { pageOf: articlePage, linkedAs: ["article"] },
    list: null,
    search: { kind: "article", title: "title", line: "lead" },
    sharePicture: ({ key, picture }) => ({ ground: "paper", drawing: isOfQuietTopic(key) ? null : `static/covers/${picture}-960.webp` }),
    publishedIn: "articles",
    namesItems: { fields: ["title", "lead", "summary", "sections"], least: 2 },
  },
  ArticlePart: {
    description: "A part of a long article, with a page of its own.",
    folder: "article-parts",
    fields: articlePart,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: { "lead sections": 500 },
    page: {
      pageOf: (record, language, find) => {
        const whole = find("Article", String(record.article));
        return { route: "articlePart", params: { ...(whole && articlePage(whole, language, find).params), article2: record.key } };
      },
      linkedAs: ["articlePart"],
      variables: ({ article }) => ({ article: String(article) }),
    },
    list: null,
    search: { kind: "article", title: "title", line: "lead" },
    sharePicture: null,
    publishedIn: "articles",
    namesItems: { fields: ["title", "lead", "sections"], least: 2 },
  },
  CommunityQuestion: {
    description: "A question mothers often ask, in their words, with an answer based on the site's pages.",
    folder: "community-questions",
    fields: communityQuestion,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: { answer: 100 },
    page: { ...pageBySlug("communityQuestion"), variables: ({ stage }) => ({ stage: String(stage) }) },
    list: null,
    search: { kind: "question", title: "question", line: "subject" },
    sharePicture: { ground: "sage", drawing: null },
    publishedIn: "articles",
    namesItems: { fields: ["subject", "question", "answer"], least: 1 },
  },
  NeedTopic: {
    description: "A topic under which need guides are listed.",
    folder: "need-topics",
    fields: needTopic,
    checks: "plain",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: { ...pageByKey("productsTopic"), linkedAs: ["needTopic", "productsTopic"] },
    list: null,
    search: { kind: "need", title: "title", line: "lead" },
    sharePicture: { ground: "paper", drawing: "static/objects/basket.svg" },
    publishedIn: null,
    namesItems: null,
  },
  NeedGuide: {
    description: "Whether an item is needed and what to look for, without brands.",
    folder: "need-guides",
    fields: needGuide,
    checks: "health",
    expected: [],
    sourceTopic: "needs",
    ...shownElsewhere,
    search: {
      kind: "need",
      title: "title",
      line: "summary",
      sectionOf: ({ topic }) => ({ route: "productsTopic", params: { article: String(topic) } }),
    },
  },
  Trend: {
    description: "Pages recommended by the editors in a calendar month.",
    folder: "trends",
    fields: trend,
    checks: "plain",
    expected: upTo(1, 12).map((month) => month.padStart(2, "0")),
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
