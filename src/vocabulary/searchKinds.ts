/** Kinds of search result as readers know them; the interface texts have a name for each. The index lists its pages in this order. */
export const kinds = [
  "firstAid",
  "symptom",
  "week",
  "babyWeek",
  "food",
  "babyFood",
  "canEat",
  "canDo",
  "medicine",
  "question",
  "article",
  "remedy",
  "list",
  "play",
  "tool",
  "need",
  "names",
  "page",
] as const;
export type Kind = (typeof kinds)[number];
