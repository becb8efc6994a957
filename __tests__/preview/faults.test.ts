/** @jest-environment jsdom */
import { faultAt } from "../../src/content/fault";
import { placeFaults, textsAt } from "../../src/preview/faults";
import { showFaults } from "../../src/preview/showFaults";

const record = {
  lead: { tr: "Kısa.", en: "Short." },
  baby: { tr: ["Bir.", "İki."], en: ["One.", "Two, the longer."] },
  todo: [{ key: "rest", text: { tr: "Dinlenin.", en: "Rest." } }],
};

test.each([
  ["lead.en", "en", ["Short."]],
  ["lead.en", "tr", ["Kısa."]],
  ["baby.tr.1", "en", ["Two, the longer."]],
  ["baby", "en", ["Two, the longer.", "One."]],
  ["todo.0", "tr", ["Dinlenin.", "rest"]],
  ["todo.1", "en", []],
  ["record", "en", []],
  ["", "tr", []],
] as const)("the texts at “%s” in %s", (path, language, words) => {
  expect(textsAt({ file: "data/pregnancy-weeks/24.json", type: "PregnancyWeek", record }, path, language)).toEqual(words);
});

const week = (key: string) => ({ file: `data/pregnancy-weeks/${key}.json`, type: "PregnancyWeek" as const, record: { key, ...record } });
const pathOf = (key: string) => `/en/week-week-pregnancy-tracking-development/${key}`;
const faults = [
  faultAt("data/pregnancy-weeks/24.json", "lead.en", "is hard to read"),
  faultAt("data/pregnancy-weeks/24.json", "questions.tr", "the text in this language is missing"),
  faultAt("data/pregnancy-weeks/25.json", "record", "is not valid JSON (line 7)"),
];
const placed = () => placeFaults(faults, [week("24"), week("25")], pathOf("24"), "en");

test("a fault links to its own page and says whether it is the current one", () => {
  expect(placed().map(({ page, isOwn, texts }) => [page, isOwn, texts])).toEqual([
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
  expect(document.querySelector("p")?.textContent).toMatch(/^data\/pregnancy-weeks\/24\.json · lead.en – is hard to read/);
  expect(head?.firstElementChild?.textContent).toBe("data/pregnancy-weeks/24.json · questions.tr – the text in this language is missing");
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
