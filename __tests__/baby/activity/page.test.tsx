import { screen, within } from "@testing-library/react";
import BabyActivityPage, { Head } from "../../../src/baby/activity/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const pathsOf = (week: number) => ({
  tr: pathTo("babyActivity", "tr", { id: String(week) }),
  en: pathTo("babyActivity", "en", { id: String(week) }),
});

const activity = {
  week: 3,
  title: "A face to follow",
  lead: "Your face is the best toy.",
  description: "A play of five minutes for week three.",
  domain: "social" as const,
  minutes: 4,
  material: ["Your face", "A soft light"],
  steps: ["Hold the baby at 25 cm.", "Move slowly to one side.", "Wait for the eyes."],
  builds: ["The eyes learn to follow.", "The baby learns who you are."],
  safety: ["Support the head."],
  tired: "Only look at each other.",
  written: "2026-11-21",
  nextReview: "2027-11-21",
  abroad: [],
  milestones: { month: 2, path: "/milestones/2" },
  sources: [{ key: "cdc", publisher: "CDC", title: "Tips", year: 2022, url: "https://cdc.gov/t" }],
};
const dataIn = (language: Language, week = 3): Queries.BabyActivityPageQuery => ({
  ...shellFor("babyActivity", language),
  activity: { ...activity, week },
});

const draw = (language: Language, data = dataIn(language), week = 3) =>
  renderTemplate(BabyActivityPage, data, contextFor("babyActivity", language, pathsOf(week)));
const main = () => within(screen.getByRole("main"));
const entriesAfter = (id: string) =>
  [...(document.getElementById(id)?.nextElementSibling?.children ?? [])].map((entry) => entry.textContent);

const expectedIn = (language: Language) => {
  const t = textsIn(language, "babyActivity", "common");
  return {
    up: t("activities"),
    tags: [t("week", { n: 3 }), t("minutes", { n: 4 }), t("domain.social")].join(""),
    parts: [t("heading.material"), t("heading.steps"), t("heading.builds"), t("heading.safety"), t("heading.tired"), t("trust.title")],
    toWeek: t("sameAge.week", { n: 3 }),
    milestones: t("sameAge.milestones", { n: 2 }),
    domains: { social: t("domain.social"), language: t("domain.language"), cognitive: t("domain.cognitive"), motor: t("domain.motor") },
    pager: t("pager"),
    neighbours: [`${t("previous")} ${t("week", { n: 2 })}`, `${t("next")} ${t("week", { n: 4 })}`],
  };
};

describe.each(languages)("the page of a weekly play (%s)", (language) => {
  const words = expectedIn(language);

  test("has the name of the play, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(activity.title);
    expect(main().getByText(activity.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the plays", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("babyActivities", language));
  });

  test("says its week, its minutes and its area", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 }).parentElement?.lastElementChild).toHaveTextContent(words.tags);
  });

  test.each(["social", "language", "cognitive", "motor"] as const)("names the area “%s”", (domain) => {
    draw(language, { ...dataIn(language), activity: { ...activity, domain } });
    expect(main().getByText(words.domains[domain])).toBeInTheDocument();
  });

  test("has its parts in their order", () => {
    draw(language);
    const parts = main().getAllByRole("heading", { level: 2 });
    expect(parts.map((heading) => heading.textContent)).toEqual(words.parts);
  });

  test("shows the texts of its record, the steps in order", () => {
    draw(language);
    expect(entriesAfter("material")).toEqual(activity.material);
    expect(entriesAfter("steps")).toEqual(activity.steps);
    expect(document.getElementById("steps")?.nextElementSibling?.tagName).toBe("OL");
    expect(entriesAfter("safety")).toEqual(activity.safety);
    for (const text of activity.builds) expect(main().getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("region", { name: words.parts[4] })).toHaveTextContent(activity.tired);
  });

  test("links to the baby’s week and to the milestones it trains", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.toWeek })).toHaveAttribute("href", pathTo("babyWeek", language, { id: "3" }));
    expect(main().getByRole("link", { name: words.milestones })).toHaveAttribute(
      "href",
      pathTo("milestoneChecklist", language, { id: "2" }),
    );
  });

  test("shows how it was made and its sources", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.parts[5] })).toHaveTextContent("CDC. Tips, 2022");
  });

  test("links to the plays before and after it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: words.pager }));
    expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([pathsOf(2)[language], pathsOf(4)[language]]);
    for (const name of words.neighbours) expect(pager.getByRole("link", { name })).toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextFor("babyActivity", language, pathsOf(3))} />;
    expect(await renderHead(head)).toEqual({
      language,
      title: `${activity.title} – Ninni`,
      description: activity.description,
      ...headAddresses(pathsOf(3), language),
    });
  });
});

test.each([
  [1, [pathsOf(2).en]],
  [52, [pathsOf(51).en]],
])("the play of week %i links in one direction only", (week, hrefs) => {
  draw("en", dataIn("en", week), week);
  const pager = within(screen.getByRole("navigation", { name: "Other plays" }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});
