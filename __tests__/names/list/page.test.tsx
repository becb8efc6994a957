import { screen, within } from "@testing-library/react";
import NameListPage, { Head } from "../../../src/names/list/page";
import { type Language, languages, pathTo, type RouteId } from "../../../src/routes/routes";
import type { NameGender, NameList } from "../../../src/vocabulary/nameLists";
import { contextFor, findLandmarks, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const name = (text: string, slug: string) => ({
  name: text,
  slug,
  meaning: `About ${text}`,
  origins: ["turkish" as const],
  themes: ["light" as const],
  evidence: "compared" as const,
  lists: [],
  rank: null,
  lasting: null,
  place: null,
});
const dataIn = (id: RouteId, language: Language, english = false): Queries.NameListPageQuery => ({
  ...shellFor(id, language),
  listing: {
    total: 3,
    origins: ["turkish", "arabic", "persian"],
    themes: ["water", "light"],
    first: [name("Ada", "ada"), name("Çağla", "cagla")],
    letters: [
      { letter: "A", names: [name("Ada", "ada")] },
      { letter: "C", names: [name("Çağla", "cagla"), name("Ceren", "ceren")] },
    ],
    english: english ? [{ letter: "A", names: [name("Abigail", "abigail")] }] : [],
  },
});
const contextIn = (id: RouteId, language: Language, side: NameGender, list: NameList) => ({ ...contextFor(id, language), side, list });
const draw = (id: RouteId, language: Language, side: NameGender, names: NameList, english?: boolean) =>
  renderTemplate(NameListPage, dataIn(id, language, english), contextIn(id, language, side, names));

const lists: [RouteId, NameGender, NameList, { tr: string; en: string }][] = [
  ["girlNames", "girl", "all", { tr: "Kız bebek isimleri", en: "Baby girl names" }],
  ["boyNames", "boy", "all", { tr: "Erkek bebek isimleri", en: "Baby boy names" }],
  ["popularGirlNames", "girl", "popular", { tr: "Popüler kız bebek isimleri", en: "Popular baby girl names" }],
  ["mostLikedBoyNames", "boy", "mostLiked", { tr: "En beğenilen erkek bebek isimleri", en: "Most liked baby boy names" }],
  ["quranGirlNames", "girl", "quran", { tr: "Kur’an’da geçen kız bebek isimleri", en: "Baby girl names found in the Quran" }],
  ["unisexBoyNames", "boy", "unisex", { tr: "Erkek bebekler için unisex isimler", en: "Unisex names for baby boys" }],
  ["rareGirlNames", "girl", "rare", { tr: "Nadir kız bebek isimleri", en: "Rare baby girl names" }],
  ["modernBoyNames", "boy", "modern", { tr: "Modern erkek bebek isimleri", en: "Modern baby boy names" }],
  ["undiscoveredGirlNames", "girl", "undiscovered", { tr: "Keşfedilmemiş kız bebek isimleri", en: "Undiscovered baby girl names" }],
];
describe.each(languages)("a list of names (%s)", (language) => {
  const text = textsIn(language, "names", "nameList", "common");
  test.each(lists)("%s has its heading, and links to the hub and to the other gender", (id, side, names, titles) => {
    draw(id, language, side, names);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(titles[language]);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: language === "tr" ? "İsimler" : "Names" })).toHaveAttribute("href", pathTo("names", language));
    const other = id.replace(
      /[gG]irl|[bB]oy/,
      (word) => ({ girl: "boy", Girl: "Boy", boy: "girl", Boy: "Girl" })[word] as string,
    ) as "boyNames";
    expect(
      main.getByRole("link", { name: { tr: { girl: "Erkek", boy: "Kız" }, en: { girl: "Boys", boy: "Girls" } }[language][side] }),
    ).toHaveAttribute("href", pathTo(other, language));
    expect(rawKeysOn(document.body, language)).toEqual([]);
  });

  test("says in a sentence what makes a name belong to it", () => {
    const { unmount } = draw("popularGirlNames", language, "girl", "popular");
    expect(screen.getByText(text("rule.popular"))).toBeInTheDocument();
    unmount();
    draw("rareGirlNames", language, "girl", "rare");
    expect(screen.getByText(text("rule.rare"))).toBeInTheDocument();
  });

  test("explains a longer rule below the names, and does not repeat a short one there", () => {
    const { unmount } = draw("popularGirlNames", language, "girl", "popular");
    expect(screen.getByRole("region", { name: text("rule.title") })).toHaveTextContent(
      `${text("rule.popular")} ${text("rule.popular.more")}`,
    );
    unmount();
    draw("girlNames", language, "girl", "all");
    expect(screen.queryByRole("region", { name: text("rule.title") })).not.toBeInTheDocument();
  });

  test("offers origins and themes in the order of their words", () => {
    draw("girlNames", language, "girl", "all");
    const options = (select: string) =>
      within(screen.getByRole("combobox", { name: select, hidden: true }))
        .getAllByRole("option", { hidden: true })
        .slice(1)
        .map((option) => option.textContent);
    const words = { tr: ["Köken", "Anlamın konusu"], en: ["Origin", "Theme of the meaning"] } as const;
    expect(options(words[language][0])).toEqual(
      language === "tr" ? ["Öz Türkçe", "Arapça", "Farsça", "Türkçe"] : ["Turkish only", "Arabic", "Persian", "Turkish"],
    );
    expect(options(words[language][1])).toEqual(language === "tr" ? ["Işık", "Su"] : ["Light", "Water"]);
  });

  test("has every name by letter for readers without script, each letter an anchor of the rail", () => {
    draw("girlNames", language, "girl", "all", true);
    const anchors = within(screen.getByRole("navigation", { name: language === "tr" ? "Baş harf" : "First letter" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(anchors.length).toBeGreaterThan(2);
    for (const anchor of anchors) expect(document.getElementById(anchor)).not.toBeNull();
    const letter = document.getElementById("letter-C");
    expect([...(letter?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
      ["cagla", "ceren"].map((slug) => pathTo("girlName", language, { name: slug })),
    );
    expect(letter?.querySelector("summary")).toHaveTextContent("C 2");
    const english = screen.getByRole("region", { name: language === "tr" ? "İngilizcede kullanılan" : "Used in English" });
    expect(english.querySelector("a")).toHaveAttribute("href", pathTo("girlName", language, { name: "abigail" }));
  });

  test("says in its head what it is and how many", async () => {
    const context = contextIn("modernGirlNames", language, "girl", "modern");
    const { title, description } = await renderHead(<Head data={dataIn("modernGirlNames", language)} pageContext={context} />);
    expect(title).toBe(language === "tr" ? "Modern kız bebek isimleri – Ninni" : "Modern baby girl names – Ninni");
    expect(description).toMatch(/3 (ad|names)/);
  });
});
