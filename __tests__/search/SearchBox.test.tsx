import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Find, RecordsOf } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import type { Language } from "../../src/routes/routes";
import { pieceFile, startFile } from "../../src/search/address";
import { lineFileFor } from "../../src/search/browser/openIndex";
import { makeCards, packDangers } from "../../src/search/build/dangers";
import { packStart } from "../../src/search/build/packStart";
import { textFrom } from "../../src/search/build/texts";
import { linesPerFile, type SearchStart } from "../../src/search/index.types";
import { SearchBox } from "../../src/search/SearchBox";
import { textsIn } from "../support/texts";
import { renderWithScript } from "../support/withScript";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const folders: Partial<Record<RecordTypeName, string>> = {
  Sign: "signs",
  Symptom: "symptoms",
  FirstAidTopic: "first-aid",
  LossTopic: "loss-topics",
};
const find: Find = (type, key) => (folders[type] ? read(`data/${folders[type]}/${key}.json`) : undefined);

/** The first file of the search with the real cards, and a page for each. */
function startIn(language: Language): SearchStart {
  const text = textFrom(language, (path) => readFileSync(path, "utf8"));
  const paths: string[] = [];
  const pageAt = (path: string): number => {
    const known = paths.indexOf(path);
    return known < 0 ? paths.push(path) - 1 : known;
  };
  const records: RecordsOf = (type) => read(type === "Danger" ? "data/search/dangers.json" : "data/search/concepts.json");
  const danger = packDangers(records, find, text, language, pageAt);
  return {
    version: "1",
    pages: paths.map((path) => [path, "bebek ateş kanama bleeding baby"]),
    ofKind: [paths.length],
    kindWords: [],
    synonyms: [],
    danger,
    cards: makeCards(text),
    starts: [],
  };
}

/** Answers with the first file and, unless they cannot be loaded, the texts of the signs. */
const serve = (language: Language, hasSigns: boolean): void => {
  const { start, signs } = packStart({ start: startIn(language), lines: [] });
  const served: Record<string, unknown> = {
    [startFile(language)]: start,
    ...(hasSigns && { [pieceFile(language, "1", "signs", 0)]: signs }),
  };
  global.fetch = (async (path: string) =>
    path in served ? { ok: true, json: async () => served[path] } : { ok: false, status: 404 }) as unknown as typeof fetch;
};

/** Each card: its heading, its lines, and what is below them. */
const cards = () =>
  [...document.querySelectorAll("[data-results] [data-tier]")].map((card) => ({
    heading: within(card as HTMLElement).getByRole("heading").textContent,
    lines: within(card as HTMLElement)
      .queryAllByRole("listitem")
      .map((line) => line.textContent),
    links: within(card as HTMLElement)
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href")),
  }));

async function askIn(language: Language, question: string, hasSigns = true) {
  serve(language, hasSigns);
  await renderWithScript(language, <SearchBox />);
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.paste(question);
  await screen.findByRole("heading", { level: 2, name: textsIn(language, "search")("search.best") });
  if (hasSigns) await screen.findAllByText(textsIn(language, "search")("search.ifSo"), { ignore: "[hidden]" });
}

afterEach(() => {
  document.body.innerHTML = "";
});

