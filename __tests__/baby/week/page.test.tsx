import { screen, within } from "@testing-library/react";
import BabyWeekPage, { Head } from "../../../src/baby/week/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import type { SignTier, Stage } from "../../../src/vocabulary/tiers";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const pathsOf = (week: number) => ({
  tr: pathTo("babyWeek", "tr", { id: String(week) }),
  en: pathTo("babyWeek", "en", { id: String(week) }),
});
const sign = (key: string, text: string, tiers: Record<string, string>, weekFrom: number | null = null) => ({
  key,
  text,
  weekFrom,
  weekTo: null,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});
const blue = sign("baby-blue", "Blue lips", {
  under3Months: "call112",
  from3Months: "call112",
  from6Months: "call112",
  firstMonth: "call112",
});
const hot = sign("baby-fever-under-3m", "38 °C", { firstMonth: "now", under3Months: "now" });
const breaths = sign("baby-50-breaths", "50 breaths", { under3Months: "now", from3Months: "now" }, 10);
const nhs = { key: "nhs", publisher: "NHS", title: "Fever", year: 2024, url: "https://nhs.uk/fever" };

const dataIn = (language: Language, week = 9): Queries.BabyWeekPageQuery => ({
  ...shellFor("babyWeek", language),
  record: {
    week,
    lead: "Smiles come back now.",
    description: "Smiles, feeds and the vaccines of month two.",
    growth: ["The head lags less."],
    feeding: ["Eight feeds or more in a day."],
    sleep: ["On the back, always."],
    care: ["A bath every few days."],
    play: ["Talk and wait for an answer."],
    parents: ["Sleep when somebody else is there."],
    named: [],
    sign: { text: "At 38 °C go now, at night too.", sign: week <= 13 ? hot : blue },
    questions: [{ question: "Can I spoil a baby?", answer: "No." }],
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "who", publisher: "WHO", title: "Child growth", year: 2006, url: "https://who.int/g" }],
  },
  activity: { title: "A walk along the mirror", path: "/play/9" },
  care: {
    nodes: [
      {
        key: "vaccines",
        weekFrom: 9,
        weekTo: 9,
        optional: false,
        title: "Vaccines of month two",
        text: "Two in the leg.",
        line: "Vaccines in week 9.",
        fullWeeks: [9],
        sources: [{ ...nhs, key: "card", title: "Vaccine card" }],
      },
      {
        key: "d",
        weekFrom: 1,
        weekTo: 52,
        optional: false,
        title: "Vitamin D",
        text: "400 units each day.",
        line: "Vitamin D goes on.",
        fullWeeks: [1, 52],
        sources: [{ ...nhs, key: "vitamin", title: "Vitamins" }],
      },
    ],
  },
  warning: { nodes: [{ openWeeks: [5], signs: [hot, blue, breaths], sources: [nhs] }] },
  sizes: {
    nodes: [
      { week: 8, girlWeightKg: 5, girlLengthCm: 56.6, boyWeightKg: 5.4, boyLengthCm: 57.9 },
      { week: 9, girlWeightKg: 5.1842, girlLengthCm: 57.2761, boyWeightKg: 5.6319, boyLengthCm: 58.6536 },
    ],
  },
});

const draw = (language: Language, data = dataIn(language), week = 9) =>
  renderTemplate(BabyWeekPage, data, contextFor("babyWeek", language, pathsOf(week)));
const main = () => within(screen.getByRole("main"));

