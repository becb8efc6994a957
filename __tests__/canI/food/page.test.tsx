import { screen, within } from "@testing-library/react";
import FoodPage, { Head } from "../../../src/canI/food/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = (key: string, text: string, tier: string) => ({
  key,
  text,
  weekFrom: null,
  weekTo: null,
  tiers: ["before20", "from20"].map((stage) => ({ stage, tier })),
});
const other = (title: string, verdict: string, label: string) => ({ path: `/eat/${title}`, title, pregnancy: { verdict, label } });
const food = {
  key: "tulum",
  title: "Tulum",
  answer: "Fine if pasteurised.",
  group: "dairy",
  pregnancy: { verdict: "limit", label: "If pasteurised", text: "Look at the pack." },
  breastfeeding: { verdict: "avoid", label: "Leave it", text: "It may be raw." },
  baby: { verdict: "limit", label: "From 12 months", text: "Only a pinch." },
  safely: ["Choose a sealed pack.", "Bake it until it steams."],
  lookFor: "Pasteurised milk.",
  eaten: ["You need do nothing."],
  why: ["Raw milk can carry germs."],
  signs: [{ stage: "before20", isWhole: false, signs: [sign("fever", "38 °C or more", "today"), sign("fit", "A fit", "call112")] }],
  instead: [other("Kaşar", "yes", "Fine")],
  similar: [other("Village cheese", "avoid", "Leave it")],
  written: "2026-11-22",
  nextReview: "2027-11-22",
  abroad: [],
  sources: [{ key: "nhs", publisher: "NHS", title: "Foods to avoid", year: 2024, url: "https://nhs.example" }],
};
const dataIn = (language: Language, change: Partial<typeof food> | Record<string, null> = {}): Queries.FoodPageQuery => ({
  ...shellFor("canIEatItem", language),
  food: { ...food, ...change } as Queries.FoodPageQuery["food"],
  foods: { totalCount: 240 },
});

describe.each(languages)("the page of a food (%s)", (language) => {
  const text = textsIn(language, "canI", "triage", "common");
  const context = contextFor("canIEatItem", language, { tr: "/yiyebilir-miyim/tulum", en: "/en/can-i-eat/tulum" });
  const draw = (change = {}) => renderTemplate(FoodPage, dataIn(language, change), context);
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

  test("answers first: its name, the answer, and a verdict for each of the three, in words", () => {
    draw();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tulum");
    expect(screen.getByText(food.answer)).toBeInTheDocument();
    for (const [stage, { label, text: reason }] of [
      ["pregnancy", food.pregnancy],
      ["breastfeeding", food.breastfeeding],
      ["baby", food.baby],
    ] as const)
      expect(screen.getByRole("region", { name: `${text(`stage.${stage}`)} ${label}` })).toHaveTextContent(reason);
  });

  test("says how to eat it and what if it is eaten before it says why", () => {
    draw();
    const order = ["food.label", "food.safely.eat", "food.eaten.eat", "food.instead", "why", "similar"].map((key) => text(key));
    expect(headings().filter((heading) => order.includes(heading ?? ""))).toEqual(order);
    for (const words of [...food.safely, food.lookFor, ...food.eaten, ...food.why]) expect(screen.getByText(words)).toBeInTheDocument();
  });

  test("shows the signs to call for by their own tier, most urgent first", () => {
    draw();
    const cards = screen.getAllByRole("region").filter((card) => card.hasAttribute("data-tier"));
    expect(cards.map((card) => [card.dataset.tier, card.querySelector("li")?.textContent])).toEqual([
      ["call112", "A fit"],
      ["today", "38 °C or more"],
    ]);
  });

  test("leads to what to eat instead with its answer, and back to the list", () => {
    draw();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: `Kaşar ${text("stage.pregnancy")}: Fine` })).toHaveAttribute("href", "/eat/Kaşar");
    expect(main.getByRole("link", { name: text("food.all_other", { count: 240 }) })).toHaveAttribute("href", pathTo("canIEat", language));
    expect(main.queryByRole("link", { name: text("food.caffeine") })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: text("trust.title") })).toHaveTextContent("NHS. Foods to avoid, 2024");
  });

  test("a drink has the verb “drink” and a link to the caffeine page; a missing field leaves no empty heading", () => {
    const { container } = draw({ group: "drinks", safely: null, lookFor: null, signs: null, instead: [], similar: [] });
    expect(headings()).toContain(text("food.eaten.drink"));
    for (const key of ["food.label", "food.safely.drink", "food.instead", "similar"]) expect(headings()).not.toContain(text(key));
    expect(within(screen.getByRole("main")).getByRole("link", { name: text("food.caffeine") })).toHaveAttribute(
      "href",
      pathTo("caffeine", language),
    );
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has the question readers ask as its title", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("food.headTitle.eat", { title: "Tulum" })} – Ninni`,
      description: food.answer,
      ...headAddresses(context.paths, language),
    });
  });
});
