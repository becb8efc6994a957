import { screen, within } from "@testing-library/react";
import ToolsPage, { Head } from "../../../src/reading/tools/page";
import { isBuilt, type Language, languages, type RouteId, routes } from "../../../src/routes/routes";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../../support/templates";
import { textsIn } from "../../support/texts";

const tools: RouteId[] = [
  "monthsPregnant",
  "pregnancyQuiz",
  "dueDate",
  "vaccineCalendar",
  "growthPercentile",
  "headPercentile",
  "ivf",
  "ovulation",
  "caffeine",
  "budget",
  "chineseGender",
  "zodiac",
];
const dataIn = (language: Language): Queries.ToolsPageQuery => shellOf("tools", language);

const tr = textsIn("tr", "tools", "common");
const en = textsIn("en", "tools", "common");
const expected = {
  tr: {
    title: tr("tools.title"),
    description: tr("tools.description"),
    first: tr("tools.monthsPregnant"),
    privacy: tr("tools.privacy"),
  },
  en: {
    title: en("tools.title"),
    description: en("tools.description"),
    first: en("tools.monthsPregnant"),
    privacy: en("tools.privacy"),
  },
} as const;

describe.each(languages)("the tools (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("tools", language);
  const draw = () => renderTemplate(ToolsPage, dataIn(language), context);

  test("have their heading inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("are led to in the order of need, once they have a page", () => {
    draw();
    const cards = within(screen.getByRole("main")).getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(
      tools.filter(isBuilt).map((id) => routes[id][language]),
    );
    expect(screen.getByRole("heading", { name: words.first, level: 2 })).toBeInTheDocument();
  });

  test("say that nothing typed leaves the device", () => {
    draw();
    expect(screen.getByText(words.privacy)).toBeInTheDocument();
  });

  test("show no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("have their own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...addressesOf(context.paths, language),
    });
  });
});