test("a baby's fever is a card a tier, the most urgent first, each line with its age", async () => {
  await askIn("tr", "bebek ateşi");
  expect(cards()).toEqual([
    {
      heading: "Hemen: Hemen çocuk acile, gece de",
      lines: ["3 aya kadar: Ateşi 38 °C ya da üstü"],
      links: [expect.stringMatching(/^\/bebek-ilk-yardim\//)],
    },
    {
      heading: "Bugün: Bugün aile hekiminizi ya da çocuk doktorunuzu arayın",
      lines: [
        "3–6 ayda: Ateşi 39 °C ya da üstü",
        "3–6 ayda: Ateşi 24 saatten uzun sürüyor",
        "6 aydan sonra: Ateşi 40 °C ya da üstü ya da 24 saatten (2 yaşından sonra 3 günden) uzun sürüyor",
      ],
      links: [],
    },
  ]);
  // What to do now is said once, on the first card.
  expect(screen.getByText(textsIn("tr", "triage")("baby.now.closing"))).toBeInTheDocument();
  expect(screen.queryByText(textsIn("tr", "triage")("baby.today.closing"))).not.toBeInTheDocument();
});

test("a mother's fever is now after the birth and today before it", async () => {
  await askIn("tr", "ateşim 38");
  expect(cards().map(({ heading, lines }) => [heading, ...lines])).toEqual([
    ["Hemen: Hemen hastaneye, gece de", "Doğumdan sonra: Ateşiniz 38 °C ya da üstü"],
    ["Bugün: Bugün doktorunuzu ya da ebenizi arayın", "Hamileyken: Ateşiniz 38 °C ya da üstü"],
  ]);
});

test("the number to call is on the first card, and each card has its own name and heading", async () => {
  await askIn("en", "bleeding heavily");
  expect(cards().map(({ links }) => links.filter((link) => link === "tel:112").length)).toEqual([1, 0]);
  const regions = screen.getAllByRole("region").filter((region) => region.dataset.tier);
  expect(regions.map((region) => region.getAttribute("aria-labelledby"))).toEqual([
    ...new Set(regions.map((region) => within(region).getByRole("heading", { level: 3 }).id)),
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(textsIn("en", "search")("search.flagged"));
});

test("a sign that is equally urgent in every stage is shown without a stage", async () => {
  await askIn("en", "baby choking");
  expect(cards().map(({ heading, lines }) => [heading, ...lines])).toEqual([["112: Call 112 now", "Choking: can’t cough or cry"]]);
});

test("a card whose signs cannot be loaded still has its urgency, the number to call and the page to read", async () => {
  await askIn("en", "bleeding heavily", false);
  // The words are loaded later: nothing else comes.
  await new Promise((done) => setTimeout(done, 250));
  expect(cards()[0]).toEqual({
    heading: expect.stringMatching(/112/),
    lines: [],
    links: ["tel:112", expect.stringMatching(/^\//)],
  });
  expect(screen.queryByText(textsIn("en", "search")("search.ifSo"), { ignore: "[hidden]" })).not.toBeInTheDocument();
});

test("a link leads to the page at once and to its section as soon as the line about it is there", async () => {
  const path = "/hamilelik-sikca-sorulan-sorular#constipation";
  const whole = startIn("tr");
  const at = whole.pages.push([path, "Kabızlık olur mu?"]) - 1;
  const lines = Array.from({ length: lineFileFor(at) + 1 }, () => Array<string>(linesPerFile).fill("Bir satır"));
  const packed = packStart({ start: { ...whole, ofKind: [at + 1] }, lines });
  let sendLines = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    sendLines = resolve;
  });
  global.fetch = (async (asked: string) => {
    if (asked === startFile("tr")) return { ok: true, json: async () => packed.start };
    if (asked !== pieceFile("tr", "1", "lines", lineFileFor(at))) return { ok: false, status: 404 };
    await waiting;
    return { ok: true, json: async () => packed.lines[lineFileFor(at)] };
  }) as unknown as typeof fetch;
  await renderWithScript("tr", <SearchBox />);
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.paste("kabızlık");
  const link = await screen.findByRole("link", { name: /Kabızlık olur mu/ });
  expect(link).toHaveAttribute("href", "/hamilelik-sikca-sorulan-sorular#");
  sendLines();
  expect(await screen.findByText("Bir satır")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Kabızlık olur mu/ })).toHaveAttribute("href", path);
});

test.each([
  ["tr", "30. hafta kabızlık", "Kabızlık", "30 haftalık hamilelik", "30. haftanız"],
  ["en", "30 weeks constipation", "Constipation", "30 weeks pregnant", "Your week 30"],
] as const)("%s: “%s” leads with %s, and the row of the week at the end is marked", async (language, question, title, week, mark) => {
  const whole = startIn(language);
  whole.pages.push(["/page", title], ["/week/30", week]);
  const packed = packStart({ start: { ...whole, ofKind: [whole.pages.length - 1, 0, 1] }, lines: [] });
  global.fetch = (async (asked: string) =>
    asked === startFile(language) ? { ok: true, json: async () => packed.start } : { ok: false, status: 404 }) as unknown as typeof fetch;
  await renderWithScript(language, <SearchBox />);
  const field = screen.getByRole("searchbox");
  await userEvent.click(field);
  await userEvent.paste(question);
  const rowOf = (name: string) => screen.findByRole("link", { name: new RegExp(`^${name}`) });
  expect(await rowOf(title)).not.toHaveTextContent(mark);
  expect(await rowOf(week)).toHaveTextContent(mark);
  // Nothing is marked if the week alone is asked for.
  await userEvent.clear(field);
  await userEvent.paste(question.split(" ").slice(0, 2).join(" "));
  expect(await rowOf(week)).not.toHaveTextContent(mark);
});
