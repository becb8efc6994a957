/** @jest-environment jsdom */
import { parseFault, placeFaults, textsAt } from "../../src/preview/faults";
import { showFaults } from "../../src/preview/showFaults";

test.each([
  ["data/a/b.json: lead.en: is long", { file: "data/a/b.json", field: "lead", language: "en", message: "is long" }],
  ["data/a.json#3: parts.x.steps.tr.1: has: two", { file: "data/a.json#3", field: "parts.x.steps.1", language: "tr", message: "has: two" }],
  ["data/a/b.json: path (tr): / is taken", { file: "data/a/b.json", field: "path", language: "tr", message: "/ is taken" }],
  ["data/a/b.json: trend.entries: none", { file: "data/a/b.json", field: "trend.entries", language: null, message: "none" }],
  ["Something else", { file: "", field: "", language: null, message: "Something else" }],
])("%s", (line, fault) => {
  expect(parseFault(line)).toEqual(fault);
});

const record = {
  lead: { tr: "Kısa.", en: "Short." },
  parts: [{ key: "x", steps: { tr: ["Bir.", "İki."], en: ["One.", "Two, the longer."] } }],
};

test.each([
  ["lead", "en", ["Short."]],
  ["lead.0", "tr", ["Kısa."]],
  ["parts.x.steps.1", "en", ["Two, the longer."]],
  ["parts.0.steps", "en", ["Two, the longer.", "One."]],
  ["parts.y.steps", "en", []],
  ["nothing.at.all", "tr", []],
] as const)("the texts at %s in %s", (field, language, words) => {
  expect(textsAt(record, field, language)).toEqual(words);
});

const week = (key: string) => ({ file: `data/pregnancy-weeks/${key}.json`, type: "PregnancyWeek" as const, record: { key, ...record } });
const pathOf = (key: string) => `/en/week-week-pregnancy-tracking-development/${key}`;
const lines = [
  "data/pregnancy-weeks/24.json: lead.en: is hard to read",
  "data/pregnancy-weeks/24.json: questions.tr: the text in this language is missing",
  "data/pregnancy-weeks/25.json: record: is not valid JSON (line 7)",
];
const placed = () => placeFaults(lines, [week("24"), week("25")], pathOf("24"), "en");

test("a fault links to its own page and says whether it is the current one", () => {
  expect(placed().map(({ path, isOwn, texts }) => [path, isOwn, texts])).toEqual([
    [pathOf("24"), true, ["Short."]],
    [pathOf("24"), true, []],
    [pathOf("25"), false, []],
  ]);
});

test("the page shows each fault once: at its text, at the top, or in the list of other pages", () => {
  document.body.innerHTML = `<main><h1>Week 24</h1><section><p>A line. <b>Short.</b></p></section><div data-island="x"><p>Other</p></div></main>`;
  showFaults(placed(), document);
  showFaults(placed(), document);
  const [head] = document.querySelectorAll("main > [data-preview-fault]");
  expect(document.querySelector("p")?.textContent).toMatch(/^data\/pregnancy-weeks\/24\.json · lead · en – is hard to read/);
  expect(head?.firstElementChild?.textContent).toBe("data/pregnancy-weeks/24.json · questions · tr – the text in this language is missing");
  expect(head?.querySelector("details")?.textContent).toContain("is not valid JSON (line 7)");
  expect(head?.querySelector("a")?.getAttribute("href")).toBe(pathOf("25"));
  expect(document.querySelectorAll("[role=note]")).toHaveLength(3);
  showFaults([], document);
  expect(document.querySelectorAll("[data-preview-fault]")).toHaveLength(0);
});

test("nothing is inserted into an island, because React takes it over", () => {
  document.body.innerHTML = `<main><div data-island="x"><p>Short.</p></div></main>`;
  showFaults(placed().slice(0, 1), document);
  expect(document.querySelector("[data-island] [data-preview-fault]")).toBeNull();
  expect(document.querySelector("main > [data-preview-fault]")?.nextElementSibling?.getAttribute("data-island")).toBe("x");
});
