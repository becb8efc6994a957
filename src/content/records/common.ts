/** Fields that many types of record share. */
import { day, group, key, list, many, nullable, oneOf, optional, text, texts, word, yesNo } from "./fields";

/** Dates and sources: the last three fields of every health record. */
export const trust = {
  sources: many("Source", "What the record rests on, most important first.", 1),
  written: day("The day the text was written or last rewritten, like 2026-11-21."),
  nextReview: day("The day by which the whole record is to be checked again."),
};
export const recordKey = key("The record's own name; the file is called after it.");

export const description = text("One sentence for search results and shared links, at most 170 characters.", 170);

export const link = group("RecordLink", "A link to another page of the site.", {
  to: word("Route id, like privacy."),
  record: nullable(word("Key of the record the page shows, null for a page without one.")),
  anchor: optional(word("Where on that page: key of a section of the record, or of a question on a page of questions.")),
  text: text("The words of the link."),
});

/** For records with a page. */
export const isDiscreet = optional(
  yesNo(
    "True where nobody else using the device should find out that the page was read: it is not stored for use without a network, is on no list of pages read, and has a button that leaves at once.",
  ),
);

const table = group("TextTable", "A small table: a row of column heads, then rows of as many cells.", {
  caption: text("What the table tells.", 120),
  head: texts("Heads of the columns, two to five."),
  rows: list(group("TextTableRow", "A row of a table.", { cells: texts("Its cells, the first is the head of the row.") }), "The rows.", 2),
});

export const section = group("TextSection", "A heading and what stands under it.", {
  key: key("Anchor of the section."),
  heading: text("The heading."),
  text: texts("Paragraphs."),
  list: optional(texts("Bullet points after the paragraphs.")),
  steps: optional(texts("Numbered steps after the paragraphs.")),
  table: optional(table),
  links: optional(list(link, "Links after the text.")),
});

export const question = group("Question", "A question and its answer.", {
  question: text("The question, as a reader would ask it.", 140),
  answer: text("The answer.", 700),
});

const foodPictures = [
  "cheese",
  "coffee",
  "egg",
  "fish",
  "grape",
  "herb-tea",
  "honey",
  "liver",
  "meat",
  "milk",
  "mussel",
  "nuts",
  "pekmez",
  "raw-meatballs",
  "salt",
  "sausage",
  "sushi",
  "swordfish",
  "tea",
  "tuna-tin",
  "water",
  "yogurt",
] as const;

export const food = group("FoodAdvice", "A food or drink and what to do about it.", {
  food: text("What it is, in everyday words.", 80),
  picture: optional(oneOf("Its drawing in static/illustrations/foods, where there is one.", foodPictures)),
  verdict: oneOf("What to do.", ["avoid", "limit", "cook"]),
  why: text("Why, and how much or how to make it safe.", 240),
});

export const dish = group("Dish", "What is on the table at one time of the day.", {
  time: oneOf("Time of the day.", ["breakfast", "midmorning", "lunch", "afternoon", "dinner", "night"]),
  dish: text("The dish and the portion.", 160),
});

/** A window of weeks must not end before it begins. */
export const inOrder = {
  check: (window: { weekFrom: number; weekTo: number }) => window.weekFrom <= window.weekTo,
  fault: { message: "must not be before weekFrom", path: ["weekTo"] },
};

/** The weeks that show a card in full must be in its window. */
export const fullInWindow = {
  check: (card: { weekFrom: number; weekTo: number; fullWeeks: number[] }) =>
    card.fullWeeks.every((week) => week >= card.weekFrom && week <= card.weekTo),
  fault: { message: "must lie between weekFrom and weekTo", path: ["fullWeeks"] },
};

/** The key of a record for a week is the number of the week. */
export const calledAfterWeek = {
  check: (record: { key: string; week: number }) => record.key === String(record.week),
  fault: { message: "must be the week", path: ["key"] },
};
/** The key of a record for a month is the number of the month. */
export const calledAfterMonth = {
  check: (record: { key: string; month: number }) => record.key === String(record.month),
  fault: { message: "must be the month", path: ["key"] },
};
