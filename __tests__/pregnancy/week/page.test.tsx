import { screen, within } from "@testing-library/react";
import PregnancyWeekPage, { Head } from "../../../src/pregnancy/week/page";
import { type Language, languages } from "../../../src/routes/routes";
import type { SignTier, Stage } from "../../../src/vocabulary/tiers";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const who = { key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.int/anc" };
const chart = { key: "chart", publisher: "Perinatology", title: "Fetal growth", year: null, url: "https://perinatology.com/" };
const pack = { key: "care", publisher: "T.C. Sağlık Bakanlığı", title: "Doğum öncesi bakım", year: 2018, url: "https://saglik.gov.tr/" };
const rcog = { key: "rcog", publisher: "RCOG", title: "Reduced movements", year: 2011, url: "https://rcog.org.uk/57" };

const sign = (key: string, text: string, tiers: Record<string, string>, weekFrom: number | null = null) => ({
  key,
  text,
  weekFrom,
  weekTo: null,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});
const movements = sign("movements-reduced", "The baby moves less", { from20: "now" }, 24);
const bleeding = sign("blood-runs", "Blood runs", { before20: "call112", from20: "call112" });
const fever = sign("fever", "38 °C or more", { before20: "today", from20: "today" });

const pathsOf = (week: number) => ({
  tr: `/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/${week}`,
  en: `/en/week-week-pregnancy-tracking-development/${week}`,
});

const dataIn = (language: Language, week = 24): Queries.PregnancyWeekPageQuery => ({
  ...shellFor("pregnancyWeek", language),
  record: {
    week,
    lead: "The face looks almost complete.",
    description: "Air sacs, ankles and the glucose test.",
    likened: null,
    baby: ["The eyelids are still shut.", "Your voice reaches the womb."],
    body: ["Shoes may feel tight by evening."],
    sign: { text: "If the baby moves less, go now.", sign: week < 24 ? bleeding : movements },
    common: [{ key: "headache", path: "/en/pregnancy-signs-symptoms/headaches", title: "Headaches" }],
    questions: [{ question: "May I fly?", answer: "Yes, until week 36." }],
    todo: [{ key: "feet-up", text: "Rest your feet on a pillow." }],
    ask: ["What if my result is high?"],
    partner: ["Pack a snack for the test."],
    twins: "Twins come earlier.",
    named: [],
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
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
    sources: [chart],
  },
  comparison: { name: "a pineapple", lengthCm: 32, picture: "pineapple" },
  care: {
    nodes: [
      {
        key: "glucose",
        weekFrom: 24,
        weekTo: 28,
        optional: false,
        title: "Glucose test",
        text: "Looks for diabetes.",
        line: "The glucose test goes on to week 28.",
        fullWeeks: [24, 28],
        sources: [pack],
      },
      {
        key: "iron",
        weekFrom: 16,
        weekTo: 42,
        optional: false,
        title: "Iron",
        text: "A tablet a day.",
        line: "Iron goes on.",
        fullWeeks: [16],
        sources: [{ ...who, key: "iron", title: "Iron in pregnancy" }],
      },
    ],
  },
  warning: { nodes: [{ openWeeks: [20], signs: [fever, bleeding, movements], sources: [rcog] }] },
  movements: { path: "/en/fewer-movements" },
  articles: { nodes: [{ key: "MT-0-1", path: "/en/articles/a", title: "Eating in pregnancy" }] },
});

const draw = (language: Language, data = dataIn(language), week = 24) =>
  renderTemplate(PregnancyWeekPage, data, contextFor("pregnancyWeek", language, pathsOf(week)));

describe.each(languages)("the page of a pregnancy week (%s)", (language) => {
  const text = textsIn(language, "pregnancyWeek", "triage", "common");

  test("is named after its week, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("title", { n: 24 }));
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has its parts in their order, each reachable from the list beside the text", () => {
    draw(language);
    const main = within(screen.getByRole("main"));
    const parts = main.getAllByRole("heading", { level: 2 }).filter(({ id }) => id !== "");
    const named = ["baby", "body", "due", "todo", "call", "questions", "partner", "more"];
    expect(parts.map(({ id }) => id)).toEqual([...named, "trust"]);
    expect(parts.map((heading) => heading.textContent)).toEqual([...named.map((part) => text(`heading.${part}`)), text("trust.title")]);
    const list = within(screen.getByRole("complementary"));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
  });

  test("says the week in days, month and trimester", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 }).previousElementSibling).toHaveTextContent(
      `${text("weekDays", { n: 24 })}${text("month", { n: 6 })}${text("trimester", { n: 2 })}`,
    );
  });

  test("shows the texts of its record", () => {
    const data = dataIn(language);
    draw(language, data);
    const { record } = data;
    const texts = record ? [record.lead, ...record.baby, ...record.body, ...record.ask, ...record.partner, record.twins] : [];
    expect(texts).toHaveLength(7);
    for (const words of [...texts, "May I fly?", "Yes, until week 36."]) expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Rest your feet on a pillow." })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Glucose test" })).toBeInTheDocument();
    expect(screen.getByText("Eating in pregnancy")).toHaveAttribute("href", "/en/articles/a");
    expect(screen.getByRole("img", { name: language === "tr" ? /32,2 cm/ : /32\.2 cm/ })).toBeInTheDocument();
  });

  test("shows in full what begins this week, and in one line what continues", () => {
    draw(language);
    expect(screen.getByRole("heading", { name: "Glucose test" }).closest("details")).toBeNull();
    expect(screen.getByText("Iron goes on.").closest("details")).toHaveTextContent(text("due.ongoing", { count: 1 }));
    expect(screen.queryByText("A tablet a day.")).not.toBeInTheDocument();
  });

  test("shows the sign of the week, not collapsed, with its tier", () => {
    draw(language);
    const line = screen.getByText("If the baby moves less, go now.").closest("[data-tier]");
    expect(line).toHaveAttribute("data-tier", "now");
    expect(line).toHaveTextContent(text("weekSign", { tier: text("short.now") }));
    expect(line?.closest("details")).toBeNull();
    expect(document.getElementById("call")?.nextElementSibling).toBe(line);
  });

  test("from 24 weeks on links to the page about fewer movements, before that not", () => {
    const { unmount } = draw(language);
    expect(screen.getByRole("link", { name: text("movements.link") })).toHaveAttribute("href", "/en/fewer-movements");
    unmount();
    draw(language, dataIn(language, 23), 23);
    expect(screen.queryByRole("link", { name: text("movements.link") })).toBeNull();
  });

  test("has all signs of its stage in a collapsed section, most urgent first; at the beginning of a stage it is open", () => {
    const shown = () => screen.getAllByRole("region", { hidden: true }).flatMap((card) => card.getAttribute("data-tier") ?? []);
    const { unmount } = draw(language);
    expect(shown()).toEqual(["call112", "now", "today"]);
    expect(screen.getByText("Blood runs").closest("details")).toHaveTextContent(text("allSigns_other", { count: 3 }));
    unmount();
    draw(language, dataIn(language, 20), 20);
    expect(screen.getByText("Blood runs").closest("details")).toBeNull();
    // Before 24 weeks fewer movements are not a warning sign.
    expect(shown()).toEqual(["call112", "today"]);
  });

  test("lists each source once: of the week, its figures, its signs and what it shows in full, and of nothing else", () => {
    draw(language);
    const keys = [...document.querySelectorAll("#sources li")].map((source) => source.id);
    expect(keys).toEqual(["source-who", "source-chart", "source-care", "source-rcog"]);
  });

  test("links to the weeks before and after it", () => {
    draw(language);
    const pager = within(screen.getByRole("navigation", { name: text("pager") }));
    expect(pager.getByRole("link", { name: new RegExp(text("week", { n: 23 })) })).toHaveAttribute("href", pathsOf(23)[language]);
    expect(pager.getByRole("link", { name: new RegExp(text("week", { n: 25 })) })).toHaveAttribute("href", pathsOf(25)[language]);
  });

  test("links to the same page in the other language", () => {
    draw(language);
    const other = language === "tr" ? "en" : "tr";
    expect(screen.getByRole("link", { name: new RegExp(`^${other.toUpperCase()} –`) })).toHaveAttribute("href", pathsOf(24)[other]);
  });

  test("can be shared: the link has its own address", () => {
    draw(language);
    expect(screen.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(pathsOf(24)[language])),
    );
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = <Head data={dataIn(language)} pageContext={contextFor("pregnancyWeek", language, pathsOf(24))} />;
    expect(await renderHead(head)).toEqual({
      language,
      title: `${text("headTitle", { n: 24 })} – Ninni`,
      description: "Air sacs, ankles and the glucose test.",
      ...headAddresses(pathsOf(24), language),
    });
  });
});

