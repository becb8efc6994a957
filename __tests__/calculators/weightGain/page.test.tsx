import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import WeightGainPage, { Head } from "../../../src/calculators/weightGain/page";
import WeightGainCalculator from "../../../src/calculators/weightGain/WeightGainCalculator.island";
import { type Language, languages } from "../../../src/routes/routes";
import { keepDueOrBirth } from "../../../src/site/ownDay/dueOrBirth";
import { renderIn } from "../../support/render";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.WeightGainPageQuery => ({
  ...shellFor("weightGain", language),
  signs: {
    nodes: [{ key: "sudden-swelling", text: "swelling", weekFrom: null, weekTo: null, tiers: [{ stage: "from20", tier: "now" }] }],
  },
  calculator: {
    written: "2026-11-22",
    nextReview: "2027-11-22",
    abroad: [],
    sources: [{ key: "iom", publisher: "IOM", title: "Weight gain", year: 2009, url: "https://iom.example" }],
  },
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(languages)("weight gain in pregnancy (%s)", (language) => {
  const text = textsIn(language, "weightGain", "common", "triage");
  const context = contextFor("weightGain", language);
  const user = userEvent.setup({ delay: null });
  const box = (key: string) => screen.getByRole("textbox", { name: text(`weight.${key}`) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const mark = (value: string) => (language === "tr" ? value.replace(".", ",") : value);

  async function calculate(values: Partial<Record<"height" | "start" | "weekBox" | "today" | "last", string>>) {
    for (const [key, value] of Object.entries(values)) {
      await user.clear(box(key));
      await user.type(box(key), value);
    }
    await user.click(screen.getByRole("button", { name: text("tool.calculate") }));
  }

  test("gives the whole range, that of the week, a chart with a name and one row per month", async () => {
    renderIn(language, <WeightGainCalculator today="2026-11-22" />);
    await calculate({ height: "165", start: "65", weekBox: "26", today: "72" });
    expect(result()).toHaveFocus();
    expect(result()).toHaveTextContent(text("weight.kgRange", { low: mark("11.5"), high: "16" }));
    expect(result()).toHaveTextContent(text("weight.gain.gained", { n: "7" }));
    expect(result()).toHaveTextContent(text("weight.place.within"));
    expect(within(result()).getByRole("img", { name: text("weight.chart") })).toBeInTheDocument();
    const weeks = within(screen.getByRole("region", { name: text("weight.weeks.title") }));
    expect(weeks.getByRole("row", { name: /^40/ })).toHaveTextContent(text("weight.kgRange", { low: mark("76.5"), high: "81" }));
  });

  test("more than 1 kg in a week leads to the cards of the signs", async () => {
    renderIn(language, <WeightGainCalculator today="2026-11-22" />);
    await calculate({ height: "165", start: "65", weekBox: "30", today: mark("74.5"), last: "73" });
    expect(result()).toHaveTextContent(text("weight.sudden"));
    expect(within(result()).getByRole("link", { name: text("weight.toSigns") })).toHaveAttribute("href", "#urgent");
  });

  test("with twins there is no band; with a low BMI the doctor sets the goal", async () => {
    renderIn(language, <WeightGainCalculator today="2026-11-22" />);
    await user.click(screen.getByRole("radio", { name: text("weight.babies.2") }));
    await calculate({ height: "165", start: "65", weekBox: "26" });
    expect(result()).toHaveTextContent(text("weight.twins"));
    expect(within(result()).queryByRole("img")).not.toBeInTheDocument();
    await calculate({ start: "48" });
    expect(result()).toHaveTextContent(text("weight.twinsAsk"));
  });

  test.each([
    [{ height: "1.65", start: "65", weekBox: "26" }, "height", "weight.error.heightMetres", {}],
    [{ height: "165", start: "65", weekBox: "180" }, "weekBox", "weight.error.weekDays", { n: 180, weeks: 25 }],
    [{ height: "165", start: "65", weekBox: "26", today: "x" }, "today", "weight.error.notANumber", {}],
  ] as const)("%j is explained beside the box", async (values, key, reason, placeholders) => {
    renderIn(language, <WeightGainCalculator today="2026-11-22" />);
    await calculate(values);
    expect(screen.getByText(text(reason, placeholders))).toBeVisible();
    expect(box(key)).toHaveFocus();
    expect(box(key)).toBeInvalid();
    expect(result()).toHaveTextContent(text("weight.before"));
  });

  test.each([
    ["2026-11-29", "39"],
    ["2027-08-22", "1"],
    ["2027-08-29", ""],
    ["2026-10-30", ""],
  ])("a due date of %s on this device fills in week %j", (due, week) => {
    keepDueOrBirth({ due });
    renderIn(language, <WeightGainCalculator today="2026-11-22" />);
    expect(box("weekBox")).toHaveValue(week);
  });

  test("the page has the table of the ranges, the signs as cards and no text key", async () => {
    const { container } = renderTemplate(WeightGainPage, dataIn(language), context);
    const main = within(screen.getByRole("main"));
    const rows = main.getAllByRole("row").map((row) => row.textContent ?? "");
    expect(rows[1]).toContain(mark("18.5"));
    expect(rows[2]).toContain(text("weight.table.between", { from: mark("18.5"), to: mark("24.9") }));
    expect(rows[4]).toContain(text("weight.table.above", { from: "30" }));
    expect(main.getByText("swelling")).toBeInTheDocument();
    expect(rawKeysOn(container, language)).toEqual([]);
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("weight.title")} – Ninni`,
      description: text("weight.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
