import { screen, within } from "@testing-library/react";
import { type Language, languages } from "../../src/routes";
import PregnancyWeekPage, { Head } from "../../src/templates/pregnancyWeek";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const who = { key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.int/anc" };
const chart = { key: "chart", publisher: "Perinatology", title: "Fetal growth", year: null, url: "https://perinatology.com/" };
const pathsOf = (week: number) => ({
  tr: `/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/${week}`,
  en: `/en/week-week-pregnancy-tracking-development/${week}`,
});

const dataIn = (language: Language, week = 24): Queries.PregnancyWeekPageQuery => ({
  ...shellOf("pregnancyWeek", language),
  record: {
    week,
    lead: "The face looks almost complete.",
    description: "Air sacs, ankles and the glucose test.",
    baby: ["The eyelids are still shut.", "Your voice reaches the womb."],
    body: ["Shoes may feel tight by evening."],
    todo: [{ key: "feet-up", text: "Rest your feet on a pillow." }],
    ask: ["What if my result is high?"],
    partner: ["Pack a snack for the test."],
    twins: "Twins come earlier.",
    written: "2026-11-21",
    nextReview: "2027-11-21",
    sources: [who, chart],
  },
  fetalSize: {
    crownRumpCm: null,
    crownRumpLowCm: null,
    crownRumpHighCm: null,
    crownHeelCm: 32.2,
    bornLengthLowCm: 28.5,
    bornLengthHighCm: 35.5,
    weightG: 665,
    weightLowG: 576,
    weightHighG: 765,
    otherWeightG: null,
    sources: [chart],
  },
  comparison: { name: "a pineapple", lengthCm: 32, picture: "pineapple" },
  care: {
    nodes: [{ key: "glucose", weekFrom: 24, weekTo: 28, optional: false, title: "Glucose test", text: "Looks for diabetes." }],
  },
  cards: {
    nodes: [
      { key: "e", level: "emergency", title: "Call 112", items: ["Heavy bleeding"], closing: "Say your week." },
      { key: "u", level: "urgent", title: "Call the unit", items: ["Less movement"], closing: "Do not wait." },
    ],
  },
  symptoms: { nodes: [{ key: "headache", path: "/en/pregnancy-signs-symptoms/headaches", title: "Headaches" }] },
  articles: { nodes: [{ key: "MT-0-1", path: "/en/articles/a", title: "Eating in pregnancy" }] },
});

const draw = (language: Language, data = dataIn(language), week = 24) =>
  renderTemplate(PregnancyWeekPage, data, contextOf("pregnancyWeek", language, pathsOf(week)));

const expected = {
  tr: {
    title: "Gebeliğin 24. haftası",
    head: "Gebeliğin 24. haftası: bebeğiniz ve siz – Ninni",
    parts: [
      "Bebeğiniz",
      "Bedeniniz",
      "Şimdi sırada",
      "Bu hafta yapılacaklar",
      "Ne zaman aramalı?",
      "Eşiniz için",
      "Ek bilgiler",
      "Bu sayfa nasıl hazırlandı?",
    ],
    labels: "24 hafta 0–6 gün6. ay2. üç ay",
    description: /32,2 cm/,
    pager: "Önceki ve sonraki hafta",
    neighbours: ["Önceki 23. hafta", "Sonraki 25. hafta"],
  },
  en: {
    title: "Week 24 of pregnancy",
    head: "24 weeks pregnant: your baby and you – Ninni",
    parts: [
      "Your baby",
      "Your body",
      "What’s due now",
      "To do this week",
      "When to call",
      "For your partner",
      "More",
      "How was this page made?",
    ],
    labels: "24 weeks 0–6 daysMonth 6Trimester 2",
    description: /32\.2 cm/,
    pager: "Previous and next week",
    neighbours: ["Previous Week 23", "Next Week 25"],
  },
} as const;

describe.each(languages)("the page of a pregnancy week (%s)", (language) => {
  const words = expected[language];

  test("is named after its week, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has its parts in their order, each reachable from the list beside the text", () => {
    draw(language);
    const main = within(screen.getByRole("main"));
    const parts = main.getAllByRole("heading", { level: 2 }).filter(({ id }) => id !== "");
    expect(parts.map((heading) => heading.textContent)).toEqual(words.parts);
    const list = within(screen.getByRole("complementary"));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
  });

  test("says the week in days, month and trimester", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 }).previousElementSibling).toHaveTextContent(words.labels);
  });

  test("shows what its record holds", () => {
    const data = dataIn(language);
    draw(language, data);
    const { record } = data;
    const texts = record ? [record.lead, ...record.baby, ...record.body, ...record.ask, ...record.partner, record.twins] : [];
    expect(texts).toHaveLength(7);
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Rest your feet on a pillow." })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Glucose test" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: /: Call 112$/ })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: /: Call the unit$/ })).toBeInTheDocument();
    expect(screen.getByText("Eating in pregnancy")).toHaveAttribute("href", "/en/articles/a");
    expect(screen.getByRole("img", { name: words.description })).toBeInTheDocument();
  });

  test("lists a source once, though week and figures both rest on it", () => {
    draw(language);
    expect(document.querySelectorAll("#sources li")).toHaveLength(2);
  });

  test("leads to the weeks around it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: words.pager }));
    expect(pager.getByRole("link", { name: words.neighbours[0] })).toHaveAttribute("href", pathsOf(23)[language]);
    expect(pager.getByRole("link", { name: words.neighbours[1] })).toHaveAttribute("href", pathsOf(25)[language]);
  });

  test("leads to itself in the other language", () => {
    draw(language);
    const other = language === "tr" ? "en" : "tr";
    expect(screen.getByRole("link", { name: new RegExp(`^${other.toUpperCase()} –`) })).toHaveAttribute("href", pathsOf(24)[other]);
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextOf("pregnancyWeek", language, pathsOf(24))} />;
    expect(await headOf(head)).toEqual({
      language,
      title: words.head,
      description: "Air sacs, ankles and the glucose test.",
      ...addressesOf(pathsOf(24), language),
    });
  });
});

test("the first weeks have words instead of figures and no scale", () => {
  draw("en", { ...dataIn("en", 2), fetalSize: null, comparison: null }, 2);
  expect(screen.getByText("There’s no baby to measure yet")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "To the same scale" })).not.toBeInTheDocument();
});

test.each([
  [1, [pathsOf(2).en]],
  [42, [pathsOf(41).en]],
])("week %i leads in one direction only", (week, hrefs) => {
  draw("en", dataIn("en", week), week);
  const pager = within(screen.getByRole("navigation", { name: "Previous and next week" }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("a week without articles has no heading for them", () => {
  draw("en", { ...dataIn("en"), articles: { nodes: [] } });
  expect(screen.queryByText("Articles for this week")).not.toBeInTheDocument();
});

test("leads to the symptoms of the week, its checklist and the food of its month", () => {
  draw("en");
  expect(screen.getByText("Symptoms common in this week").closest("details")).toContainElement(screen.getByText("Headaches"));
  expect(screen.getByRole("link", { name: "The whole checklist for week 24" })).toHaveAttribute(
    "href",
    "/en/week-week-pregnancy-checklist-tracking/24",
  );
  expect(screen.getByRole("link", { name: "Food in month 6" })).toHaveAttribute("href", "/en/month-month-pregnancy-nutrition-health/6");
});
