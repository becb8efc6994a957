/** Fields that many types of record share. */
import {
  day,
  distinct,
  group,
  key,
  list,
  many,
  nullable,
  oneOf,
  optional,
  route,
  shortText,
  shownKey,
  text,
  texts,
  word,
  yesNo,
} from "./fields";

/** Dates and sources: the last three fields of every health record. */
export const trust = {
  sources: many("Source", "Sources of the record, most important first.", 1),
  written: day("Date the text was written or last rewritten, YYYY-MM-DD."),
  nextReview: day("Date by which the next editorial review of the whole record is due, YYYY-MM-DD."),
};
export const recordKey = key("Identifier of the record, unique within its type; a file with a single record is named after it.");

export const description = text("One sentence for search results and shared links, at most 170 characters.", 170);

export const link = group("RecordLink", "A link to another page of the site.", {
  to: route("Route id of the page, like privacy."),
  record: nullable(shownKey("Key of the record the page shows; null for a page without a record.")),
  anchor: optional(word("Anchor on that page: key of a section of the record, or of a question on an FAQ page.", "identifier")),
  text: text("Text of the link."),
});

/** For records with a page. */
export const isDiscreet = optional(
  yesNo(
    "True if nobody else using the device should find out that the page was read: it is not stored for offline use, is in no list of pages read, and has a button to leave the site at once.",
  ),
);

const table = group("TextTable", "A small table: a row of column headings, then rows with as many cells.", {
  caption: text("Caption that says what the table shows.", 120),
  head: texts("Column headings, two to five.", "short"),
  rows: list(
    group("TextTableRow", "A row of a table.", { cells: texts("Cells of the row; the first is the row heading.", "cell") }),
    "The rows.",
    2,
  ),
});

export const section = group("TextSection", "A section of a text: a heading and its content.", {
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

export const food = group("FoodAdvice", "Advice about a food or drink.", {
  food: shortText("Name of the food or drink in everyday words.", 80),
  picture: optional(oneOf("Name of its drawing in static/illustrations/foods, if there is one.", foodPictures)),
  verdict: oneOf("Advice: avoid it, limit it, or cook it through.", ["avoid", "limit", "cook"]),
  why: text("Reason, with the limit or how to make it safe.", 240),
});

export const dish = group("Dish", "A dish of a day's menu.", {
  time: distinct(oneOf("Meal of the day.", ["breakfast", "midmorning", "lunch", "afternoon", "dinner", "night"])),
  dish: shortText("Dish and portion.", 160),
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
