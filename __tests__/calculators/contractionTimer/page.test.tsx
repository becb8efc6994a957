import { screen, within } from "@testing-library/react";
import ContractionTimerPage, { Head } from "../../../src/calculators/contractionTimer/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = (key: string, tier: "call112" | "now") => ({
  key,
  text: `sign ${key}`,
  weekFrom: null,
  weekTo: null,
  tiers: [{ stage: "from20" as const, tier }],
});

const dataIn = (language: Language): Queries.ContractionTimerPageQuery => ({
  ...shellFor("contractionTimer", language),
  rules: { nodes: [sign("contraction-long", "now")] },
  tightenings: {
    advice: [
      {
        stage: "any",
        home: null,
        isWhole: false,
        signs: [
          { text: "own words", sign: sign("waters", "now") },
          { text: null, sign: sign("cord", "call112") },
          { text: null, sign: sign("labour-begun", "now") },
        ],
      },
    ],
  },
  calculator: {
    written: "2026-11-22",
    nextReview: "2027-11-22",
    abroad: [],
    sources: [{ key: "nhs", publisher: "NHS", title: "Labour", year: 2023, url: "https://nhs.example" }],
  },
});

beforeEach(() => localStorage.clear());

describe.each(languages)("the page of the contraction timer (%s)", (language) => {
  const text = textsIn(language, "contractionTimer", "triage", "common");
  const context = contextFor("contractionTimer", language);

  test("shows the signs before any tap, with the page's own wording if there is one, and no home care", () => {
    const { container } = renderTemplate(ContractionTimerPage, dataIn(language), context);
    const dangers = within(screen.getByRole("region", { name: text("timer.dangers") }));
    expect(dangers.getByText("own words")).toBeVisible();
    expect(dangers.getByText("sign cord")).toBeVisible();
    expect(dangers.getByRole("link", { name: text("tier.dial112") })).toHaveAttribute("href", "tel:112");
    expect(screen.queryByText("sign labour-begun")).toBeNull();
    expect(screen.queryByText(text("home.title"))).toBeNull();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has an empty table with the rules next to it, for paper and for browsers without script", () => {
    renderTemplate(ContractionTimerPage, dataIn(language), context);
    const paper = within(screen.getByRole("region", { name: text("timer.paper.title") }));
    expect(paper.getAllByRole("row")).toHaveLength(13);
    expect(paper.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      text("timer.rule.first"),
      text("timer.rule.later"),
      text("timer.paper.anyText"),
    ]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("timer.title")} – Ninni`,
      description: text("timer.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
