import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PregnancyChecklistPage, { Head } from "../../../src/pregnancy/checklist/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const pathOf = (week: number, language: Language) => pathTo("pregnancyChecklist", language, { hafta: String(week) });
const pathsOf = (week: number) => ({ tr: pathOf(week, "tr"), en: pathOf(week, "en") });
const item = (key: string) => ({ key, text: `Do ${key}`, why: `Why ${key}.`, link: null });

const dataIn = (language: Language, week = 24): Queries.PregnancyChecklistPageQuery => ({
  ...shellFor("pregnancyChecklist", language),
  checklist: {
    week,
    lead: "The glucose test is due.",
    description: "What to do in this week.",
    groups: [
      { group: "health", items: [item("feet")] },
      { group: "visits", items: [{ ...item("glucose"), link: { path: "/glucose", text: "About the test" } }, item("scan")] },
      { group: "papers", items: [item("leave")] },
      { group: "home", items: [item("cot")] },
      { group: "couple", items: [item("talk")] },
    ],
    written: "2026-11-01",
    nextReview: "2027-11-01",
    abroad: [],
    sources: [{ key: "moh", publisher: "MoH", title: "Care", year: 2018, url: "https://saglik.gov.tr/c" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "pregnancyChecklist", "common");
  return {
    title: t("title", { n: 24 }),
    lists: t("checklists"),
    toWeek: t("toWeek", { n: 24 }),
    groups: [t("group.health"), t("group.visits"), t("group.papers"), t("group.home"), t("group.couple")],
    progress: `1 / 6${t("checklist.progress")}`,
    pager: t("pager"),
    neighbours: [`${t("previous")} ${t("week", { n: 23 })}`, `${t("next")} ${t("week", { n: 25 })}`],
    trust: t("trust.title"),
  };
};

beforeEach(() => localStorage.clear());

describe.each(languages)("the checklist of a week (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("pregnancyChecklist", language, pathsOf(24));
  const draw = (week = 24) =>
    renderTemplate(PregnancyChecklistPage, dataIn(language, week), contextFor("pregnancyChecklist", language, pathsOf(week)));
  const main = () => within(screen.getByRole("main"));
  const pager = () => within(screen.getByRole("navigation", { name: words.pager })).getAllByRole("link");

  test("has its heading and lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText("The glucose test is due.")).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to all lists and a link to its week", () => {
    draw();
    expect(main().getByRole("link", { name: words.lists })).toHaveAttribute("href", pathTo("pregnancyChecklists", language));
    expect(main().getByRole("link", { name: words.toWeek })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
  });

  test("has its items in their parts, with the reason and where to read on", () => {
    draw();
    const cards = words.groups.map((name) => within(main().getByRole("heading", { name, level: 2 }).closest("section") ?? document.body));
    const boxes = cards.map((card) => card.getAllByRole("checkbox").map((box) => box.parentElement?.textContent));
    expect(boxes).toEqual([["Do feet"], ["Do glucose", "Do scan"], ["Do leave"], ["Do cot"], ["Do talk"]]);
    for (const key of ["feet", "glucose", "scan", "leave", "cot", "talk"])
      expect(screen.getByText(new RegExp(`^Why ${key}\\.`))).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "About the test" })).toHaveAttribute("href", "/glucose");
  });

  test("counts the ticks of this list only; the same key in another week is another item and stays unchanged", async () => {
    localStorage.setItem("ninni-checklists", JSON.stringify(["23-feet"]));
    draw();
    await addBehavioursTo(document.body);
    expect(screen.getByRole("checkbox", { name: "Do feet" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Do cot" }));
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(words.progress);
    expect(JSON.parse(localStorage.getItem("ninni-checklists") ?? "")).toEqual(["23-feet", "24-cot"]);
  });

  test("links to the weeks before and after it, and from the first and the last in one direction only", () => {
    const { unmount } = draw();
    expect(pager().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [words.neighbours[0], pathOf(23, language)],
      [words.neighbours[1], pathOf(25, language)],
    ]);
    unmount();
    const first = draw(1);
    expect(pager().map((link) => link.getAttribute("href"))).toEqual([pathOf(2, language)]);
    first.unmount();
    draw(42);
    expect(pager().map((link) => link.getAttribute("href"))).toEqual([pathOf(41, language)]);
  });

  test("shows how it was made and its sources", () => {
    draw();
    expect(screen.getByRole("region", { name: words.trust })).toHaveTextContent("MoH. Care, 2018");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: "What to do in this week.",
      ...headAddresses(pathsOf(24), language),
    });
  });
});