const english = textsIn("en", "pregnancyWeek", "triage", "common");

test("the first weeks have words instead of figures and no scale", () => {
  draw("en", { ...dataIn("en", 2), fetalSize: null, comparison: null }, 2);
  expect(screen.getByText(english("size.notYet"))).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: english("scale.title") })).not.toBeInTheDocument();
});

test.each([
  [1, [pathsOf(2).en]],
  [42, [pathsOf(41).en]],
])("week %i leads in one direction only", (week, hrefs) => {
  draw("en", dataIn("en", week), week);
  const pager = within(screen.getByRole("navigation", { name: english("pager") }));
  expect(pager.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("a week without articles, symptoms or a sign has no heading for them", () => {
  const data = dataIn("en");
  const record = data.record && { ...data.record, common: [], sign: null };
  draw("en", { ...data, record, articles: { nodes: [] } });
  for (const heading of ["heading.read", "heading.symptoms"]) expect(screen.queryByText(english(heading))).not.toBeInTheDocument();
  expect(document.querySelector("#call ~ p[data-tier]")).toBeNull();
});

test("leads to the symptoms of the week, its checklist and the food of its month", () => {
  draw("en");
  expect(screen.getByText(english("heading.symptoms")).closest("details")).toContainElement(screen.getByText("Headaches"));
  expect(screen.getByRole("link", { name: english("checklist", { n: 24 }) })).toHaveAttribute(
    "href",
    "/en/week-week-pregnancy-checklist-tracking/24",
  );
  expect(screen.getByRole("link", { name: english("nutrition", { n: 6 }) })).toHaveAttribute(
    "href",
    "/en/month-month-pregnancy-nutrition-health/6",
  );
});
