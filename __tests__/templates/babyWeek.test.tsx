import { screen, within } from "@testing-library/react";
import { type Language, languages, pathTo } from "../../src/routes";
import BabyWeekPage, { Head } from "../../src/templates/babyWeek";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const pathsOf = (week: number) => ({
  tr: pathTo("babyWeek", "tr", { id: String(week) }),
  en: pathTo("babyWeek", "en", { id: String(week) }),
});
const checklistAt = (month: number) => ({ month, path: `/milestones/${month}` });

const dataIn = (language: Language, week = 9): Queries.BabyWeekPageQuery => ({
  ...shellOf("babyWeek", language),
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
    worry: ["Fewer wet nappies.", "A cough that lasts."],
    written: "2026-11-21",
    nextReview: "2027-11-21",
    sources: [{ key: "who", publisher: "WHO", title: "Child growth", year: 2006, url: "https://who.int/g" }],
  },
  activity: { title: "A walk along the mirror", path: "/play/9" },
  care: {
    nodes: [
      { key: "vaccines", weekFrom: 9, weekTo: 9, optional: false, title: "Vaccines of month two", text: "Two in the leg." },
      { key: "d", weekFrom: 1, weekTo: 52, optional: false, title: "Vitamin D", text: "Drops each day." },
    ],
  },
  cards: {
    nodes: [
      { key: "e", level: "emergency", title: "Call 112", items: ["Blue lips"], closing: "Say how old the baby is: 112." },
      { key: "u", level: "urgent", title: "Call the doctor", items: ["38 °C"], closing: "Go at night too." },
    ],
  },
  sizes: {
    nodes: [
      { week: 8, girlWeightKg: 5, girlLengthCm: 56.6, boyWeightKg: 5.4, boyLengthCm: 57.9 },
      { week: 9, girlWeightKg: 5.1842, girlLengthCm: 57.2761, boyWeightKg: 5.6319, boyLengthCm: 58.6536 },
    ],
  },
  milestones: { nodes: [2, 4, 6, 12].map(checklistAt) },
});

const draw = (language: Language, data = dataIn(language), week = 9) =>
  renderTemplate(BabyWeekPage, data, contextOf("babyWeek", language, pathsOf(week)));
const main = () => within(screen.getByRole("main"));

const expected = {
  tr: {
    title: "Bebeğinizin 9. haftası",
    days: "56–62. günler",
    weight: "5,2 kg",
    up: "Bebek haftaları",
    strip: "Haftalar",
    current: "9. hafta",
    links: {
      vaccines: "Bütün aşıları tarihiyle görün",
      firstAid: "İlk yardım",
      nutrition: "1. ayda beslenme",
      milestones: "2. ayın gelişim listesi",
      activity: "Bu haftanın oyunu: A walk along the mirror",
    },
    emergency: "Acil: Call 112",
    ongoing: "Bu hafta da sürenler (1)",
    made: "Bu sayfa nasıl hazırlandı?",
    pager: "Öbür haftalar",
    neighbours: ["Önceki 8. hafta", "Sonraki 10. hafta"],
  },
  en: {
    title: "Your baby’s week 9",
    days: "Days 56 to 62",
    weight: "5.2 kg",
    up: "Baby weeks",
    strip: "Weeks",
    current: "Week 9",
    links: {
      vaccines: "See all vaccines with their dates",
      firstAid: "First aid",
      nutrition: "Food in month 1",
      milestones: "Milestones at 2 months",
      activity: "This week’s play: A walk along the mirror",
    },
    emergency: "Emergency: Call 112",
    ongoing: "Still going on (1)",
    made: "How was this page made?",
    pager: "Other weeks",
    neighbours: ["Previous Week 8", "Next Week 10"],
  },
} as const;

