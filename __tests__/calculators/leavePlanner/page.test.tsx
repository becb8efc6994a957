import { screen, within } from "@testing-library/react";
import LeavePlannerPage, { Head } from "../../../src/calculators/leavePlanner/page";
import { leaveParameters } from "../../../src/calculators/shared/leaveParameters";
import { type Language, languages } from "../../../src/routes/routes";
import { formatDate } from "../../../src/text/formatDate";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const linked = (title: string) => ({ title, path: `/${title}` });
const dataIn = (language: Language): Queries.LeavePlannerPageQuery => ({
  ...shellFor("leavePlanner", language),
  leave: linked("leave"),
  work: linked("work"),
  pay: linked("pay"),
  father: linked("father"),
  loss: linked("loss"),
  calculator: {
    written: "2026-11-22",
    nextReview: "2027-01-05",
    abroad: [],
    sources: [{ key: "law", publisher: "T.C.", title: "4857", year: 2026, url: "https://law.example" }],
  },
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(languages)("the page of the leave planner (%s)", (language) => {
  const text = textsIn(language, "leavePlanner", "common");
  const context = contextFor("leavePlanner", language);

  test("shows every rule with its law and its date, and no raw key", () => {
    const { container } = renderTemplate(LeavePlannerPage, dataIn(language), context);
    const main = within(screen.getByRole("main"));
    const rows = main.getAllByRole("row", { hidden: true }).map((row) => row.textContent ?? "");
    for (const { key, law, since } of leaveParameters) {
      const row = rows.find((words) => words.startsWith(text(`leave.rule.${key}`)) && words.includes(law[language]));
      if (row === undefined) throw new Error(`no row for ${key}`);
      if (since) expect(row).toContain(formatDate(since, language));
    }
    expect(main.getAllByText(text("leave.rules.checked", { date: formatDate("2026-11-22", language) }))).toHaveLength(3);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("links to the articles, and in a separate sentence to the rights after a loss", () => {
    renderTemplate(LeavePlannerPage, dataIn(language), context);
    const hrefs = within(screen.getByRole("main"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/leave", "/work", "/pay", "/father", "/loss"]));
    expect(screen.getByRole("link", { name: "loss" }).closest("p")).toHaveTextContent(text("leave.loss"));
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("leave.title")} – Ninni`,
      description: text("leave.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