describe.each(languages)("the page of a baby’s week (%s)", (language) => {
  const text = textsIn(language, "babyWeek", "triage", "common");

  test("is named after its week and says its days, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("title", { n: 9 }));
    expect(main().getByText(text("age", { from: 56, to: 62 }))).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("links up to the baby weeks and is marked in the row of all weeks", () => {
    draw(language);
    expect(main().getByRole("link", { name: text("nav.babyWeeks") })).toHaveAttribute("href", pathTo("babyWeeks", language));
    const strip = within(screen.getByRole("navigation", { name: text("weeks") }));
    expect(strip.getAllByRole("link")).toHaveLength(52);
    expect(strip.getByRole("link", { current: "page" })).toHaveAttribute("href", pathsOf(9)[language]);
    expect(strip.getByRole("link", { current: "page" })).toHaveAccessibleName(text("week", { n: 9 }));
  });

  test("has its parts in their order, each reachable from the list beside the text", () => {
    draw(language);
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "");
    expect(parts.map(({ id }) => id)).toEqual([
      "growth",
      "feeding",
      "sleep",
      "care",
      "play",
      "parents",
      "due",
      "call",
      "questions",
      "trust",
    ]);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
  });

  test("shows the texts of its record, each under its heading", () => {
    const data = dataIn(language);
    draw(language, data);
    expect(main().getByText(data.record?.lead ?? "")).toBeInTheDocument();
    for (const part of ["growth", "feeding", "sleep", "care", "play", "parents"] as const)
      expect(document.getElementById(part)?.nextElementSibling).toHaveTextContent(data.record?.[part][0] ?? "no text");
    for (const words of ["Can I spoil a baby?", "No."]) expect(main().getByText(words)).toBeInTheDocument();
  });

  test("shows the medians of its week", () => {
    draw(language);
    expect(main().getAllByRole("definition")[0]).toHaveTextContent(language === "tr" ? "5,2 kg" : "5.2 kg");
  });

  test("shows in full what is due, and in one line what continues", () => {
    draw(language);
    expect(main().getByRole("heading", { name: "Vaccines of month two" }).closest("details")).toBeNull();
    expect(main().getByText("Vitamin D goes on.").closest("details")).toHaveTextContent(text("due.ongoing", { count: 1 }));
    expect(main().queryByText("400 units each day.")).not.toBeInTheDocument();
  });

  test("shows the sign of the week, with its tier", () => {
    draw(language);
    const line = screen.getByText("At 38 °C go now, at night too.").closest("[data-tier]");
    expect(line).toHaveAttribute("data-tier", "now");
    expect(line).toHaveTextContent(text("weekSign", { tier: text("short.now") }));
  });

  test("has all signs of the baby's age, most urgent first, collapsed or open, and says what to say on the phone", () => {
    const shown = () =>
      screen
        .getAllByRole("region", { hidden: true })
        .filter((card) => card.hasAttribute("data-tier"))
        .map((card) => [card.dataset.tier, [...card.querySelectorAll("li")].map((item) => item.textContent)]);
    const { unmount } = draw(language);
    expect(shown()).toEqual([
      ["call112", ["Blue lips"]],
      ["now", ["38 °C"]],
    ]);
    expect(screen.getByText("Blue lips").closest("details")).not.toBeNull();
    expect(screen.getByText(text("baby.call112.closing"))).toBeInTheDocument();
    unmount();
    draw(language, dataIn(language, 5), 5);
    expect(screen.getByText("Blue lips").closest("details")).toBeNull();
  });

  test("uses the mother's own tiers for her signs after the birth", () => {
    const data = dataIn(language);
    const low = sign("low-mood", "Low mood", { before20: "today", from20: "today", afterBirth: "today" });
    draw(language, { ...data, record: data.record && { ...data.record, sign: { text: "Tell someone today.", sign: low } } });
    expect(screen.getByText("Tell someone today.").closest("[data-tier]")).toHaveAttribute("data-tier", "today");
  });

  test("links to vaccines, first aid, food, milestones and play", () => {
    draw(language);
    const hrefOf = (name: string) => main().getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(text("vaccines"))).toBe(pathTo("vaccineCalendar", language));
    expect(hrefOf(text("firstAid"))).toBe(pathTo("firstAidTopics", language));
    expect(hrefOf(text("sameAge.food", { n: 2 }))).toBe(pathTo("babyNutritionMonth", language, { id: "2" }));
    expect(hrefOf(text("sameAge.milestones", { n: 2 }))).toBe(pathTo("milestoneChecklist", language, { id: "2" }));
    expect(hrefOf(text("activity", { title: "A walk along the mirror" }))).toBe("/play/9");
  });

  test("shows how it was made and its sources", () => {
    draw(language);
    expect(screen.getByRole("region", { name: text("trust.title") })).toHaveTextContent("WHO. Child growth, 2006");
    const keys = [...document.querySelectorAll("#sources li")].map((source) => source.id);
    expect(keys).toEqual(["source-who", "source-card", "source-nhs"]);
  });

  test("links to the weeks before and after it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: text("pager") }));
    expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([pathsOf(8)[language], pathsOf(10)[language]]);
    for (const n of [8, 10]) expect(pager.getByRole("link", { name: new RegExp(text("week", { n })) })).toBeInTheDocument();
  });

  test("can be shared: the link has its own address", () => {
    draw(language);
    expect(screen.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(pathTo("babyWeek", language, { id: "9" }))),
    );
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextFor("babyWeek", language, pathsOf(9))} />;
    expect(await renderHead(head)).toEqual({
      language,
      title: `${text("title", { n: 9 })} – Ninni`,
      description: "Smiles, feeds and the vaccines of month two.",
      ...headAddresses(pathsOf(9), language),
    });
  });
});

