import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MilestoneChecklistPage, { Head } from "../../../src/baby/milestones/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const pathsOf = (month: number) => ({
  tr: pathTo("milestoneChecklist", "tr", { id: String(month) }),
  en: pathTo("milestoneChecklist", "en", { id: String(month) }),
});

const domains = [
  {
    domain: "social" as const,
    items: [
      { key: "faces", text: "Knows familiar faces" },
      { key: "laughs", text: "Laughs" },
    ],
    play: { title: "Mirror", text: "Look into a mirror together." },
  },
  { domain: "language" as const, items: [{ key: "sounds", text: "Takes turns in sounds" }], play: { title: "Echo", text: "Say it back." } },
  {
    domain: "cognitive" as const,
    items: [{ key: "mouth", text: "Puts things in the mouth" }],
    play: { title: "Basket", text: "Offer a spoon." },
  },
  { domain: "motor" as const, items: [{ key: "rolls", text: "Rolls over" }], play: { title: "Rug", text: "Time on the tummy." } },
];
const months = [4, 6, 9];
const dataIn = (language: Language, month = 6): Queries.MilestoneChecklistPageQuery => ({
  ...shellFor("milestoneChecklist", language),
  checklist: {
    month,
    lead: "What most babies do by now.",
    description: "Milestones with a play for each area.",
    domains,
    redFlags: ["Does not turn to sounds."],
    ask: ["Does the baby hear well?"],
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "cdc", publisher: "CDC", title: "Milestones", year: 2022, url: "https://cdc.gov/m" }],
  },
  all: { nodes: months.map((month) => ({ month, path: pathsOf(month)[language], domains })) },
  activities: { nodes: [{ week: 24, title: "Drum", path: "/play/24" }] },
});

const draw = (language: Language, data = dataIn(language), month = 6) =>
  renderTemplate(MilestoneChecklistPage, data, contextFor("milestoneChecklist", language, pathsOf(month)));
const main = () => within(screen.getByRole("main"));
const progress = () => main().getAllByRole("status")[0];
const box = (name: string) => main().getByRole("checkbox", { name });

beforeEach(() => localStorage.clear());

const tr = textsIn("tr", "milestoneChecklist", "common");
const en = textsIn("en", "milestoneChecklist", "common");
const expected = {
  tr: {
    title: tr("title", { n: 6 }),
    up: tr("checklists"),
    domains: [tr("domain.social"), tr("domain.language"), tr("domain.cognitive"), tr("domain.motor")],
    none: `0 / 5${tr("progress")}`,
    two: `2 / 5${tr("progress")}`,
    act: tr("heading.act"),
    rule: tr("act"),
    early: tr("early"),
    activities: tr("heading.activities"),
    activity: tr("activity", { n: 24, title: "Drum" }),
    made: tr("trust.title"),
    sameAge: tr("sameAge.title"),
    pager: tr("pager"),
    neighbours: [`${tr("previous")} ${tr("monthOld", { n: 4 })}`, `${tr("next")} ${tr("monthOld", { n: 9 })}`],
  },
  en: {
    title: en("title", { n: 6 }),
    up: en("checklists"),
    domains: [en("domain.social"), en("domain.language"), en("domain.cognitive"), en("domain.motor")],
    none: `0 / 5${en("progress")}`,
    two: `2 / 5${en("progress")}`,
    act: en("heading.act"),
    rule: en("act"),
    early: en("early"),
    activities: en("heading.activities"),
    activity: en("activity", { n: 24, title: "Drum" }),
    made: en("trust.title"),
    sameAge: en("sameAge.title"),
    pager: en("pager"),
    neighbours: [`${en("previous")} ${en("monthOld", { n: 4 })}`, `${en("next")} ${en("monthOld", { n: 9 })}`],
  },
} as const;

