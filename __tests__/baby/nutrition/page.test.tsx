import { screen, within } from "@testing-library/react";
import BabyNutritionMonthPage, { Head } from "../../../src/baby/nutrition/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const pathsOf = (month: number) => ({
  tr: pathTo("babyNutritionMonth", "tr", { id: String(month) }),
  en: pathTo("babyNutritionMonth", "en", { id: String(month) }),
});

const full = {
  month: 7,
  lead: "Lumps are welcome now.",
  description: "Milk, three small meals and two recipes.",
  milk: ["Milk stays first."],
  meals: "Two to three meals of half a bowl.",
  texture: ["Mash, do not blend."],
  menu: [
    { time: "breakfast" as const, dish: "Egg yolk and tomato" },
    { time: "dinner" as const, dish: "Red lentil soup" },
  ],
  recipes: [
    {
      key: "lentils",
      title: "Lentil soup",
      ingredients: ["A handful of lentils"],
      steps: ["Boil them.", "Mash them."],
      note: "Keeps a day.",
    },
    { key: "courgette", title: "Courgette mash", ingredients: ["One courgette"], steps: ["Steam it."], note: "No salt." },
  ],
  notYet: [{ food: "Honey", picture: "honey" as const, verdict: "avoid" as const, why: "It can carry botulism." }],
  allergens: ["Egg, cooked through."],
  choking: ["Quarter the grapes lengthwise."],
  iron: ["Meat twice a week."],
  signs: ["No interest in food for days."],
  written: "2026-11-21",
  nextReview: "2027-11-21",
  abroad: [],
  named: [],
  sources: [{ key: "who", publisher: "WHO", title: "Complementary feeding", year: 2023, url: "https://who.int/f" }],
};
/** Honey is given only from twelve months on. */
const asked: Queries.BabyNutritionMonthPageQuery["asked"] = {
  nodes: [
    {
      key: "bal",
      path: "/honey",
      title: "A jar of honey",
      baby: {
        ages: [
          { fromMonths: 0, verdict: "avoid", label: "None yet", text: "Not cooked either." },
          { fromMonths: 12, verdict: "limit", label: "A little", text: "It is sugar." },
        ],
      },
    },
  ],
};
const dataIn = (
  language: Language,
  nutrition: Queries.BabyNutritionMonthPageQuery["nutrition"] = full,
): Queries.BabyNutritionMonthPageQuery => ({ ...shellFor("babyNutritionMonth", language), asked, nutrition });
/** A month with milk only. */
const milkOnly = { ...full, texture: null, menu: null, recipes: null, allergens: null, choking: null };

const draw = (language: Language, data = dataIn(language), month = 7) =>
  renderTemplate(BabyNutritionMonthPage, data, contextFor("babyNutritionMonth", language, pathsOf(month)));
const main = () => within(screen.getByRole("main"));
const partsOf = () =>
  main()
    .getAllByRole("heading", { level: 2 })
    .filter(({ id }) => id !== "");
