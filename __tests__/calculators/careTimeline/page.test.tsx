import { screen, within } from "@testing-library/react";
import CareTimelinePage, { Head } from "../../../src/calculators/careTimeline/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const record = (key: string, kind: "visit" | "vaccine", weekFrom: number, weekTo: number) => ({
  key,
  kind,
  weekFrom,
  weekTo,
  optional: false,
  title: `title ${key}`,
  line: `line ${key}`,
});

const followUp = (key: string, kind: "visit" | "screening", monthFrom: number, monthTo = monthFrom) => ({
  key,
  kind,
  monthFrom,
  monthTo,
  title: `title ${key}`,
  line: `line ${key}`,
});

const dataIn = (language: Language): Queries.CareTimelinePageQuery => ({
  ...shellFor("careTimeline", language),
  pregnancy: { nodes: [record("visit-1", "visit", 6, 13)] },
  baby: { nodes: [record("visit-week-1", "visit", 1, 1)] },
  child: {
    nodes: [
      followUp("first-dentist", "visit", 11),
      followUp("visit-month-18", "visit", 18),
      followUp("visit-month-24", "visit", 24),
      followUp("visit-month-36", "visit", 36),
      followUp("screening-vision", "screening", 36, 48),
    ],
  },
  calculator: {
    written: "2026-11-22",
    nextReview: "2027-02-22",
    abroad: [],
    sources: [{ key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.example" }],
  },
});

beforeEach(() => localStorage.clear());

describe.each(languages)("the page of the care timeline (%s)", (language) => {
  const text = textsIn(language, "careTimeline", "vaccineCalendar", "common");
  const context = contextFor("careTimeline", language);

  test("shows records, Türkiye's vaccines and WHO's eight contacts on one page that needs no date", () => {
    const { container } = renderTemplate(CareTimelinePage, dataIn(language), context);
    const line = within(screen.getByRole("region", { name: text("care.line") }));
    expect(line.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "title visit-1",
      "title visit-week-1",
      "title first-dentist",
      text("care.vaccines.months", { n: 12 }),
      "title visit-month-18",
      text("care.vaccines.months", { n: 18 }),
      "title visit-month-24",
      text("care.vaccines.years", { n: 2 }),
      "title visit-month-36",
      "title screening-vision",
      text("care.vaccines.years", { n: 4 }),
    ]);
    expect(within(screen.getByRole("region", { name: text("care.contacts") })).getAllByRole("row")).toHaveLength(9);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("care.title")} – Ninni`,
      description: text("care.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
