import { screen, within } from "@testing-library/react";
import ToolsPage, { Head } from "../../../src/reading/tools/page";
import { routePaths } from "../../../src/routes/paths";
import { type Language, languages, type RouteId } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const groups = {
  dates: ["dueDate", "monthsPregnant", "ivf"],
  birth: ["careTimeline", "birthPlan", "hospitalBag", "contractionTimer", "hospitalPhrases"],
  growth: ["vaccineCalendar", "growthPercentile", "headPercentile"],
  planning: ["pregnancyQuiz", "ovulation", "weightGain", "caffeine", "leavePlanner", "budget"],
  playful: ["zodiac", "chineseGender"],
} satisfies Record<string, RouteId[]>;
const dataIn = (language: Language): Queries.ToolsPageQuery => shellFor("tools", language);

const expectedIn = (language: Language) => {
  const t = textsIn(language, "tools", "common");
  return {
    title: t("tools.title"),
    description: t("tools.description"),
    names: [t("group.dates"), t("group.birth"), t("group.growth"), t("group.planning"), t("group.playful")],
    privacy: t("tools.privacy"),
  };
};

describe.each(languages)("the tools (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("tools", language);
  const draw = () => renderTemplate(ToolsPage, dataIn(language), context);

  test("have their heading inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("are grouped by what the reader wants to know, each with its own drawing, those for fun last", () => {
    draw();
    const regions = within(screen.getByRole("main")).getAllByRole("region");
    expect(regions.map((region) => within(region).getByRole("heading", { level: 2 }).textContent)).toEqual(words.names);
    expect(
      regions.map((region) =>
        within(region)
          .getAllByRole("link")
          .map((link) => link.getAttribute("href")),
      ),
    ).toEqual(Object.values(groups).map((ids) => ids.map((id) => routePaths[id][language])));
    const pictures = regions.flatMap((region) => within(region).getAllByAltText("")).map((picture) => picture.getAttribute("src"));
    expect(new Set(pictures).size).toBe(Object.values(groups).flat().length);
  });

  test("say that nothing typed leaves the device", () => {
    draw();
    expect(screen.getByText(words.privacy)).toBeInTheDocument();
  });

  test("show no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("have their own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
