import { screen, within } from "@testing-library/react";
import FoodsPage from "../../src/canI/foods/page";
import MedicinesPage from "../../src/canI/medicines/page";
import SheetPage from "../../src/canI/sheet/page";
import ThingPage from "../../src/canI/thing/page";
import ThingsPage from "../../src/canI/things/page";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { contextFor, rawKeysOn, renderTemplate, shellFor } from "../support/templates";
import { textsIn } from "../support/texts";

const answer = <Verdict extends string>(verdict: Verdict, label: string) => ({ verdict, label });
type Verdict = "yes" | "limit" | "cook" | "avoid";
const food = (key: string, title: string, group: string, pregnancy: Verdict, baby: Verdict, fromMonths: number | null = null) => ({
  key,
  path: `/eat/${key}`,
  title,
  words: [],
  group,
  pregnancy: answer(pregnancy, `${pregnancy} ${key}`),
  breastfeeding: answer("yes", "Fine"),
  baby: { ...answer(baby, "For the baby"), fromMonths },
});
const foods = [
  food("tulum", "Tulum", "dairy", "limit", "limit", 12),
  food("bal", "Honey", "sweets", "yes", "yes", 12),
  food("raw-milk", "Raw milk", "dairy", "avoid", "avoid"),
  food("trout", "Trout", "fish-seafood", "cook", "cook", 6),
  food("cola", "Cola", "drinks", "limit", "avoid"),
];
const thing = (title: string, group: string) => ({
  path: `/do/${title}`,
  title,
  words: [],
  group,
  pregnancy: answer("yes", "Fine"),
  breastfeeding: answer("ask", "Ask first"),
});
const medicine = {
  path: "/m/p",
  title: "Paracetamol",
  words: ["Parol"],
  group: "pain-fever",
  pregnancy: { label: "Usually used" },
  breastfeeding: { label: "Usually used" },
};

describe.each(languages)("the lists (%s)", (language: Language) => {
  const text = textsIn(language, "canI", "triage", "common");
  const main = () => within(screen.getByRole("main"));

  test("of food shows what is asked most, the letters, and each food once with three answers", () => {
    const { container } = renderTemplate(
      FoodsPage,
      { ...shellFor("canIEat", language), foods: { nodes: foods } },
      contextFor("canIEat", language),
    );
    const frequent = within(main().getByRole("list", { name: text("foods.frequent") })).getAllByRole("link");
    expect(frequent).toHaveLength(2);
    // Never a verdict without saying for whom: honey is fine for her and not for the baby.
    expect(frequent[1]).toHaveTextContent(
      `Honey${text("stage.pregnancy")}: yes bal${text("stage.breastfeeding")}: Fine${text("stage.baby")}: For the baby`,
    );
    expect(frequent[1]?.compareDocumentPosition(main().getByRole("group", { name: text("list.stage") }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(container.querySelectorAll("li[data-words]")).toHaveLength(foods.length);
    const row = main()
      .getByRole("link", { name: /^Raw milk/ })
      .closest("li");
    expect(row?.dataset).toMatchObject({ group: "dairy", a1: "no", a2: "yes", a3: "no" });
    expect(main().getByRole("link", { name: text("foods.sheet") })).toHaveAttribute("href", pathTo("canIEatSheet", language));
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("of everyday things is ordered by group; an empty group is left out", () => {
    const nodes = [thing("Hair dye", "beauty"), thing("Cats", "animals")];
    renderTemplate(ThingsPage, { ...shellFor("canIDo", language), things: { nodes } }, contextFor("canIDo", language));
    const groups = within(main().getByRole("list", { name: text("list.groups") })).getAllByRole("link");
    expect(groups.map((link) => link.textContent)).toEqual([text("things.group.beauty"), text("things.group.animals")]);
  });

  test("of medicines shows the standard notices and no choice of a verdict", () => {
    renderTemplate(
      MedicinesPage,
      { ...shellFor("medicines", language), medicines: { nodes: [medicine] } },
      contextFor("medicines", language),
    );
    expect(main().getByRole("heading", { name: text("medicine.never") })).toBeInTheDocument();
    expect(main().queryByRole("combobox", { name: text("list.answer") })).not.toBeInTheDocument();
    expect(main().getByRole("link", { name: /^Paracetamol/ })).toHaveTextContent(`${text("stage.pregnancy")}: Usually used`);
  });

  test("a list without items says so", () => {
    const { container } = renderTemplate(
      MedicinesPage,
      { ...shellFor("medicines", language), medicines: { nodes: [] } },
      contextFor("medicines", language),
    );
    expect(main().getByText(text("list.empty"))).toBeInTheDocument();
    expect(container.querySelector("input[type=search][name=item]")).toBeNull();
  });

  test("the fridge sheet lists what to avoid, to cook and to limit; the part for babies repeats neither these nor drinks", () => {
    renderTemplate(SheetPage, { ...shellFor("canIEatSheet", language), foods: { nodes: foods } }, contextFor("canIEatSheet", language));
    const partOf = (key: string) =>
      [
        ...(main()
          .getByRole("heading", { name: text(key) })
          .parentElement?.querySelectorAll("li") ?? []),
      ].map((item) => item.textContent?.trim());
    expect(partOf("sheet.no")).toEqual(["Raw milk"]);
    expect(partOf("sheet.cook")).toEqual(["Trout"]);
    expect(partOf("sheet.limit")).toEqual(["Cola limit cola", "Tulum limit tulum"]);
    expect(partOf("sheet.baby")).toEqual(["Honey For the baby", "Tulum"]);
    expect(main().queryByRole("heading", { name: text("sheet.ask") })).not.toBeInTheDocument();
  });

  test("an everyday thing says how, what if it is done, and why", () => {
    const record = {
      title: "Hair dye",
      answer: "Fine, with the window open.",
      pregnancy: { ...answer("yes", "Fine"), text: "Very little gets in." },
      breastfeeding: { ...answer("yes", "Fine"), text: "The same." },
      safely: ["Open the window."],
      done: ["You need do nothing."],
      why: ["The scalp lets little through."],
      signs: null,
      similar: [],
      written: "2026-11-22",
      nextReview: "2027-11-22",
      abroad: [],
      sources: [],
    };
    const { container } = renderTemplate(
      ThingPage,
      { ...shellFor("canIDoItem", language), thing: record, things: { totalCount: 66 } },
      contextFor("canIDoItem", language, { tr: "/yapabilir-miyim/sac-boyasi", en: "/en/can-i-do/hair-dye" }),
    );
    const order = ["thing.safely", "thing.done", "why"].map((key) => text(key));
    expect(
      screen
        .getAllByRole("heading", { level: 2 })
        .map((heading) => heading.textContent)
        .filter((heading) => order.includes(heading ?? "")),
    ).toEqual(order);
    expect(rawKeysOn(container, language)).toEqual([]);
  });
});
