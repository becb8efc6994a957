import { readdirSync, readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import type { NameRecord } from "../../../src/content/names/lists";
import NamesPage, { Head } from "../../../src/names/hub/page";
import { routePaths } from "../../../src/routes/paths";
import { type Language, languages, pathTo, routeIds, routeOf } from "../../../src/routes/routes";
import { formatNumber } from "../../../src/text/formatNumber";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

interface Announcement {
  year: number;
  girls: { name: string; place: number | null; count: number | null }[];
  boys: Announcement["girls"];
}
const recordsOf = <Shape,>(folder: string) =>
  readdirSync(`data/${folder}`).map((file) => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8")) as Shape);
const years = recordsOf<Announcement>("announced-names")
  .map(({ year, girls, boys }) => ({ year, girls, boys }))
  .sort((a, b) => b.year - a.year);
const records = recordsOf<NameRecord[]>("names").flat();

const lists = ["popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const;
const sides = ["girl", "boy"] as const;
const total = (side: (typeof sides)[number], list: string) => 1000 * (sides.indexOf(side) + 1) + ["all", ...lists].indexOf(list);
const listings = sides.flatMap((side) =>
  (["all", ...lists] as const).map((list) => ({ list, side, total: total(side, list), letters: [{ letter: "A" }, { letter: "Ç" }] })),
);

const dataIn = (language: Language): Queries.NamesPageQuery => ({
  listings,
  ...shellFor("names", language),
  years: { nodes: years },
  sources: {
    nodes: [{ key: "names-ons", publisher: "Office for National Statistics", title: "Baby names", year: 2025, url: "https://ons.example" }],
  },
});

beforeEach(() => localStorage.clear());

describe.each(languages)("the hub of names (%s)", (language) => {
  const text = textsIn(language);
  const context = contextFor("names", language);
  const draw = () => renderTemplate(NamesPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));
  const region = (key: string) => within(screen.getByRole("region", { name: text(key) }));
  const number = (value: number) => formatNumber(value, language);

  test("has its heading inside the site, and is marked in the menus", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("hub.title"));
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    const marked = [...document.querySelectorAll("[data-current] > summary")].map((summary) => summary.textContent?.trim());
    expect(new Set(marked)).toEqual(new Set([text("nav.names")]));
  });

  test("leads to the names of girls and of boys with their number, both looking the same", () => {
    draw();
    const cards = sides.map((side) =>
      main()
        .getByRole("heading", { level: 2, name: text(`hub.side.${side}`) })
        .closest("article"),
    );
    for (const [i, side] of sides.entries()) {
      expect(within(cards[i] as HTMLElement).getByRole("link")).toHaveAttribute("href", pathTo(`${side}Names`, language));
      expect(cards[i]).toHaveTextContent(text("hub.count", { n: number(total(side, "all")) }));
    }
    expect(cards[0]?.className).toBe(cards[1]?.className);
  });

  test("links to every list of either gender, with its rule and its number of names", () => {
    draw();
    const cards = region("hub.lists").getAllByRole("article");
    expect(cards).toHaveLength(lists.length);
    for (const [i, list] of lists.entries()) {
      const card = within(cards[i] as HTMLElement);
      expect(card.getByRole("heading", { level: 3 })).toHaveTextContent(text(`list.${list}`));
      expect(card.getByText(text(`rule.${list}`))).toBeInTheDocument();
      const links = card.getAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        sides.map((side) => {
          const id = routeIds.find((one) => routeOf(one).nameList === list && routeOf(one).side === side);
          return id && routePaths[id][language];
        }),
      );
      for (const [j, side] of sides.entries())
        expect(links[j]).toHaveAccessibleName(
          `${text("hub.list.of", { list: text(`list.${list}`) })} ${text(`hub.list.${side}`, { n: number(total(side, list)) })}`,
        );
    }
  });

  test("has the visitor’s own list, and a link to it at the top", () => {
    draw();
    expect(main().getByRole("link", { name: text("hub.toShortlist") })).toHaveAttribute("href", "#shortlist");
    expect(document.getElementById("shortlist")).toBe(screen.getByRole("region", { name: text("shortlist.title") }));
  });

  test("shows each year’s announcement, the newest first, and says where the figures come from", () => {
    draw();
    const tables = region("hub.years").getAllByRole("table");
    expect(tables.map((table) => table.querySelector("caption")?.textContent)).toEqual(
      years.map(({ year }) => text("hub.years.caption", { year })),
    );
    expect(tables[0]?.closest("details")).toBeNull();
    for (const table of tables.slice(1)) expect(table.closest("details")).not.toBeNull();
    expect(region("hub.years").getByText(text("hub.years.note"))).toBeInTheDocument();
  });

  test("gives each announced name its place, its babies where announced, and says where no order is stated", () => {
    draw();
    const tables = region("hub.years").getAllByRole("table");
    for (const [i, { girls, boys }] of years.entries()) {
      const rows = within(tables[i] as HTMLElement)
        .getAllByRole("row")
        .slice(1);
      const stands = rows.flatMap((row) => {
        const place = row.querySelector("th")?.textContent ?? "";
        return [...row.querySelectorAll("td")].flatMap((cell, side) =>
          [...cell.querySelectorAll("a")].map((link) => ({
            place,
            side: side === 0 ? "girl" : "boy",
            name: link.textContent,
            babies: link.parentElement?.querySelector("small")?.textContent ?? null,
          })),
        );
      });
      const expected = [...girls.map((one) => ({ ...one, side: "girl" })), ...boys.map((one) => ({ ...one, side: "boy" }))].map(
        ({ name, place, count, side }) => ({
          place: place === null ? text("hub.years.unordered") : number(place),
          side,
          name,
          babies: count === null ? null : text("hub.years.babies", { babies: number(count) }),
        }),
      );
      expect(stands).toHaveLength(expected.length);
      expect(stands).toEqual(expect.arrayContaining(expected));
    }
  });

  test("leads from every announced name to a page that exists", () => {
    draw();
    const pages = new Set(
      records.flatMap(({ sex, slug }) =>
        sides.filter((side) => sex === side || sex === "unisex").map((side) => pathTo(`${side}Name`, language, { name: slug })),
      ),
    );
    const links = region("hub.years")
      .getAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((href) => !pages.has(href))).toEqual([]);
  });

  test("explains each level of evidence, and names its sources with the licence they ask for", () => {
    draw();
    const how = region("hub.how");
    for (const level of ["compared", "word", "compound", "editors", "disputed"])
      expect(how.getByText(text(`evidence.${level}`)).closest("dt")?.nextElementSibling).toHaveTextContent(text(`hub.evidence.${level}`));
    expect(how.getByRole("link", { name: "Baby names" })).toHaveAttribute("href", "https://ons.example");
    expect(how.getByText(text("hub.sources.licence"))).toHaveTextContent("Office for National Statistics");
  });

  test("explains in English what the Turkish directorate is", () => {
    draw();
    const directorate = {
      tr: "Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü",
      en: "General Directorate of Population and Citizenship Affairs",
    };
    expect(region("hub.years").getByText(text("hub.years.note"))).toHaveTextContent(directorate[language]);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("hub.title")} – Ninni`,
      description: text("hub.description", { girls: number(1000), boys: number(2000) }),
      ...headAddresses(context.paths, language),
    });
  });
});
