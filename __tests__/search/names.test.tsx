import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pieceFile, startFile } from "../../src/search/address";
import { packDangers } from "../../src/search/build/dangers";
import { packStart } from "../../src/search/build/packStart";
import type { IndexedName, SearchStart } from "../../src/search/index.types";
import { SearchBox } from "../../src/search/SearchBox";
import { type Kind, kinds } from "../../src/vocabulary/searchKinds";
import { renderWithScript } from "../support/withScript";

const pages: [kind: Kind, path: string, title: string][] = [
  ["week", "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/25", "25 haftalık hamilelik"],
  ["canDo", "/yapabilir-miyim/deniz-havuz", "Deniz, havuz"],
  ["medicine", "/hamilelikte-ilac/ibuprofen", "İbuprofen"],
  ["names", "/kiz-bebek-isimleri", "Kız bebek isimleri"],
  ["names", "/erkek-bebek-isimleri", "Erkek bebek isimleri"],
];
const start: SearchStart = {
  version: "1",
  pages: kinds.flatMap((kind) => pages.filter(([own]) => own === kind).map(([, path, title]): [string, string] => [path, title])),
  ofKind: kinds.map((kind) => pages.filter(([own]) => own === kind).length),
  kindWords: [],
  synonyms: [],
  danger: packDangers(
    () => [],
    () => undefined,
    () => undefined,
    "tr",
    () => 0,
  ),
  cards: {},
  starts: [""],
};
const names: Record<string, IndexedName[]> = { e: [["Elif", 1, "ince, uzun"]], d: [["Deniz", 3, "deniz"]] };

async function askFor(question: string) {
  global.fetch = (async (path: string) => {
    const letter = Object.keys(names).find((own) => path === pieceFile("tr", "1", "names", own));
    const content = path === startFile("tr") ? packStart({ start, lines: [] }).start : letter && names[letter];
    return content ? { ok: true, json: async () => content } : { ok: false, status: 404 };
  }) as unknown as typeof fetch;
  await renderWithScript("tr", <SearchBox />);
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.paste(question);
}

const links = (): (string | null)[] => [...document.querySelectorAll("[data-results] ul a")].map((link) => link.getAttribute("href"));

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
});

test.each(["elif", "Elif isminin anlamı", "Elif ne demek", "Elif’in anlamı"])("%s: the page of the name is first", async (question) => {
  await askFor(question);
  expect(await screen.findByRole("link", { name: /^Elif ?kız/ })).toHaveAttribute("href", "/kiz-bebek-isimleri/elif");
  expect(links()[0]).toBe("/kiz-bebek-isimleri/elif");
});

test("a common word that is a name too leads with the pages about the word, and the name follows", async () => {
  await askFor("deniz");
  await screen.findByRole("link", { name: /^Deniz ?kız/ });
  expect(links()[0]).toMatch(/^\/(?:yapabilir|yiyebilir)-miyim\//);
  expect(links()).toContain("/erkek-bebek-isimleri/deniz");
});

test("the week in a query is the last row", async () => {
  await askFor("25. haftada ibuprofen");
  await screen.findByRole("link", { name: /25 haftalık/ });
  expect(links().at(-1)).toBe("/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/25");
});
