import { screen, within } from "@testing-library/react";
import ToolsPage, { Head } from "../../../src/reading/tools/page";
import { routePaths } from "../../../src/routes/paths";
import { isBuilt, type Language, languages, type RouteId } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
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
  "budget",
  "chineseGender",
  "zodiac",
];
const dataIn = (language: Language): Queries.ToolsPageQuery => shellFor("tools", language);

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
  const context = contextFor("tools", language);
  const draw = () => renderTemplate(ToolsPage, dataIn(language), context);

  test("have their heading inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("are led to in the order of need, once they have a page", () => {
    draw();
    const cards = within(screen.getByRole("main")).getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(
      tools.filter(isBuilt).map((id) => routePaths[id][language]),
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
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
