import { screen } from "@testing-library/react";
import { SizeFacts, type SizeFactsProps } from "../../src/components/SizeFacts";
import { renderIn } from "../support/render";

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
  otherWeightG: null,
};

// Rows of data/standards/fetal-size.json.
const week12 = { ...none, crownRumpCm: 5.4, crownRumpLowCm: 4.4, crownRumpHighCm: 6.7, weightG: 14, otherWeightG: 58 };
const week14 = { ...none, crownRumpCm: 8.7, crownHeelCm: 14.7, weightG: 43, otherWeightG: 90 };
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

/** Name and text of each figure; a no-break space counts as a space. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, (term.nextElementSibling?.textContent ?? "").replaceAll("\u00a0", " ")]),
  );

test("gives length and weight with their ranges in Turkish decimals", () => {
  renderIn("tr", <SizeFacts week={24} fetalSize={week24} />);
  expect(facts()).toEqual({
    "Boy, baştan topuğa": expect.stringMatching(/^32,2 cm.*28,5–35,5 cm$/),
    "Ağırlık, ortanca": expect.stringMatching(/^665 g/),
    "Olağan ağırlık aralığı": expect.stringMatching(/^576–765 g/),
    "Döllenmeden bu yana": expect.stringMatching(/^22 hafta/),
  });
});

test("gives length and weight with their ranges in English decimals", () => {
  renderIn("en", <SizeFacts week={24} fetalSize={week24} />);
  expect(facts()).toEqual({
    "Length, head to heel": expect.stringMatching(/^32\.2 cm.*28\.5–35\.5 cm$/),
    "Weight, median": expect.stringMatching(/^665 g/),
    "Usual range of weight": expect.stringMatching(/^576–765 g/),
    "Since conception": expect.stringMatching(/^22 weeks/),
  });
});

test.each([
  ["tr", "51 cm", "3.617 g", "3.084–4.135 g"],
  ["en", "51 cm", "3,617 g", "3,084–4,135 g"],
] as const)("writes thousands as the language does and no decimals where there are none (%s)", (language, length, weight, range) => {
  renderIn(language, <SizeFacts week={40} fetalSize={week40} />);
  const [first, second, third] = Object.values(facts());
  expect(first).toMatch(new RegExp(`^${length}`));
  expect(second).toMatch(new RegExp(`^${weight.replace(".", "\\.")}`));
  expect(third).toMatch(new RegExp(`^${range.replaceAll(".", "\\.")}`));
});

test("gives the early length from head to bottom, with its range and what it means", () => {
  renderIn("en", <SizeFacts week={12} fetalSize={week12} />);
  expect(facts()).toMatchObject({
    "Length, head to bottom": expect.stringMatching(/^5\.4 cm/),
    "Usual range of length": "4.4–6.7 cm94 in 100 babies are in this range",
  });
  expect(facts()).not.toHaveProperty("Length, head to heel");
});

test("gives both lengths where both are published", () => {
  renderIn("en", <SizeFacts week={14} fetalSize={week14} />);
  expect(facts()).toMatchObject({
    "Length, head to heel": expect.stringMatching(/^14\.7 cm/),
    "Length, head to bottom": expect.stringMatching(/^8\.7 cm/),
  });
});

test("names the other weight where charts differ, and only there", () => {
  const { unmount } = renderIn("en", <SizeFacts week={12} fetalSize={week12} />);
  expect(facts()["Weight, median"]).toMatch(/^14 g.*An ultrasound formula gives 58 g; charts differ$/);
  unmount();
  renderIn("en", <SizeFacts week={24} fetalSize={week24} />);
  expect(screen.queryByText(/charts differ/)).not.toBeInTheDocument();
});

test("gives no range where none is published", () => {
  renderIn("en", <SizeFacts week={14} fetalSize={week14} />);
  expect(facts()).not.toHaveProperty("Usual range of weight");
  expect(facts()).not.toHaveProperty("Usual range of length");
  expect(facts()["Length, head to heel"]).not.toMatch(/born/);
});

test("leads from each measured figure to its source", () => {
  renderIn("en", <SizeFacts week={14} fetalSize={week14} />);
  const links = screen.getAllByRole("link", { name: "source" });
  expect(links.map((link) => link.closest("div")?.querySelector("dt")?.textContent)).toEqual([
    "Length, head to heel",
    "Length, head to bottom",
    "Weight, median",
  ]);
  for (const link of links) expect(link).toHaveAttribute("href", "#sources");
});

test.each([
  [1, "There’s no baby to measure yet", /^Not conceived yet/],
  [2, "There’s no baby to measure yet", /^0 weeks/],
  [3, "Too small to measure on a scan", /^1 week(?!s)/],
  [4, "Too small to measure on a scan", /^2 weeks/],
])("says in words why week %i has no figures", (week, words, conception) => {
  renderIn("en", <SizeFacts week={week} fetalSize={null} />);
  expect(facts()).toEqual({ "Length and weight": words, "Since conception": expect.stringMatching(conception) });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("says from when weeks are counted", () => {
  renderIn("tr", <SizeFacts week={24} fetalSize={week24} />);
  expect(facts()["Döllenmeden bu yana"]).toBe("22 haftaHafta son adetten sayılır");
});
