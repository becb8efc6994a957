import { screen, within } from "@testing-library/react";
import { type Language, languages, pathTo } from "../../src/routes";
import ListPage, { Head } from "../../src/templates/list";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

// The first and the last week of each trimester, so that the groups show their borders.
const weeks = [1, 13, 14, 27, 28, 42];
const entry = (week: number, language: Language) => ({
  key: String(week),
  position: week,
  teaser: `About week ${week}.`,
  path: pathTo("pregnancyWeek", language, { hafta: String(week) }),
});
const dataIn = (language: Language): Queries.ListPageQuery => ({
  ...shellOf("pregnancyWeeks", language),
  entries: { nodes: weeks.map((week) => entry(week, language)) },
});

const expected = {
  tr: {
    title: "Hafta hafta gebelik",
    description: /^Gebeliğin 42 haftası tek tek/,
    groups: ["İlk üç ay", "İkinci üç ay", "Üçüncü üç ay"],
    name: (week: number) => `${week}. hafta`,
    help: "Haftanızı bilmiyor musunuz? Tarihten hesaplayın.",
  },
  en: {
    title: "Pregnancy week by week",
    description: /^All 42 weeks of pregnancy/,
    groups: ["First trimester", "Second trimester", "Third trimester"],
    name: (week: number) => `Week ${week}`,
    help: "Not sure of your week? Work it out from a date.",
  },
};

describe.each(languages)("the list of pregnancy weeks (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("pregnancyWeeks", language);

  test("has its heading inside the site, and marks its section", () => {
    renderTemplate(ListPage, dataIn(language), context);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
    // Once in the header, once in the bar of phones.
    const marked = screen.getAllByRole("link", { current: "page" });
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([context.paths[language], context.paths[language]]);
  });

  test("puts the weeks into trimesters", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const groups = words.groups.map((name) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("heading", { level: 3 })
        .map((heading) => heading.textContent),
    );
    expect(groups).toEqual([[1, 13].map(words.name), [14, 27].map(words.name), [28, 42].map(words.name)]);
  });

  test("leads to each entry and says what is in it", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const { nodes } = dataIn(language).entries;
    for (const { position, teaser, path } of nodes) {
      expect(screen.getByRole("link", { name: words.name(position) })).toHaveAttribute("href", path);
      expect(screen.getByText(teaser)).toBeInTheDocument();
    }
  });

  test("leads to the groups from beside the text, and to the calculator", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(words.groups);
    for (const link of links)
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent(link.textContent ?? "");
    expect(screen.getByRole("link", { name: words.help })).toHaveAttribute("href", pathTo("monthsPregnant", language));
  });

  test("shows no text key", () => {
    const { container } = renderTemplate(ListPage, dataIn(language), context);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: expect.stringMatching(words.description),
      ...addressesOf(context.paths, language),
    });
  });
});
