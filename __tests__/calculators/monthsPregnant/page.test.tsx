import { screen, within } from "@testing-library/react";
import MonthsPregnantPage, { Head } from "../../../src/calculators/monthsPregnant/page";
import { monthTable } from "../../../src/calculators/shared/gestation";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.MonthsPregnantPageQuery => ({
  ...shellFor("monthsPregnant", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "healthwise-trimester", publisher: "Healthwise", title: "Trimesters", year: 2023, url: "https://healthwise.org/t" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "monthsPregnant", "common");
  return {
    title: t("months.title"),
    description: t("months.description"),
    form: t("months.form"),
    // Month 6 of data/standards/pregnancy-months.json covers 21 to 25 completed weeks.
    sixth: [t("months.monthName", { month: 6 }), t("months.daysRange", { from: 21, to: 25 })],
    tools: t("nav.tools"),
    how: t("tool.how"),
    made: t("trust.title"),
  };
};

describe.each(languages)("the page of the month calculator (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("monthsPregnant", language);
  const draw = () => renderTemplate(MonthsPregnantPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the tools", () => {
    draw();
    expect(main().getByRole("link", { name: words.tools })).toHaveAttribute("href", pathTo("tools", language));
  });

  test("is useful without the form: the month table, with links to the weeks", () => {
    draw();
    const [, ...rows] = main().getAllByRole("row");
    expect(rows).toHaveLength(monthTable.length);
    const sixth = within(rows[5] ?? document.body);
    expect([...sixth.getAllByRole("rowheader"), ...sixth.getAllByRole("cell")].map((cell) => cell.textContent)).toEqual(words.sixth);
    expect(sixth.getByRole("link")).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "21" }));
  });

  test("links from the first month to week 1, because week 0 has no page", () => {
    draw();
    const first = within(main().getAllByRole("row")[1] ?? document.body);
    expect(first.getByRole("link")).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "1" }));
  });

  test("says how it is calculated, and its sources", () => {
    draw();
    expect(main().getByRole("heading", { name: words.how })).toBeInTheDocument();
    expect(main().getByText(/280/, { selector: "p[class]" })).toBeInTheDocument();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("Healthwise. Trimesters, 2023");
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
