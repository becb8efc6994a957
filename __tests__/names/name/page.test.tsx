import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import BabyNamePage, { Head } from "../../../src/names/name/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import type { PageContext } from "../../../src/site/shell/PageContext";
import type { NameGender } from "../../../src/vocabulary/nameLists";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const pathsOf = (side: NameGender) => ({
  tr: pathTo(`${side}Name`, "tr", { name: "gokce" }),
  en: pathTo(`${side}Name`, "en", { name: "gokce" }),
});
const contextOn = (side: NameGender, language: Language) => ({ ...contextFor(`${side}Name`, language, pathsOf(side)), side });

const source = { key: "names-tuik", publisher: "TÜİK", title: "Hundred names", year: 2018, url: "https://tuik.example" };
const circumflex = { key: "names-circumflex", publisher: "NVİ", title: "The letter", year: 2018, url: "https://nvi.example" };
const icao = { key: "names-icao", publisher: "ICAO", title: "Doc 9303", year: 2021, url: "https://icao.example" };

/** A name with every optional field. */
const whole = {
  name: "Gökçelal",
  slug: "gokce",
  sex: "girl",
  lean: null,
  origins: ["persian"],
  meaning: "blue like the sky",
  themes: ["sky"],
  claim: "Some say that the Quran names it.",
  quran: { verse: "2:31", kind: "word", word: "سماء" },
  marks: ["modern"],
  variants: ["Gökçe Lal"],
  etymology: "From Persian, where it means sky.",
  namesakes: [{ name: "Gökçelal the Wise", text: "A hero of tales." }],
  circumflexForm: "Gökçelâl",
  years: [9, 3, 1, 2].map((place, i) => ({ year: 2015 + i, place })),
  englandWales: { rank: 480, sex: "girl", count: 44 },
  unitedStates: { rank: 900 },
  evidence: "compared",
  dispute: null,
  syllables: ["gök", "çe", "lal"],
  stressedSyllable: 2,
  englishHint: "gerk-cheh-lahl",
  lists: ["popular", "modern"],
  girlPath: "/girls/gokce",
  boyPath: null,
  sisters: [{ name: "Alya", meaning: "high", pathOn: "/girls/alya" }],
  brothers: [{ name: "Kuzey", meaning: "north", pathOn: "/boys/kuzey" }],
  doubleNames: [{ name: "Gökçelal Nur", meaning: "light", pathOn: "/girls/gokcelal-nur" }],
  similarInSound: [{ name: "Gökçen", meaning: "lovely", pathOn: "/girls/gokcen" }],
  similarInMeaning: [
    { name: "Mavi", meaning: "blue", pathOn: "/girls/mavi" },
    { name: "Gök", meaning: "sky", pathOn: null },
  ],
  previous: { name: "Gizem", pathOn: "/girls/gizem" },
  next: { name: "Gül", pathOn: "/girls/gul" },
  announced: [
    { year: 2024, count: 3000 },
    { year: 2025, count: null },
  ],
  sources: [source],
};
type Name = typeof whole;

/** The fields of a record without anything optional. */
const bare = {
  claim: null,
  quran: null,
  variants: null,
  etymology: null,
  namesakes: null,
  circumflexForm: null,
  years: [],
  sisters: [],
  brothers: [],
  doubleNames: [],
  stressedSyllable: null,
  englandWales: null,
  unitedStates: null,
  announced: [],
  lists: [],
  similarInSound: [],
  similarInMeaning: [],
  previous: null,
  next: null,
  sources: [],
};
const unisex = { sex: "unisex", lean: "even", boyPath: "/boys/gokce" };
const english = {
  name: "Isla",
  marks: ["english"],
  syllables: [],
  stressedSyllable: null,
  englishHint: null,
  origins: ["scottish"],
  lists: ["english"],
};

type Loose = { [Field in keyof Name]?: unknown };
const dataOn = (side: NameGender, language: Language, other: Loose = {}) =>
  ({ ...shellFor(`${side}Name`, language), babyName: { ...whole, ...other }, circumflex, icao }) as unknown as Queries.BabyNamePageQuery;
