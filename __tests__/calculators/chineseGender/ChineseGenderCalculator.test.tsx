import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ChineseGenderCalculator from "../../../src/calculators/chineseGender/ChineseGenderCalculator.island";
import { type Language, pathTo } from "../../../src/routes/routes";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const tool = <ChineseGenderCalculator today="2026-11-21" />;
const birth = ["10", "3", "1996"] as const;
const key = "ninni-tool-chinese-gender";

/** The dates of the worked example, in the words of the page. */
const spoken: Record<Language, { day: string; start: string; end: string; before: string }> = {
  tr: { day: "25 Haziran 2026", start: "15 Haziran 2026", end: "13 Temmuz 2026", before: "1 Haziran 2026 – 14 Haziran 2026" },
  en: { day: "25 June 2026", start: "15 June 2026", end: "13 July 2026", before: "1 June 2026 – 14 June 2026" },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the Chinese chart (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const parts = ["date.day", "date.month", "date.year"];
  const group = (name: string) => within(screen.getByRole("group", { name: text(name) }));
  const box = (field: string, part: string) => group(field).getByRole("textbox", { name: text(part) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));
  const mode = (name: string) => screen.getByRole("radio", { name: text(`chinese.mode.${name}`) });
  const forget = () => screen.queryByRole("button", { name: text("tool.forget") });

  async function type(field: string, values: readonly string[], names: readonly string[] = parts) {
    for (const [i, name] of names.entries()) {
      await user.clear(box(field, name));
      if (values[i]) await user.type(box(field, name), values[i]);
    }
  }
  async function ask(kind: "date" | "lmp" | "edd", values: readonly string[], born: readonly string[] = birth) {
    await type("chinese.birth", born);
    await user.click(mode(kind));
    await type(`chinese.date.${kind}`, values);
    await submit();
  }

  test.each([
    ["date", ["25", "6", "2026"]],
    ["lmp", ["11", "6", "2026"]],
    ["edd", ["18", "3", "2027"]],
  ] as const)("gives the same result by %s, with the study next to it", async (kind, values) => {
    renderIn(language, tool);
    await ask(kind, values);
    const { day, start, end } = spoken[language];
    expect(result()).toHaveTextContent(text("chinese.says.girl"));
    expect(result()).toHaveTextContent(text("chinese.cell", { age: 31, month: 5 }));
    expect(result()).toHaveTextContent(text("chinese.coin"));
    expect(result()).toHaveTextContent(text("chinese.sweden"));
    expect(text("chinese.sweden")).toMatch(language === "tr" ? /2\.840\.755.*0,0002/ : /2,840,755.*0\.0002/);
    expect(result()).toHaveTextContent(text("chinese.sum", { date: day, year: 2026, birthYear: 1996, age: 31 }));
    expect(result()).toHaveTextContent(text("chinese.monthDates", { month: 5, day: 11, start, end }));
    expect(result()).not.toHaveTextContent(text("chinese.close"));
    expect(result()).toHaveFocus();
  });

  test("says boy as well", async () => {
    renderIn(language, tool);
    // Lunar month 1 of 2026, 17 February to 18 March.
    await ask("date", ["1", "3", "2026"]);
    expect(result()).toHaveTextContent(text("chinese.says.boy"));
  });

  test("shows the row of the chart with its one cell marked", async () => {
    renderIn(language, tool);
    await ask("date", ["25", "6", "2026"]);
    const cells = within(screen.getByRole("list", { name: text("chinese.row", { age: 31 }) })).getAllByRole("listitem");
    // Row 31 of the chart: B G B G G G G G G G G B.
    expect(cells.map((cell) => cell.getAttribute("aria-label"))).toEqual(
      [..."BGBGGGGGGGGB"].map((letter, i) => text(`chinese.rowMonth.${letter === "B" ? "boy" : "girl"}`, { month: i + 1 })),
    );
    expect(cells.filter((cell) => cell.hasAttribute("aria-current"))).toEqual([cells[4]]);
  });

  test("by month takes the 15th and shows what the other days say", async () => {
    renderIn(language, tool);
    await type("chinese.birth", birth);
    await user.click(mode("month"));
    await type("chinese.date.month", ["6", "2026"], ["date.month", "date.year"]);
    await submit();
    expect(result()).toHaveTextContent(text("chinese.close"));
    expect(result()).toHaveTextContent(text("chinese.other.girl", { days: spoken[language].before, age: 31, month: 4 }));
  });

  test("says so for a day outside the chart but close to it", async () => {
    renderIn(language, tool);
    await ask("date", ["17", "2", "2026"], ["15", "6", "2009"]);
    const days = language === "tr" ? "16 Şubat 2026" : "16 February 2026";
    expect(result()).toHaveTextContent(text("chinese.other.none", { days, age: 17, month: 12 }));
  });

  test("in a leap month explains the rule and names the resulting month", async () => {
    renderIn(language, tool);
    await ask("date", ["9", "8", "2025"]);
    const [start, end] = language === "tr" ? ["25 Temmuz 2025", "22 Ağustos 2025"] : ["25 July 2025", "22 August 2025"];
    expect(result()).toHaveTextContent(text("chinese.leapDates", { month: 6, day: 16, start, end, chartMonth: 7 }));
    expect(result()).toHaveTextContent(text("chinese.cell", { age: 30, month: 7 }));
  });

  test("leads to the page of the week, while the pregnancy lasts", async () => {
    renderIn(language, tool);
    await ask("date", ["25", "6", "2026"]);
    expect(screen.getByRole("link", { name: text("chinese.readWeek", { week: 23 }) })).toHaveAttribute(
      "href",
      pathTo("pregnancyWeek", language, { hafta: "23" }),
    );
    await type("chinese.date.date", ["25", "6", "2024"]);
    await submit();
    expect(within(result()).queryByRole("link")).not.toBeInTheDocument();
  });

  test("asks for the cycle only with a last period, and reads an empty one as 28", async () => {
    renderIn(language, tool);
    expect(screen.queryByRole("textbox", { name: text("chinese.cycleLabel") })).not.toBeInTheDocument();
    await user.click(mode("lmp"));
    expect(screen.getByRole("textbox", { name: text("chinese.cycleLabel") })).toHaveValue("28");
    await user.clear(screen.getByRole("textbox", { name: text("chinese.cycleLabel") }));
    await ask("lmp", ["11", "6", "2026"]);
    expect(result()).toHaveTextContent(spoken[language].day);
  });

  describe("an invalid entry is explained next to its field, kept, and focused:", () => {
    test.each([
      [["", "", ""], ["25", "6", "2026"], "chinese.birth", "date.error.empty"],
      [["10", "3", "1954"], ["25", "6", "2026"], "chinese.birth", "chinese.error.birthOutside"],
      [["10", "3", "2015"], ["25", "6", "2026"], "chinese.birth", "chinese.error.ageLow"],
      [["10", "3", "1970"], ["25", "6", "2026"], "chinese.birth", "chinese.error.ageHigh"],
      [birth, ["31", "6", "2026"], "chinese.date.date", "chinese.error.dateInvalid"],
      [birth, ["22", "11", "2026"], "chinese.date.date", "chinese.error.conceptionFuture"],
      [birth, ["1", "1", "1955"], "chinese.date.date", "chinese.error.conceptionOutside"],
    ] as const)("%j and %j", async (born, values, field, reason) => {
      renderIn(language, tool);
      await ask("date", values, born);
      expect(group(field).getByText(text(reason))).toBeVisible();
      for (const part of parts) expect(box(field, part)).toBeInvalid();
      expect(box(field, "date.day")).toHaveFocus();
      expect(parts.map((part) => (box(field, part) as HTMLInputElement).value)).toEqual(field === "chinese.birth" ? born : values);
      expect(screen.getAllByRole("textbox").filter((input) => input.hasAttribute("aria-invalid"))).toHaveLength(3);
      expect(result()).toHaveTextContent(text("chinese.before"));
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
    });

    test.each([
      ["lmp", ["20", "11", "2026"], "lmpFuture"],
      ["edd", ["1", "12", "2027"], "eddTooFar"],
    ] as const)("a %s that is too far ahead", async (kind, values, reason) => {
      renderIn(language, tool);
      await ask(kind, values);
      expect(group(`chinese.date.${kind}`).getByText(text(`chinese.error.${reason}`))).toBeVisible();
    });

    test.each([
      [["13", "2026"], "monthInvalid"],
      [["12", "2026"], "monthFuture"],
    ] as const)("a month %j", async (values, reason) => {
      renderIn(language, tool);
      await type("chinese.birth", birth);
      await user.click(mode("month"));
      await type("chinese.date.month", values, ["date.month", "date.year"]);
      await submit();
      expect(group("chinese.date.month").getByText(text(`chinese.error.${reason}`))).toBeVisible();
      expect(box("chinese.date.month", "date.month")).toHaveFocus();
    });

    test.each(["19", "46", "28,5", "x"])("a cycle of %s", async (cycle) => {
      renderIn(language, tool);
      await user.click(mode("lmp"));
      await type("chinese.cycle", [cycle], ["chinese.cycleLabel"]);
      await ask("lmp", ["11", "6", "2026"]);
      expect(group("chinese.cycle").getByText(text("chinese.error.cycleRange"))).toBeVisible();
      expect(box("chinese.cycle", "chinese.cycleLabel")).toHaveFocus();
      expect(box("chinese.cycle", "chinese.cycleLabel")).toHaveValue(cycle);
    });
  });

  test("writes both dates to the fragment, and such an address restores boxes and result", async () => {
    const { unmount } = renderIn(language, tool);
    await ask("date", ["25", "6", "2026"]);
    expect(location.hash).toBe("#mode=date&birth-day=10&birth-month=3&birth-year=1996&day=25&month=6&year=2026&cycle=28");
    unmount();
    localStorage.clear();
    renderIn(language, tool);
    expect(box("chinese.birth", "date.year")).toHaveValue("1996");
    expect(box("chinese.date.date", "date.day")).toHaveValue("25");
    expect(result()).toHaveTextContent(text("chinese.cell", { age: 31, month: 5 }));
    expect(document.body).toHaveFocus();
  });

  test.each(["#mode=x&day=q", "#birth-year=%00&mode=month&month=1e9", "#cycle=-1&mode=lmp"])(
    "ignores nonsense behind the # (%s)",
    (hash) => {
      history.replaceState(null, "", `/${hash}`);
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("chinese.before"));
    },
  );

  test("stores the entries on the device and deletes them with the button", async () => {
    renderIn(language, tool);
    expect(forget()).not.toBeInTheDocument();
    await ask("date", ["25", "6", "2026"]);
    expect(localStorage.getItem(key)).toContain("1996");
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
    expect(box("chinese.birth", "date.year")).toHaveValue("");
    expect(result()).toHaveTextContent(text("chinese.before"));
  });

  test("removes the result when another mode is chosen", async () => {
    renderIn(language, tool);
    await ask("date", ["25", "6", "2026"]);
    await user.click(mode("edd"));
    expect(result()).toHaveTextContent(text("chinese.before"));
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, () => type("chinese.birth", birth));
    expect(parts.map((part) => (box("chinese.birth", part) as HTMLInputElement).value)).toEqual(birth);
  });
});
