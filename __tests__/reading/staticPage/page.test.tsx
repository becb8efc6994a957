import { readdirSync, readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import StaticPage, { Head } from "../../../src/reading/staticPage/page";
import { storedLines } from "../../../src/reading/staticPage/storedLines";
import { withReplaced } from "../../../src/reading/staticPage/withReplaced";
import { type Language, languages, type PlainRouteId } from "../../../src/routes/routes";
import type { Translate } from "../../../src/text/textsFor";
import { storedKindOf, storedKinds } from "../../../src/ui/device/stored";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const section = {
  key: "write",
  heading: "Write to us",
  text: ["Our address is {{email}}."],
  list: ["Or {{email}} again"],
  steps: null,
  table: null,
  links: null,
};
const page = {
  title: "Contact",
  description: "How to write to us.",
  lead: "One address: {{email}}.",
  written: "2026-11-21",
  nextReview: "2027-11-21",
  sections: [section],
  withFirebase: null,
};
const owner = {
  controller: "Ada Lovelace",
  host: "A host",
  retention: { mailMonths: 12, serverDays: 90, countingMonths: 14, questionMonths: 6 },
};
const source = (key: string, publisher: string, topic: string) => ({
  key,
  topic,
  publisher,
  title: `Paper ${key}`,
  year: 2020,
  url: `https://example.org/${key}`,
});

const dataIn = (language: Language): Queries.StaticPageQuery => ({
  ...shellFor("contact", language),
  page,
  owner,
  // In Turkish Ç is sorted between C and D, in English it counts as a C.
  sources: {
    nodes: [
      source("d", "Dünya Sağlık Örgütü", "pregnancy"),
      source("c2", "Çocuk Hekimleri", "pregnancy"),
      source("c1", "Cochrane", "pregnancy"),
      source("c3", "Cz Society", "pregnancy"),
      source("b", "Cochrane", "pregnancy"),
      source("n", "Nüfus", "names"),
    ],
  },
});
const sourcesIn = (language: Language): Queries.StaticPageQuery => ({ ...dataIn(language), page: { ...page, title: "Sources" } });

const tr = textsIn("tr", "staticPage", "common");
const en = textsIn("en", "staticPage", "common");
const expected = {
  tr: {
    dates: tr("dates", { next: "Kasım 2027", written: "21 Kasım 2026" }),
    list: tr("sources.list"),
    count: tr("sources.count_other", { count: 6 }),
    topics: [`${tr("sources.topic.pregnancy")} 5`, `${tr("sources.topic.names")} 1`],
    order: ["Cochrane", "Cz Society", "Çocuk Hekimleri", "Dünya Sağlık Örgütü"],
  },
  en: {
    dates: en("dates", { next: "November 2027", written: "21 November 2026" }),
    list: en("sources.list"),
    count: en("sources.count_other", { count: 6 }),
    topics: [`${en("sources.topic.pregnancy")} 5`, `${en("sources.topic.names")} 1`],
    order: ["Cochrane", "Çocuk Hekimleri", "Cz Society", "Dünya Sağlık Örgütü"],
  },
} as const;

describe.each(languages)("a page about the site (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("contact", language);
  const draw = (data = dataIn(language), id: PlainRouteId = "contact") => renderTemplate(StaticPage, data, contextFor(id, language));

  test("has its heading inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("fills the placeholders of its text with the site's own address", () => {
    draw();
    expect(screen.getByText("One address: merhaba@ninni.example.")).toBeInTheDocument();
    expect(screen.getByText("Our address is merhaba@ninni.example.")).toBeInTheDocument();
    expect(screen.getByText("Or merhaba@ninni.example again")).toBeInTheDocument();
  });

  test("has its sections, each reachable from the list beside the text, and its dates", () => {
    draw();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Write to us", "#write"]]);
    expect(screen.getByRole("heading", { name: "Write to us", level: 2 })).toHaveAttribute("id", "write");
    expect(screen.getByText(words.dates)).toBeInTheDocument();
  });

  test("lists no sources unless it is the page of sources", () => {
    draw();
    expect(screen.queryByText("Cochrane")).not.toBeInTheDocument();
  });

  test("lists all sources by topic, folded with their number, and by publisher in the order of the language, on their page", () => {
    const data = sourcesIn(language);
    const before = data.sources.nodes.map(({ key }) => key);
    draw(data, "sources");
    expect(screen.getByRole("heading", { name: words.list, level: 2 })).toHaveAttribute("id", "list");
    expect(screen.getByRole("link", { name: words.list })).toHaveAttribute("href", "#list");
    expect(screen.getByText(words.count)).toBeInTheDocument();
    const topics = [...document.querySelectorAll("main details")].filter((topic) => topic.querySelector("dl"));
    expect(topics.map((topic) => topic.querySelector("summary")?.textContent?.trim())).toEqual(words.topics);
    const [pregnancy] = topics;
    expect(pregnancy).not.toHaveAttribute("open");
    expect([...(pregnancy?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual(words.order);
    // Both papers of one publisher under its name, each reachable by its own address.
    expect([...(pregnancy?.querySelectorAll("dd") ?? [])].map(({ id }) => id).slice(0, 2)).toEqual(["source-b", "source-c1"]);
    expect(data.sources.nodes.map(({ key }) => key)).toEqual(before);
  });

  test("lists the table of stored values in the section of the privacy page about the device, without what only Firebase stores", () => {
    const kept = { ...section, key: "device", list: null };
    const sections = [kept, { ...section, text: ["{{controller}}, {{serverDays}} days"] }];
    draw({ ...dataIn(language), page: { ...page, sections } }, "privacy");
    const lines = within(screen.getByRole("main")).getAllByRole("listitem");
    const names = lines.map(({ textContent }) => /: (\S+?)…?\)/.exec(textContent ?? "")?.[1]).filter((name) => name && storedKindOf(name));
    expect(names).toEqual(storedKinds.filter(({ only }) => !only).map(({ name }) => name));
    expect(screen.getByText("Ada Lovelace, 90 days")).toBeInTheDocument();
  });

  test("shows no text key and no placeholder", () => {
    const { container } = draw(sourcesIn(language), "sources");
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "Contact – Ninni",
      description: "How to write to us.",
      ...headAddresses(context.paths, language),
    });
  });
});

test.each([
  [[], "a b c"],
  [["b"], "a B c"],
  [["a", "x"], "A X b c"],
  [["c", "x", "y"], "a b C X Y"],
])("sections for a site with Firebase replace others or follow them (%s)", (others, expected) => {
  const entry = (key: string, isNew = false) => ({ key, isNew });
  const all = withReplaced(
    ["a", "b", "c"].map((key) => entry(key)),
    others.map((key) => entry(key, true)),
  );
  expect(all.map(({ key, isNew }) => (isNew ? key.toUpperCase() : key)).join(" ")).toBe(expected);
});

test("with Firebase the list contains the whole table, and says which values are deleted with the tab", () => {
  const lines = storedLines(textsIn("en", "staticPage") as Translate, "en", true);
  expect(lines).toHaveLength(storedKinds.length);
  expect(lines.filter((line) => line.endsWith("It goes when you close the tab."))).toHaveLength(
    storedKinds.filter(({ in: place }) => place === "session").length,
  );
});

test("the site's own pages have no placeholder without a value", () => {
  const texts = readdirSync("data/static-pages").map((file) => readFileSync(`data/static-pages/${file}`, "utf8"));
  const asked = new Set(texts.flatMap((text) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name = ""]) => name)));
  const { controller, host, retention } = owner;
  expect([...asked].sort()).toEqual(Object.keys({ email: "", controller, host, ...retention }).sort());
});
