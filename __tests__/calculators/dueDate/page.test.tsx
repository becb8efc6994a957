import { screen, within } from "@testing-library/react";
import DueDatePage, { Head } from "../../../src/calculators/dueDate/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.DueDatePageQuery => ({
  ...shellFor("dueDate", language),
  care: { nodes: [{ key: "visit-2", kind: "visit", weekFrom: 18, weekTo: 24, optional: false, title: "Second visit" }] },
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "acog-co700", publisher: "ACOG", title: "Estimating the due date", year: 2017, url: "https://acog.org/700" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "dueDate", "common");
  return {
    title: t("due.title"),
    description: t("due.description"),
    form: t("due.form"),
    weeks: t("due.care.weekRange", { from: 18, to: 24 }),
    // ACOG 700: 9w0d to 13w6d, more than 7 days.
    limit: [t("due.redatingRange", { from: 9, to: 13 }), t("due.redatingDays", { days: 7 })],
    made: t("trust.title"),
  };
};

describe.each(languages)("the page of the due date calculator (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("dueDate", language);
  const draw = () => renderTemplate(DueDatePage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("is useful without the form: the weeks of the follow-ups, the formulas, the redating table", () => {
    draw();
    const [care, redating] = main().getAllByRole("table");
    expect(within(care ?? document.body).getByRole("cell")).toHaveTextContent(words.weeks);
    const row = within(redating ?? document.body).getAllByRole("row")[2];
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(words.limit);
    expect(main().getByText(/\+ 261/, { selector: "p[class] > span" })).toBeInTheDocument();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("ACOG. Estimating the due date, 2017");
  });

  test("leads to the month calculator", () => {
    draw();
    const links = main().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toContain(pathTo("monthsPregnant", language));
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