const english = textsIn("en", "babyWeek", "triage", "common");

test.each([
  [1, 0, 6, [pathsOf(2).en]],
  [52, 357, 363, [pathsOf(51).en]],
])("week %i leads in one direction only", (week, from, to, hrefs) => {
  draw("en", dataIn("en", week), week);
  expect(main().getByText(english("age", { from, to }))).toBeInTheDocument();
  const pager = within(screen.getByRole("navigation", { name: english("pager") }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

const foodName = (month: number) =>
  month === 0 ? english("sameAge.foodFirst") : month === 1 ? english("sameAge.foodOne") : english("sameAge.food", { n: month });

// A month is 52 / 12 weeks: week 13 ends with three months, and so does the page before solids, week 26, with six.
test.each([
  [1, 0, 2],
  [4, 0, 2],
  [5, 1, 2],
  [9, 2, 2],
  [13, 3, 4],
  [14, 3, 4],
  [25, 5, 6],
  [26, 6, 6],
  [27, 6, 6],
  [52, 12, 12],
])("week %i leads to the food of month %i and the milestones of month %i", (week, food, milestones) => {
  draw("en", dataIn("en", week), week);
  const href = pathTo("babyNutritionMonth", "en", { id: String(food) });
  expect(main().getByRole("link", { name: foodName(food) })).toHaveAttribute("href", href);
  expect(main().getByRole("link", { name: english("sameAge.milestones", { n: milestones }) })).toHaveAttribute(
    "href",
    pathTo("milestoneChecklist", "en", { id: String(milestones) }),
  );
});

test("a week without a play, a figure or a question has none of them", () => {
  const none = { activity: null, sizes: { nodes: [] } };
  const data = dataIn("en", 52);
  draw("en", { ...data, ...none, record: data.record && { ...data.record, questions: [] } }, 52);
  expect(
    main()
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^\/play\//)]));
  expect(main().queryByRole("heading", { name: english("sizes.weight") })).not.toBeInTheDocument();
  expect(document.getElementById("questions")).toBeNull();
  expect(document.querySelector('aside a[href="#questions"]')).toBeNull();
});

test("a week with nothing due says so and still leads to the vaccines", () => {
  draw("en", { ...dataIn("en"), care: { nodes: [] } });
  expect(main().getByText(english("due.none"))).toBeInTheDocument();
  expect(main().getByRole("link", { name: english("vaccines") })).toBeInTheDocument();
});
