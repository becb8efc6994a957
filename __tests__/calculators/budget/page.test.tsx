import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import BudgetPage, { Head } from "../../../src/calculators/budget/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const examples: { key: string; amount: number; per: Queries.BudgetExamplePer }[] = JSON.parse(
  readFileSync("data/standards/budget-examples.json", "utf8"),
);

const dataIn = (language: Language): Queries.BudgetPageQuery => ({
  ...shellFor("budget", language),
  examples: { nodes: examples.map(({ key, amount, per }) => ({ key, amount, per, sources: [{ publisher: "A page" }] })) },
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    sources: [{ key: "bud-calquify", publisher: "Calquify", title: "Baby budget", year: null, url: "https://calquify.example" }],
  },
});

const tr = textsIn("tr", "budget", "common");
const en = textsIn("en", "budget", "common");
const expected = {
  tr: {
    title: tr("budget.title"),
    description: tr("budget.description"),
    cot: [tr("budget.example.cot"), tr("budget.once", { amount: 160 })],
    food: tr("budget.aYear", { amount: "1.043" }),
  },
  en: {
    title: en("budget.title"),
    description: en("budget.description"),
    cot: [en("budget.example.cot"), en("budget.once", { amount: 160 })],
    food: en("budget.aYear", { amount: "1,043" }),
  },
} as const;

describe.each(languages)("the page of the budget (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("budget", language);
  const draw = () => renderTemplate(BudgetPage, dataIn(language), context);

  test("has its heading inside the site and leads to the need guides", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toContain(pathTo("products", language));
  });

  test("shows the published figures below, each with where it is from, and puts none into a box", () => {
    draw();
    const [, first, ...rest] = screen.getAllByRole("row");
    expect(first).toHaveTextContent(new RegExp(`^${words.cot.join(" ?")}A page`));
    expect(rest).toHaveLength(examples.length - 1);
    expect(screen.getByText(words.food)).toBeInTheDocument();
    const boxes = screen.getAllByRole("textbox", { hidden: true }).filter((box) => (box as HTMLInputElement).value !== "");
    expect(boxes.map((box) => (box as HTMLInputElement).name)).toEqual(["months", "margin"]);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