const hrefsBeside = () =>
  within(screen.getByRole("complementary"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

const expectedIn = (language: Language) => {
  const t = textsIn(language, "babyNutritionMonth", "common");
  return {
    title: t("title", { n: 7 }),
    up: t("months"),
    menu: [`${t("time.breakfast")}Egg yolk and tomato`, `${t("time.dinner")}Red lentil soup`],
    recipe: [t("ingredients"), t("steps")],
    verdict: `Honey ${t("food.avoid")}`,
    firstAid: t("firstAid"),
    made: t("trust.title"),
    pager: t("pager"),
    neighbours: [`${t("previous")} ${t("monthOld", { n: 6 })}`, `${t("next")} ${t("monthOld", { n: 8 })}`],
  };
};

describe.each(languages)("the page of a month of baby food (%s)", (language) => {
  const words = expectedIn(language);

  test("is named after its month, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(main().getByText(full.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("begins with the foods asked about most, with the answer for this age", () => {
    draw(language);
    expect(main().getByRole("link", { name: "A jar of honey" })).toHaveAttribute("href", "/honey");
    expect(main().getByText("None yet")).toBeInTheDocument();
    expect(main().queryByText("A little")).toBeNull();
  });

  test("has a breadcrumb to the list of months", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("babyNutritionMonths", language));
  });

  test("has its parts in their order, each reachable from the list beside the text", () => {
    draw(language);
    expect(partsOf().map(({ id }) => id)).toEqual([
      "asked",
      "milk",
      "meals",
      "texture",
      "menu",
      "recipes",
      "notYet",
      "allergens",
      "choking",
      "iron",
      "signs",
      "trust",
    ]);
    expect(hrefsBeside()).toEqual(partsOf().map(({ id }) => `#${id}`));
  });

  test("shows each text under its heading", () => {
    draw(language);
    for (const part of ["milk", "texture", "allergens", "choking", "iron", "signs"] as const)
      expect(document.getElementById(part)?.nextElementSibling).toHaveTextContent(full[part][0] ?? "no text");
    expect(document.getElementById("meals")?.nextElementSibling).toHaveTextContent(full.meals);
  });

  test("shows the meals of a day and the foods to avoid", () => {
    draw(language);
    const menu = document.getElementById("menu")?.nextElementSibling;
    expect([...(menu?.children ?? [])].map((line) => line.textContent)).toEqual(words.menu);
    const food = main().getByRole("heading", { name: words.verdict, level: 3 });
    expect(food.closest("li")).toHaveTextContent("It can carry botulism.");
  });

  test("shows its recipes, each with an anchor", () => {
    draw(language);
    const recipes = main().getAllByRole("article");
    expect(recipes.map(({ id }) => id)).toEqual(["lentils", "courgette"]);
    const soup = within(recipes[0] ?? document.body);
    expect(soup.getByRole("heading", { name: "Lentil soup", level: 3 })).toBeInTheDocument();
    expect(soup.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent)).toEqual(words.recipe);
    expect(soup.getAllByRole("listitem").map((entry) => entry.textContent)).toEqual(["A handful of lentils", "Boil them.", "Mash them."]);
    expect(soup.getByText("Keeps a day.")).toBeInTheDocument();
  });

  test("leads to first aid", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.firstAid })).toHaveAttribute("href", pathTo("firstAidTopics", language));
  });

  test("shows how it was made and its sources", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("WHO. Complementary feeding, 2023");
  });

  test("links to the months before and after it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: words.pager }));
    expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([pathsOf(6)[language], pathsOf(8)[language]]);
    for (const name of words.neighbours) expect(pager.getByRole("link", { name })).toBeInTheDocument();
  });

  test("before solids has no table, recipes, allergens or cutting, and no empty heading for them", () => {
    draw(language, dataIn(language, { ...milkOnly, month: 3 }), 3);
    expect(partsOf().map(({ id }) => id)).toEqual(["asked", "milk", "meals", "notYet", "iron", "signs", "trust"]);
    expect(hrefsBeside()).toEqual(partsOf().map(({ id }) => `#${id}`));
    expect(main().queryByRole("article")).not.toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextFor("babyNutritionMonth", language, pathsOf(7))} />;
    expect(await renderHead(head)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: full.description,
      ...headAddresses(pathsOf(7), language),
    });
  });
});

test.each([
  [0, [pathsOf(1).en]],
  [24, [pathsOf(23).en]],
])("month %i leads in one direction only", (month, hrefs) => {
  draw("en", dataIn("en", { ...full, month }), month);
  const pager = within(screen.getByRole("navigation", { name: "Other months" }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("the month after birth is linked from month 1 too", () => {
  draw("en", dataIn("en", { ...milkOnly, month: 1 }), 1);
  expect(screen.getByRole("link", { name: "Previous Month 0" })).toHaveAttribute("href", pathsOf(0).en);
});

test.each(["cook", "limit"] as const)("a food with the verdict “%s” says it in words", (verdict) => {
  draw("en", dataIn("en", { ...full, notYet: [{ food: "Fish", picture: null, verdict, why: "Why not." }] }));
  expect(main().getByRole("heading", { name: { cook: "Fish Cook well", limit: "Fish Limit" }[verdict] })).toBeInTheDocument();
});