describe.each(languages)("the page of a baby’s week (%s)", (language) => {
  const words = expected[language];

  test("is named after its week and says its days, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(main().getByText(words.days)).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads up to the baby weeks and stands in the row of all of them", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("babyWeeks", language));
    const strip = within(screen.getByRole("navigation", { name: words.strip }));
    expect(strip.getAllByRole("link")).toHaveLength(52);
    expect(strip.getByRole("link", { current: "page" })).toHaveAttribute("href", pathsOf(9)[language]);
    expect(strip.getByRole("link", { current: "page" })).toHaveAccessibleName(words.current);
  });

  test("has its parts in their order, each reachable from the list beside the text", () => {
    draw(language);
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "");
    expect(parts.map(({ id }) => id)).toEqual(["growth", "feeding", "sleep", "care", "play", "parents", "due", "call", "trust"]);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
  });

  test("shows what its record holds, each text under its heading", () => {
    const data = dataIn(language);
    draw(language, data);
    expect(main().getByText(data.record?.lead ?? "")).toBeInTheDocument();
    for (const part of ["growth", "feeding", "sleep", "care", "play", "parents"] as const)
      expect(document.getElementById(part)?.nextElementSibling).toHaveTextContent(data.record?.[part][0] ?? "no text");
    for (const sign of data.record?.worry ?? []) expect(main().getByText(sign).closest("li")).not.toBeNull();
  });

  test("shows the medians of its week", () => {
    draw(language);
    expect(main().getAllByRole("definition")[0]).toHaveTextContent(words.weight);
  });

  test("shows what is due, what goes on to the end of the year behind its heading", () => {
    draw(language);
    expect(main().getByRole("heading", { name: "Vaccines of month two" }).closest("details")).toBeNull();
    expect(main().getByText(words.ongoing).closest("details")).toHaveTextContent("Vitamin D");
  });

  test("says when to call, with no link in the red card", () => {
    draw(language);
    const card = screen.getByRole("region", { name: words.emergency });
    expect(card).toHaveTextContent(/Blue lips.*112/);
    expect(within(card).queryByRole("link")).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: /: Call the doctor$/ })).toHaveTextContent("38 °C");
  });

  test("leads on to vaccines, first aid, food, milestones and play", () => {
    draw(language);
    const hrefOf = (name: string) => main().getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(words.links.vaccines)).toBe(pathTo("vaccineCalendar", language));
    expect(hrefOf(words.links.firstAid)).toBe(pathTo("firstAidTopics", language));
    expect(hrefOf(words.links.nutrition)).toBe(pathTo("babyNutritionMonth", language, { id: "1" }));
    expect(hrefOf(words.links.milestones)).toBe("/milestones/2");
    expect(hrefOf(words.links.activity)).toBe("/play/9");
  });

  test("says how it was made and what it rests on", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("WHO. Child growth, 2006");
  });

  test("leads to the weeks around it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: words.pager }));
    expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([pathsOf(8)[language], pathsOf(10)[language]]);
    for (const name of words.neighbours) expect(pager.getByRole("link", { name })).toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextOf("babyWeek", language, pathsOf(9))} />;
    expect(await headOf(head)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: "Smiles, feeds and the vaccines of month two.",
      ...addressesOf(pathsOf(9), language),
    });
  });
});

test.each([
  [1, "Days 0 to 6", [pathsOf(2).en]],
  [52, "Days 357 to 363", [pathsOf(51).en]],
])("week %i leads in one direction only", (week, days, hrefs) => {
  draw("en", dataIn("en", week), week);
  expect(main().getByText(days)).toBeInTheDocument();
  const pager = within(screen.getByRole("navigation", { name: "Other weeks" }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

// A month is 30.4375 days, and a running week begins on day 7 × (week − 1).
test.each([
  [1, 0, 2],
  [5, 0, 2],
  [6, 1, 2],
  [14, 2, 2],
  [15, 3, 4],
  [52, 11, 12],
])("week %i leads to the food of month %i and the milestones of month %i", (week, food, milestones) => {
  draw("en", dataIn("en", week), week);
  const href = pathTo("babyNutritionMonth", "en", { id: String(food) });
  expect(main().getByRole("link", { name: `Food in month ${food}` })).toHaveAttribute("href", href);
  expect(main().getByRole("link", { name: /^Milestones/ })).toHaveAttribute("href", `/milestones/${milestones}`);
});

test("a week without a play, a figure or a list of milestones to come has none of them", () => {
  const none = { activity: null, sizes: { nodes: [] }, milestones: { nodes: [checklistAt(2)] }, cards: { nodes: [] } };
  draw("en", { ...dataIn("en", 52), ...none }, 52);
  expect(main().queryByRole("link", { name: /play|Milestones/ })).not.toBeInTheDocument();
  expect(main().queryByRole("heading", { name: "Weight" })).not.toBeInTheDocument();
  expect(main().queryByRole("region", { name: /Call/ })).not.toBeInTheDocument();
});

test("a week with nothing due says so and still leads to the vaccines", () => {
  draw("en", { ...dataIn("en"), care: { nodes: [] } });
  expect(main().getByText("No visit or test belongs to this week.")).toBeInTheDocument();
  expect(main().getByRole("link", { name: expected.en.links.vaccines })).toBeInTheDocument();
});
