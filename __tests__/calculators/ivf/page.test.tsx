import { screen, within } from "@testing-library/react";
import IvfPage, { Head } from "../../../src/calculators/ivf/page";
import { ivfEvents } from "../../../src/calculators/shared/ivf";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import type { SignTier, Stage } from "../../../src/vocabulary/tiers";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = (key: string, text: string, tiers: Record<string, string>) => ({
  key,
  text,
  weekFrom: null,
  weekTo: null,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});
const dataIn = (language: Language): Queries.IvfPageQuery => ({
  ...shellFor("ivf", language),
  early: {
    signs: [
      sign("fever", "38 °C or more", { before20: "today", from20: "today" }),
      sign("pad-an-hour", "Blood fills a pad in an hour", { before20: "now", from20: "call112" }),
      sign("one-sided-pain", "Strong pain on one side", { before20: "call112" }),
    ],
  },
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "acog-co700", publisher: "ACOG", title: "Estimating the due date", year: 2017, url: "https://acog.org/700" }],
  },
});

describe.each(languages)("the page of the IVF calculator (%s)", (language) => {
  const text = textsIn(language, "ivf", "triage", "common");
  const context = contextFor("ivf", language);
  const draw = () => renderTemplate(IvfPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("ivf.title"));
    expect(screen.getByRole("form", { name: text("ivf.form") })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(main().getByRole("link", { name: text("nav.tools") })).toHaveAttribute("href", pathTo("tools", language));
  });

  test("can be calculated by hand: each event with the age it counts as, the days to add and the days of the test", () => {
    draw();
    const rows = [...main().getByRole("table").querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toHaveLength(ivfEvents.length);
    // By hand: a day-5 embryo counts as 14 + 5 = 19 days, 2 weeks 5 days; 266 − 5 = 261 days are left.
    const [name, age, added] = rows.find(([row]) => row === text("ivf.table.transfer", { n: 5 })) ?? [];
    expect([name, age, added]).toEqual([
      text("ivf.table.transfer", { n: 5 }),
      `${text("weeksCount_other", { count: 2 })} ${text("daysCount_other", { count: 5 })}`,
      text("ivf.table.days", { n: 261 }),
    ]);
    expect(main().getByText(text("ivf.formula"))).toBeInTheDocument();
  });

  test("names the signs to call 112 for in the first weeks, by the tier they have then, and no others", () => {
    draw();
    const cards = main()
      .getAllByRole("region")
      .filter((card) => card.hasAttribute("data-tier"))
      .map((card) => [card.dataset.tier, [...card.querySelectorAll("li")].map((item) => item.textContent)]);
    expect(cards).toEqual([["call112", ["Strong pain on one side"]]]);
    expect(main().getByRole("link", { name: text("tier.dial112") })).toHaveAttribute("href", "tel:112");
    expect(document.getElementById("urgent")).toHaveTextContent(text("ivf.urgent"));
  });

  test("names its sources", () => {
    draw();
    expect(main().getByRole("region", { name: text("trust.title") })).toHaveTextContent("ACOG. Estimating the due date, 2017");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("ivf.title")} – Ninni`,
      description: text("ivf.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
