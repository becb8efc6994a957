import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import BudgetPage, { Head } from "../../../src/calculators/budget/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

interface Row {
  key: string;
  link: { to: string; record: string | null; text: Record<Language, string> };
  sources: string[];
}

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"));
const rows: Row[] = read("standards/state-support");
const calculator: { written: string; nextReview: string; sources: string[] } = read("calculators/budget");
const publishers: { name: string; tier: number }[] = read("standards/publishers");
const law: { key: string; amount: number; since: string | null }[] = read("standards/leave-parameters");
const ruleOf = (key: string) => {
  const rule = law.find((one) => one.key === key);
  if (!rule) throw new Error(`the law has no ${key}`);
  return rule;
};
const sourceOf = (key: string): Queries.SourceLineFragment => read(`sources/${key}`);

const dataIn = (language: Language): Queries.BudgetPageQuery => ({
  ...shellFor("budget", language),
  support: {
    nodes: rows.map(({ key, link, sources }) => ({
      key,
      link: { text: link.text[language], path: `/${language}/${link.record ?? link.to}` },
      sources: sources.map(sourceOf),
    })),
  },
  calculator: { ...calculator, sources: calculator.sources.map(sourceOf), abroad: [] },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "budget", "common");
  const [days, nursing, nursingDays, first, second, later] = [
    "pay-premium-days",
    "nursing",
    "nursing-premium-days",
    "grant-first",
    "grant-second",
    "grant-later",
  ].map((key) => new Intl.NumberFormat(language).format(ruleOf(key).amount));
  const { amount: months, since: grantSince } = ruleOf("grant-until");
  const years = months / 12;
  const since = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(grantSince ?? ""));
  return {
    title: t("budget.title"),
    description: t("budget.description"),
    state: t("budget.state.title"),
    names: rows.map(({ key }) => t(`budget.state.${key}.name`)),
    // The periods of the law, in the words and number format of the language.
    amounts: {
      tr: [
        `${days} gün`,
        `${nursing} TL`,
        `${nursingDays} gün`,
        `bir kez ${first} TL`,
        `ayda ${second} TL`,
        `ayda ${later} TL`,
        `${years} yaşına`,
      ],
      en: [
        `${days} days`,
        `${nursing} TL`,
        `${nursingDays} premium days`,
        `${first} TL once`,
        `${second} TL a month`,
        `${later} TL a month`,
        `is ${years} (`,
      ],
    }[language].concat(since),
  };
};

describe.each(languages)("the page of the budget (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("budget", language);
  const draw = () => renderTemplate(BudgetPage, dataIn(language), context);
  const supportRows = (): HTMLElement[] =>
    words.names.map((name) => screen.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);

  test("has its heading inside the site and leads to the need guides", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toContain(pathTo("products", language));
  });

  test("says what the state pays, each with the page that says more and with its sources", () => {
    draw();
    expect(screen.getByRole("heading", { level: 2, name: words.state })).toBeInTheDocument();
    expect(rows.length).toBeGreaterThanOrEqual(4);
    const links = supportRows().map((row) =>
      within(row)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(links).toEqual(
      rows.map(({ link, sources }) => [
        [link.text[language], `/${language}/${link.record ?? link.to}`],
        ...sources
          .map(sourceOf)
          .filter(({ url }) => url)
          .map(({ title, url }) => [title, url]),
      ]),
    );
    // A circular or a tariff without a page is named without a link.
    rows.forEach(({ sources }, i) => {
      for (const { title } of sources.map(sourceOf)) expect(supportRows()[i]).toHaveTextContent(title);
    });
  });

  test("shows the amounts of the leave planner and none in pounds, and fills none into a box", () => {
    const { container } = draw();
    const text = supportRows()
      .map((row) => row.textContent)
      .join(" ");
    for (const amount of words.amounts) expect(text).toContain(amount);
    expect(text).not.toContain("{{");
    expect(container.querySelector("table")).toBeNull();
    const boxes = screen.getAllByRole("textbox", { hidden: true }).filter((box) => (box as HTMLInputElement).value !== "");
    expect(boxes.map((box) => (box as HTMLInputElement).name)).toEqual(["months", "margin"]);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});

test("all sources of the page are official and are listed in “how it was made”", () => {
  expect(new Set(calculator.sources)).toEqual(new Set(rows.flatMap(({ sources }) => sources)));
  const tierOf = new Map(publishers.map(({ name, tier }) => [name, tier]));
  expect(calculator.sources.map((key) => tierOf.get(sourceOf(key).publisher))).toEqual(calculator.sources.map(() => 1));
});
