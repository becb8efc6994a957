import { screen } from "@testing-library/react";
import { SizeFacts, type SizeFactsProps } from "../../../src/pregnancy/week/SizeFacts";
import type { Language } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const none: NonNullable<SizeFactsProps["fetalSize"]> = {
  crownRumpCm: null,
  crownRumpLowCm: null,
  crownRumpHighCm: null,
  crownHeelCm: null,
  bornLengthLowCm: null,
  bornLengthHighCm: null,
  weightG: null,
  weightLowG: null,
  weightHighG: null,
};

// Rows of data/standards/fetal-size.json; week 14 without its range of weight, so that one figure has no range.
const week12 = { ...none, crownRumpCm: 5.4, crownRumpLowCm: 4.4, crownRumpHighCm: 6.7 };
const week14 = { ...none, crownRumpCm: 8.7, crownHeelCm: 14.7, weightG: 90 };
const week24 = {
  ...none,
  crownHeelCm: 32.2,
  bornLengthLowCm: 28.5,
  bornLengthHighCm: 35.5,
  weightG: 665,
  weightLowG: 576,
  weightHighG: 765,
};
const week40 = {
  ...none,
  crownHeelCm: 51,
  bornLengthLowCm: 47.2,
  bornLengthHighCm: 52,
  weightG: 3617,
  weightLowG: 3084,
  weightHighG: 4135,
};

/** Key and text of each figure, by the name the page gives it; a no-break space counts as a space. */
const labels = ["title", "crownHeel", "crownRump", "crlUsual", "weight", "weightUsual", "sinceConception"] as const;
const factsIn = (language: Language) => {
  const keys = new Map(labels.map((key) => [textsIn(language)(`size.${key}`), key]));
  const terms = screen.getAllByRole("term");
  return Object.fromEntries(
    terms.map((term) => [
      keys.get(term.textContent ?? "") ?? term.textContent,
      (term.nextElementSibling?.textContent ?? "").replaceAll("\u00a0", " "),
    ]),
  );
};

test.each([
  ["tr", "32,2 cm", "28,5–35,5 cm"],
  ["en", "32.2 cm", "28.5–35.5 cm"],
] as const)(
  "gives length and weight with their ranges in the number format of the language, and the source of the weight (%s)",
  (language, length, born) => {
    const text = textsIn(language);
    renderIn(language, <SizeFacts week={24} fetalSize={week24} />);
    expect(factsIn(language)).toEqual({
      crownHeel: `${length}${text("size.source")}${text("size.bornRange", { range: born })}`,
      weight: `665 g${text("size.source")}${text("size.weightSource")}`,
      weightUsual: `576–765 g${text("size.weightRange")}`,
      sinceConception: `${text("weeksCount_other", { count: 22 })}${text("size.countedFrom")}`,
    });
  },
);

test.each([
  ["tr", "51 cm", "3.617 g", "3.084–4.135 g"],
  ["en", "51 cm", "3,617 g", "3,084–4,135 g"],
] as const)("writes thousands as the language does and no decimals where there are none (%s)", (language, length, weight, range) => {
  renderIn(language, <SizeFacts week={40} fetalSize={week40} />);
  const facts = factsIn(language);
  for (const [fact, figure] of [
    [facts.crownHeel, length],
    [facts.weight, weight],
    [facts.weightUsual, range],
  ])
    expect(fact?.startsWith(figure ?? "")).toBe(true);
});

test("gives the early length from head to bottom, with its range and what it means", () => {
  renderIn("en", <SizeFacts week={12} fetalSize={week12} />);
  expect(factsIn("en")).toMatchObject({
    crownRump: expect.stringMatching(/^5\.4 cm/),
    crlUsual: `4.4–6.7 cm${textsIn("en")("size.crlRange")}`,
  });
  for (const missing of ["crownHeel", "weight", "weightUsual"]) expect(factsIn("en")).not.toHaveProperty(missing);
});

test("gives both lengths if both are published, and no range if none is", () => {
  renderIn("en", <SizeFacts week={14} fetalSize={week14} />);
  const facts = factsIn("en");
  expect(Object.keys(facts)).toEqual(["crownHeel", "crownRump", "weight", "sinceConception"]);
  expect(facts.crownHeel).toBe(`14.7 cm${textsIn("en")("size.source")}`);
  expect(facts.crownRump).toMatch(/^8\.7 cm/);
});

test("leads from each measured figure to its source", () => {
  renderIn("en", <SizeFacts week={14} fetalSize={week14} />);
  const links = screen.getAllByRole("link", { name: textsIn("en")("size.source") });
  expect(links.map((link) => link.closest("div")?.querySelector("dt")?.textContent)).toEqual(
    ["crownHeel", "crownRump", "weight"].map((key) => textsIn("en")(`size.${key}`)),
  );
  for (const link of links) expect(link).toHaveAttribute("href", "#sources");
});

test.each([
  [1, "size.notYet", "size.beforeConception"],
  [2, "size.notYet", "weeksCount_other"],
  [3, "size.tooSmall", "weeksCount_one"],
  [4, "size.tooSmall", "weeksCount_other"],
])("says in words why week %i has no figures", (week, words, conception) => {
  const text = textsIn("en");
  renderIn("en", <SizeFacts week={week} fetalSize={null} />);
  expect(factsIn("en")).toEqual({
    title: text(words),
    sinceConception: `${text(conception, { count: week - 2 })}${text("size.countedFrom")}`,
  });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