describe.each(languages)("the page of a milestone checklist (%s)", (language) => {
  const words = expected[language];

  test("is named after its age, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(main().getByText("What most babies do by now.")).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the list of checklists", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("milestoneChecklists", language));
  });

  test("has a box for each milestone, under its area", () => {
    draw(language);
    const areas = words.domains.map((name) => main().getByRole("heading", { name, level: 2 }).closest("section"));
    const boxes = areas.map((area) =>
      within(area ?? document.body)
        .getAllByRole("checkbox")
        .map((box) => box.closest("label")?.textContent),
    );
    expect(boxes).toEqual(domains.map(({ items }) => items.map(({ text }) => text)));
    expect(main().getAllByRole("checkbox")).toHaveLength(5);
  });

  test("counts what is ticked in this list and keeps it on the device", async () => {
    draw(language);
    await addBehavioursTo(document.body);
    expect(progress()).toHaveTextContent(words.none);
    await userEvent.click(box("Laughs"));
    await userEvent.click(box("Rolls over"));
    expect(progress()).toHaveTextContent(words.two);
    expect(JSON.parse(localStorage.getItem("ninni-milestones") ?? "")).toEqual(["6-laughs", "6-rolls"]);
  });

  test("says when to ask and what to show a doctor at this age, and how the age of babies born early is counted", () => {
    draw(language);
    const act = screen.getByRole("region", { name: words.act });
    expect(act).toHaveTextContent(words.rule);
    expect(within(act).getByText("Does not turn to sounds.").closest("li")).not.toBeNull();
    expect(act).toHaveTextContent(words.early);
    expect(main().getByText("Does the baby hear well?").closest("li")).not.toBeNull();
  });

  test("links to week, food and play of the same age; at four years, which has none, the heading is left out", () => {
    const { unmount } = draw(language);
    expect(within(screen.getByRole("navigation", { name: words.sameAge })).getAllByRole("link").length).toBeGreaterThan(1);
    unmount();
    draw(language, dataIn(language, 48), 48);
    expect(screen.queryByRole("navigation", { name: words.sameAge })).toBeNull();
  });

  test("says up to two years when the list fits a baby born early, from 24 to 36 weeks", () => {
    const { unmount } = draw(language);
    const weeks = (page: HTMLElement) => [...page.querySelectorAll("tbody th")].map((cell) => cell.textContent?.match(/\d+/)?.[0]);
    expect(weeks(screen.getByRole("main"))).toEqual(Array.from({ length: 13 }, (_, i) => String(24 + i)));
    // Born at 32 weeks, 8 weeks early.
    expect(screen.getByRole("main").querySelectorAll("tbody td")[8]).toHaveTextContent(/\b8\b/);
    unmount();
    const twoYears = draw(language, dataIn(language, 24), 24);
    expect(weeks(screen.getByRole("main"))).toHaveLength(13);
    twoYears.unmount();
    draw(language, dataIn(language, 30), 30);
    expect(weeks(screen.getByRole("main"))).toEqual([]);
  });

  test("has a play for each area, collapsed", () => {
    draw(language);
    const folded = domains.map(({ play }) => main().getByText(play.text).closest("details"));
    expect(folded.map((play) => play?.querySelector("summary")?.textContent?.trim())).toEqual(
      domains.map(({ play }, i) => `${words.domains[i]}: ${play.title}`),
    );
    for (const play of folded) expect(play).not.toHaveAttribute("open");
  });

  test("links to the weekly plays of its age, and has no heading if there are none", () => {
    const { unmount } = draw(language);
    expect(main().getByRole("heading", { name: words.activities })).toBeInTheDocument();
    expect(main().getByRole("link", { name: words.activity })).toHaveAttribute("href", "/play/24");
    unmount();
    draw(language, { ...dataIn(language), activities: { nodes: [] } });
    expect(main().queryByRole("heading", { name: words.activities })).not.toBeInTheDocument();
  });

  test("shows how it was made and its sources", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("CDC. Milestones, 2022");
  });

  test("links to the previous and next age with a list, not to the previous and next month", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: words.pager }));
    expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([pathsOf(4)[language], pathsOf(9)[language]]);
    for (const name of words.neighbours) expect(pager.getByRole("link", { name })).toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextFor("milestoneChecklist", language, pathsOf(6))} />;
    expect(await renderHead(head)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: "Milestones with a play for each area.",
      ...headAddresses(pathsOf(6), language),
    });
  });
});

test.each([
  [4, [pathsOf(6).en]],
  [9, [pathsOf(6).en]],
])("the list of month %i, the first or last, links in one direction only", (month, hrefs) => {
  draw("en", dataIn("en", month), month);
  const pager = within(screen.getByRole("navigation", { name: en("pager") }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(pager.getByRole("link")).toHaveAttribute("rel", month === 4 ? "next" : "prev");
});

test("a tick of another age does not count here, though its milestone has the same key", () => {
  localStorage.setItem("ninni-milestones", JSON.stringify(["4-laughs"]));
  draw("en");
  expect(progress()).toHaveTextContent(expected.en.none);
  expect(box("Laughs")).not.toBeChecked();
});

test("a tick from an earlier visit is restored", async () => {
  localStorage.setItem("ninni-milestones", JSON.stringify(["6-faces"]));
  draw("en");
  await addBehavioursTo(document.body);
  expect(box("Knows familiar faces")).toBeChecked();
  expect(box("Laughs")).not.toBeChecked();
});
