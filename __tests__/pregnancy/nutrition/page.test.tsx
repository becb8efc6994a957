import { screen, within } from "@testing-library/react";
import PregnancyNutritionMonthPage, { Head } from "../../../src/pregnancy/nutrition/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const pathOf = (month: number, language: Language) => pathTo("pregnancyNutritionMonth", language, { ay: String(month) });
const pathsOf = (month: number) => ({ tr: pathOf(month, "tr"), en: pathOf(month, "en") });

const nutrition = {
  month: 6,
  lead: "Appetite is back.",
  description: "What to eat in month 6.",
  eating: ["Three meals and two small ones.", "Iron comes forward."],
  nutrients: [
    { name: "Iron", amount: "27 mg a day", why: "For your blood.", foods: "lentils, red meat" },
    { name: "Iodine", amount: "250 µg a day", why: "For the thyroid.", foods: "iodised salt, fish" },
  ],
  menu: (["breakfast", "midmorning", "lunch", "afternoon", "dinner", "night"] as const).map((time) => ({
    time,
    dish: `A dish for ${time}.`,
  })),
  limit: [
    { food: "Swordfish", picture: "fish" as const, verdict: "avoid" as const, why: "It holds mercury." },
    { food: "Coffee", picture: "coffee" as const, verdict: "limit" as const, why: "Two cups at most." },
    { food: "Eggs", picture: null, verdict: "cook" as const, why: "Until they are firm." },
  ],
  supplements: ["Vitamin D all through."],
  movement: ["A walk a day."],
  sleep: ["On your side."],
  teeth: "Brush twice a day.",
  mind: ["Talk about your worries.", "Call when it does not lift."],
  written: "2026-11-01",
  nextReview: "2027-11-01",
  abroad: [],
  named: [],
  sources: [{ key: "who", publisher: "WHO", title: "Nutrition", year: 2016, url: "https://who.int/n" }],
};
const dataIn = (language: Language, month = 6): Queries.PregnancyNutritionMonthPageQuery => ({
  ...shellFor("pregnancyNutritionMonth", language),
  nutrition: { ...nutrition, month },
  // Months 1, 6 and 9 of data/standards/pregnancy-months.json in completed weeks.
  weeks: { 1: { weekFrom: 0, weekTo: 3 }, 9: { weekFrom: 35, weekTo: 42 } }[month] ?? { weekFrom: 21, weekTo: 25 },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "pregnancyNutritionMonth", "common");
  return {
    title: t("title", { n: 6 }),
    months: t("months"),
    weeks: t("weeksOf", { from: 21, to: 25 }),
    firstWeeks: t("weeksOf", { from: 0, to: 3 }),
    foods: `${t("nutrient.foods")} lentils, red meat`,
    times: [t("time.breakfast"), t("time.midmorning"), t("time.lunch"), t("time.afternoon"), t("time.dinner"), t("time.night")],
    verdicts: [`Swordfish ${t("food.avoid")}`, `Coffee ${t("food.limit")}`, `Eggs ${t("food.cook")}`],
    pager: t("pager"),
    neighbours: [`${t("previous")} ${t("month", { n: 5 })}`, `${t("next")} ${t("month", { n: 7 })}`],
    trust: t("trust.title"),
  };
};

describe.each(languages)("the food and health of a month (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("pregnancyNutritionMonth", language, pathsOf(6));
  const draw = (month = 6) =>
    renderTemplate(PregnancyNutritionMonthPage, dataIn(language, month), contextFor("pregnancyNutritionMonth", language, pathsOf(month)));
  const main = () => within(screen.getByRole("main"));
  const pager = () => within(screen.getByRole("navigation", { name: words.pager })).getAllByRole("link");
  const weekPath = (week: number) => pathTo("pregnancyWeek", language, { hafta: String(week) });

  test("has its heading and lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText(nutrition.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the months and a link to its first week", () => {
    draw();
    expect(main().getByRole("link", { name: words.months })).toHaveAttribute("href", pathTo("pregnancyNutritionMonths", language));
    expect(main().getByRole("link", { name: words.weeks })).toHaveAttribute("href", weekPath(21));
  });

  test("links from the first month to week 1, because week 0 has no page", () => {
    draw(1);
    expect(main().getByRole("link", { name: words.firstWeeks })).toHaveAttribute("href", weekPath(1));
  });

  test("says of each nutrient how much, what for and in which foods", () => {
    draw();
    const iron = main().getByRole("heading", { name: "Iron", level: 3 }).parentElement;
    expect(iron).toHaveTextContent("Iron27 mg a day");
    expect(iron?.nextElementSibling).toHaveTextContent(`For your blood.${words.foods}`);
    expect(main().getByRole("heading", { name: "Iodine", level: 3 }).parentElement).toHaveTextContent("Iodine250 µg a day");
  });

  test("has a dish for each time of the day", () => {
    draw();
    const menu = within(document.getElementById("menu")?.nextElementSibling as HTMLElement);
    const dishes = menu.getAllByRole("term").map((time) => [time.textContent, time.nextElementSibling?.textContent]);
    expect(dishes).toEqual(nutrition.menu.map(({ dish }, i) => [words.times[i], dish]));
  });

  test("says what to avoid, what to limit and what to cook well, and why", () => {
    draw();
    const foods = within(document.getElementById("limit")?.nextElementSibling as HTMLElement).getAllByRole("listitem");
    expect(foods.map((food) => food.textContent)).toEqual(nutrition.limit.map(({ why }, i) => `${words.verdicts[i]}${why}`));
  });

  test("shows its other texts, each under the heading it belongs to", () => {
    draw();
    for (const part of ["eating", "supplements", "movement", "sleep", "teeth", "mind"] as const) {
      const texts = [nutrition[part]].flat();
      let paragraph = document.getElementById(part)?.nextElementSibling;
      for (const text of texts) {
        expect(paragraph).toHaveTextContent(text);
        paragraph = paragraph?.nextElementSibling;
      }
    }
    expect(screen.getByRole("region", { name: words.trust })).toHaveTextContent("WHO. Nutrition, 2016");
  });

  test("has a table of contents with each of its parts", () => {
    draw();
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "");
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(parts).toHaveLength(10);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
    for (const [i, link] of links.slice(0, -1).entries()) expect(link).toHaveTextContent(parts[i]?.textContent ?? "");
  });

  test("links to the months before and after it, and from the first and the last in one direction only", () => {
    const { unmount } = draw();
    expect(pager().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [words.neighbours[0], pathOf(5, language)],
      [words.neighbours[1], pathOf(7, language)],
    ]);
    unmount();
    const first = draw(1);
    expect(pager().map((link) => link.getAttribute("href"))).toEqual([pathOf(2, language)]);
    first.unmount();
    draw(9);
    expect(pager().map((link) => link.getAttribute("href"))).toEqual([pathOf(8, language)]);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: nutrition.description,
      ...headAddresses(pathsOf(6), language),
    });
  });
});