const draw = (language: Language, other: Loose = {}, side: NameGender = "girl") =>
  renderTemplate(
    BabyNamePage as unknown as ComponentType<PageProps<Queries.BabyNamePageQuery, PageContext>>,
    dataOn(side, language, other),
    contextOn(side, language),
  );

const main = () => within(screen.getByRole("main"));
const anchors = () =>
  main()
    .getAllByRole("heading", { level: 2 })
    .map(({ id }) => id)
    .filter(Boolean);
const optional = ["claim", "quran", "namesakes", "siblings", "doubles", "alike", "sound", "lists"];

describe.each(languages)("the page of a name (%s)", (language) => {
  const t = textsIn(language);

  test("has the name for its heading and its meaning beneath, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Gökçelal$/);
    expect(within(screen.getByRole("heading", { level: 1 }).parentElement as HTMLElement).getByText(whole.meaning)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test.each(["girl", "boy"] as const)("has breadcrumbs to the names and to the list of its gender (%s)", (side) => {
    draw(language, { sex: side }, side);
    const crumbs = within(screen.getByRole("navigation", { name: t("nav.crumbs") })).getAllByRole("link");
    expect(crumbs.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [t("nav.home"), pathTo("home", language)],
      [t("nav.names"), pathTo("names", language)],
      [t(`crumb.${side}`), pathTo(`${side}Names`, language)],
    ]);
    expect(main().getByText(t(`who.${side}`))).toBeInTheDocument();
    const list = pathTo(side === "girl" ? "modernGirlNames" : "modernBoyNames", language);
    expect(main().getByRole("link", { name: t("list.modern") })).toHaveAttribute("href", list);
  });

  test("is shared with what it means", () => {
    draw(language);
    const message = `Gökçelal: blue like the sky https`;
    expect(screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")).toContain(encodeURIComponent(message));
  });

  test("has every part with content, in order, each in the table of contents", () => {
    draw(language);
    const all = [
      "meaning",
      "said",
      "common",
      "claim",
      "quran",
      "namesakes",
      "siblings",
      "doubles",
      "alike",
      "sound",
      "spelling",
      "lists",
      "how",
    ];
    expect(anchors()).toEqual(all);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      all.map((anchor) => [t(`heading.${anchor}`), `#${anchor}`]),
    );
  });

  test("shows the texts of its record", () => {
    draw(language);
    for (const text of ["gerk-cheh-lahl", whole.claim, "2:31", "سماء", "Gökçe Lal", "Gökçelâl", whole.etymology, "Gökçelal the Wise"])
      expect(main().getByText(text)).toBeInTheDocument();
    expect(main().getByText(t("said.near"))).toBeInTheDocument();
    expect(main().getByText("lal").parentElement).toHaveTextContent("gök·çe·lal");
    expect(
      main().getByRole("img", { name: new RegExp(t("chart.title.girl", { name: whole.name, from: 2015, to: 2018 })) }),
    ).toBeInTheDocument();
    expect(main().getByText(t("chart.babiesInYear", { n: language === "tr" ? "3.000" : "3,000", year: 2024 }))).toBeInTheDocument();
  });

  test("has no heading for parts its record does not have", () => {
    draw(language, bare);
    expect(anchors()).toEqual(["meaning", "said", "common", "spelling", "how"]);
    expect(main().getByText(t("popularity.none"))).toBeInTheDocument();
    expect(main().queryByRole("table")).not.toBeInTheDocument();
    expect(main().queryByRole("link", { name: "Gizem" })).not.toBeInTheDocument();
    for (const anchor of optional) expect(document.querySelector(`aside a[href="#${anchor}"]`)).toBeNull();
  });

  test.each([
    ["claim", "claim"],
    ["quran", "quran"],
    ["namesakes", "namesakes"],
    ["doubleNames", "doubles"],
    ["lists", "lists"],
    ["similarInSound", "sound"],
    ["similarInMeaning", "alike"],
  ] as const)("leaves out only the part of %s if that is missing", (field, anchor) => {
    draw(language, { [field]: bare[field] });
    expect(anchors()).not.toContain(anchor);
    expect(anchors()).toEqual(expect.arrayContaining(optional.filter((other) => other !== anchor)));
  });

  test("links to similar names of this side, and to its neighbours", () => {
    draw(language);
    const href = (name: string | RegExp) => main().getByRole("link", { name }).getAttribute("href");
    expect([href("Gökçen lovely"), href("Mavi blue"), href(/Gizem/), href(/Gül$/)]).toEqual([
      "/girls/gokcen",
      "/girls/mavi",
      "/girls/gizem",
      "/girls/gul",
    ]);
    expect(main().queryByText("Gök")).not.toBeInTheDocument();
  });

  test("links to names for a sister and a brother and to double names, and says how they were chosen", () => {
    draw(language);
    const href = (name: string) => main().getByRole("link", { name }).getAttribute("href");
    expect([href("Alya high"), href("Kuzey north"), href("Gökçelal Nur")]).toEqual(["/girls/alya", "/boys/kuzey", "/girls/gokcelal-nur"]);
    expect(main().getByRole("heading", { name: t("siblings.sister") }).nextElementSibling).toHaveTextContent("Alya");
    expect(main().getByRole("heading", { name: t("siblings.brother") }).nextElementSibling).toHaveTextContent("Kuzey");
    expect(main().getByText(t("siblings.rule"))).toBeInTheDocument();
  });

  test.each<[string, Loose, boolean]>([
    ["the Quran, which has not the name", { claim: "Kur’an’da geçmez. Not in the Quran.", quran: null }, true],
    ["the Quran, which has the word", { claim: "Kur’an’da geçer. In the Quran." }, false],
    ["something else", { claim: "Something else.", quran: null }, false],
  ])("a claim about %s is corrected: %#", (_, over, isSaid) => {
    draw(language, over);
    expect(main().queryByText(t("claim.said.quran")) !== null).toBe(isSaid);
    expect(main().getByText(t("claim.true"))).toBeInTheDocument();
  });

  test("says who has a unisex name and links to its page for the other gender", () => {
    draw(language, unisex);
    expect(anchors()).toContain("bearer");
    expect(main().getByText(t("bearer.even"))).toBeInTheDocument();
    expect(main().getByText(t("who.girl.unisex"))).toBeInTheDocument();
    expect(main().getByRole("link", { name: t("bearer.page.boy") })).toHaveAttribute("href", "/boys/gokce");
  });

  test("links from the boys’ page of a unisex name to the girls’ page", () => {
    draw(language, { ...unisex, lean: "boy" }, "boy");
    expect(main().getByText(t("bearer.boy"))).toBeInTheDocument();
    expect(main().getByText(t("who.boy.unisex"))).toBeInTheDocument();
    expect(main().getByRole("link", { name: t("bearer.page.girl") })).toHaveAttribute("href", "/girls/gokce");
  });

  test("mentions the circumflex and letters abroad only if they concern the name, with their sources", () => {
    const { unmount } = draw(language);
    const sources = () => within(screen.getByRole("region", { name: t("heading.how") })).queryAllByRole("listitem");
    expect(main().getByRole("link", { name: t("spelling.circumflexSource") })).toHaveAttribute("href", circumflex.url);
    expect(sources().map((item) => item.textContent)).toEqual([
      "TÜİK. Hundred names, 2018",
      "NVİ. The letter, 2018",
      "ICAO. Doc 9303, 2021",
    ]);
    unmount();
    draw(language, { name: "Defne", origins: ["greek"] });
    expect(main().queryByRole("link", { name: t("spelling.circumflexSource") })).not.toBeInTheDocument();
    expect(main().getByText(t("abroad.plain"))).toBeInTheDocument();
    expect(sources()).toHaveLength(1);
  });

  test("shows no pronunciation and no letters for a name in English use", () => {
    draw(language, english);
    expect(main().getByText(t("said.english"))).toBeInTheDocument();
    expect(main().getByText(t("abroad.plain"))).toBeInTheDocument();
    expect(main().queryByText(t("abroad.I"))).not.toBeInTheDocument();
    expect(anchors()).not.toContain("lists");
    expect(main().getByText(t("list.english"))).toBeInTheDocument();
  });

  test("warns of a disputed meaning, and again at the end", () => {
    draw(language, { evidence: "disputed", dispute: "quranWord" });
    expect(main().getByRole("note")).toHaveTextContent(t("dispute.quranWord"));
    expect(screen.getByRole("region", { name: t("heading.how") })).toHaveTextContent(t("how.disputed"));
  });

  test.each(["girl", "boy"] as const)("adds the name to the shortlist under the gender of the page (%s)", async (side) => {
    localStorage.clear();
    draw(language, unisex, side);
    await addBehavioursTo(document.body);
    await userEvent.click(screen.getByRole("button", { name: t("names.favourite", { name: whole.name }) }));
    expect(JSON.parse(localStorage.getItem("ninni-names") ?? "")).toEqual([`${side}-gokce`]);
  });

  test.each([
    ["all there is", {}],
    ["the least there can be", bare],
    ["a unisex name", unisex],
    ["a name in English use", english],
    ["a name the editors know", { evidence: "editors" }],
    ["a disputed name in the Quran", { evidence: "disputed", dispute: "meaning", quran: { ...whole.quran, kind: "proper-name" } }],
  ])("shows no text key: %s", (_, other) => {
    for (const side of ["girl", "boy"] as const) {
      const { container, unmount } = draw(language, other, side);
      expect(rawKeysOn(container, language)).toEqual([]);
      unmount();
    }
  });

  test("throws without its name", () => {
    const data = { ...dataOn("girl", language), babyName: null } as unknown as Queries.BabyNamePageQuery;
    const props = { data, pageContext: contextOn("girl", language) } as PageProps<
      Queries.BabyNamePageQuery,
      PageContext & { side: NameGender }
    >;
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() =>
      renderTemplate((() => <BabyNamePage {...props} />) as never, shellFor("girlName", language), contextFor("girlName", language)),
    ).toThrow("BabyNamePage requires a name");
    jest.restoreAllMocks();
  });

  test("has its own head, with the meaning in it", async () => {
    const head = await renderHead(<Head data={dataOn("girl", language)} pageContext={contextOn("girl", language)} />);
    expect(head).toEqual({
      language,
      title: `${t("pageTitle", { name: whole.name })} – Ninni`,
      description: t("pageDescription.girl", { name: whole.name, meaning: whole.meaning, origins: t("origin.persian") }),
      ...headAddresses(pathsOf("girl"), language),
    });
    expect(head.title).toMatch(
      language === "tr" ? /^Gökçelal isminin anlamı ve kökeni – / : /^Gökçelal – meaning, origin and pronunciation – /,
    );
  });

  test("gives the two pages of a unisex name heads of their own", async () => {
    const [girl, boy] = await Promise.all(
      (["girl", "boy"] as const).map((side) =>
        renderHead(<Head data={dataOn(side, language, unisex)} pageContext={contextOn(side, language)} />),
      ),
    );
    expect(girl?.title).not.toBe(boy?.title);
    expect(girl?.description).not.toBe(boy?.description);
  });

  test("has a description that is short enough even for the longest name", async () => {
    // The longest name, meaning and pair of origins that exist or may soon exist.
    const long = { name: "Muhammed Mustafa", meaning: "m".repeat(62), origins: ["turkish", "persian"] };
    const { description } = await renderHead(<Head data={dataOn("boy", language, long)} pageContext={contextOn("boy", language)} />);
    expect(description?.length).toBeLessThanOrEqual(170);
    expect(description).toContain(long.meaning);
  });
});
