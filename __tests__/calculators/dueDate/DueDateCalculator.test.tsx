import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import DueDateCalculator from "../../../src/calculators/dueDate/DueDateCalculator.island";
import { type Language, pathTo } from "../../../src/routes/routes";
import { keepDueOrBirth } from "../../../src/site/ownDay/dueOrBirth";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const milestones = [
  { key: "visit-1", kind: "visit", weekFrom: 6, weekTo: 13, optional: false, title: "First visit" },
  { key: "quad-test", kind: "test", weekFrom: 16, weekTo: 20, optional: true, title: "Blood test" },
  { key: "visit-2", kind: "visit", weekFrom: 18, weekTo: 24, optional: false, title: "Second visit" },
  { key: "nst", kind: "test", weekFrom: 36, weekTo: 42, optional: false, title: "Heartbeat" },
];
const tool = <DueDateCalculator milestones={milestones} today="2026-11-21" />;

/** The dates of a last period on 1 June 2026 in the words of the page. */
const spoken: Record<
  Language,
  Record<"edd" | "weekday" | "due" | "from" | "to" | "second" | "third" | "lmp" | "visit1" | "visit2", string>
> = {
  tr: {
    edd: "8 Mart 2027",
    weekday: "Pazartesi",
    due: "8 Mart",
    from: "15 Şubat 2027",
    to: "22 Mart 2027",
    second: "7 Eylül 2026",
    third: "14 Aralık 2026",
    lmp: "1 Haziran 2026",
    visit1: "13 Temmuz – 6 Eylül 2026",
    visit2: "5 Ekim – 22 Kasım 2026",
  },
  en: {
    edd: "8 March 2027",
    weekday: "Monday",
    due: "8 March",
    from: "15 February 2027",
    to: "22 March 2027",
    second: "7 September 2026",
    third: "14 December 2026",
    lmp: "1 June 2026",
    visit1: "13 July – 6 September 2026",
    visit2: "5 October – 22 November 2026",
  },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the due date (%s)", (language) => {
  const text = textsIn(language);
  const words = spoken[language];
  const user = userEvent.setup({ delay: null });
  const method = (name: string) => screen.getByRole("radio", { name: text(`due.method.${name}`) });
  const group = (key: string) => within(screen.getByRole("group", { name: text(key) }));
  const dateBoxes = (key: string) =>
    ["date.day", "date.month", "date.year"].map((part) => group(key).getByRole<HTMLInputElement>("textbox", { name: text(part) }));
  const box = (key: string) => screen.getByRole<HTMLInputElement>("textbox", { name: text(key) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));

  async function typeDate(key: string, values: readonly string[]) {
    for (const [i, input] of dateBoxes(key).entries()) if (values[i]) await user.type(input, values[i]);
  }

  async function byPeriod(values: readonly string[] = ["1", "6", "2026"], cycle = "") {
    await typeDate("due.date.lmp", values);
    if (cycle) await user.type(box("due.cycleLabel"), cycle);
    await submit();
  }

  const ageOf = (weeks: number, days: number) =>
    `${text("weeksCount_other", { count: weeks })} ${text("daysCount_other", { count: days })}`;

  async function byScan(date: readonly string[], weeks: string, days: string, period: readonly string[] = []) {
    await user.click(method("ultrasound"));
    await typeDate("due.date.ultrasound", date);
    if (weeks) await user.type(box("due.weeksLabel"), weeks);
    if (days) await user.type(box("due.daysLabel"), days);
    await typeDate("due.period", period);
    await submit();
  }

  describe("the answer", () => {
    test("accepts a given due date, with a table of all weeks that links to their pages and marks the current one", async () => {
      renderIn(language, tool);
      await user.click(method("known"));
      await typeDate("due.date.known", ["8", "3", "2027"]);
      await submit();
      expect(result()).toHaveTextContent(words.edd);
      expect(result()).toHaveTextContent(text("due.sum.known", { edd: words.edd }));
      const table = within(screen.getByRole("region", { name: text("due.allWeeks.title") }));
      await user.click(table.getByText(text("due.allWeeks.open")));
      expect(table.getAllByRole("row")).toHaveLength(43);
      expect(table.getByRole("link", { name: text("due.windowWeek", { week: 40 }) })).toHaveAttribute(
        "href",
        pathTo("pregnancyWeek", language, { hafta: "40" }),
      );
      const current = table.getAllByRole("row").filter((row) => row.hasAttribute("aria-current"));
      expect(current.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([text("due.windowWeek", { week: 24 })]);
    });

    test("on the due date says that it is today, and shows neither days nor a percentage", async () => {
      renderIn(language, tool);
      await user.click(method("known"));
      await typeDate("due.date.known", ["21", "11", "2026"]);
      await submit();
      const countdown = within(result()).getByText((_, element) => element?.matches("li[data-gentle-hides]") ?? false);
      expect(countdown.textContent?.trim()).toBe(text("due.daysLeft_zero"));
    });

    test("a last period typed as the due date gets a link to its own method", async () => {
      renderIn(language, tool);
      await user.click(method("known"));
      await typeDate("due.date.known", ["1", "6", "2026"]);
      await submit();
      expect(group("due.date.known").getByText(text("due.error.knownTooOld"))).toBeVisible();
    });

    test("begins with the due date on the device", () => {
      keepDueOrBirth({ due: "2027-03-08" });
      renderIn(language, tool);
      expect(method("known")).toBeChecked();
      expect(dateBoxes("due.date.known").map(({ value }) => value)).toEqual(["8", "3", "2027"]);
      expect(result()).toHaveTextContent(text("due.before"));
    });

    test("has the date, its weekday, the age today, the window, the trimesters and the calculation", async () => {
      renderIn(language, tool);
      await byPeriod();
      expect(result()).toHaveTextContent(words.edd);
      expect(result()).toHaveTextContent(`${words.weekday} · ${text("due.exact", { age: ageOf(24, 5), trimester: 2 })}`);
      expect(result()).toHaveTextContent(text("due.windowText", { from: words.from, to: words.to }));
      expect(result()).toHaveTextContent(text("due.secondTrimester", { date: words.second }));
      expect(result()).toHaveTextContent(text("due.thirdTrimester", { date: words.third }));
      expect(result()).toHaveTextContent(text("due.sum.lmp", { from: words.lmp, cycle: 28, edd: words.edd }));
      expect(result()).toHaveTextContent(`${text("due.daysLeft_other", { count: 107 })} ${text("due.percent", { percent: 61 })}`);
      expect(result()).toHaveFocus();
    });

    test("draws the window with the due date and its three borders", async () => {
      renderIn(language, tool);
      await byPeriod();
      const bar = screen.getByRole("figure", { name: text("due.window") });
      expect(within(bar).getByText(text("due.windowDue", { date: words.due }))).toBeVisible();
      const borders = within(bar).getAllByRole("listitem");
      expect(borders.map((border) => border.querySelector("b")?.textContent)).toEqual(
        [37, 39, 42].map((week) => text("due.windowWeek", { week })),
      );
      expect(borders[0]).toHaveTextContent(words.from.replace(" 2027", ""));
      expect(borders[2]).toHaveTextContent(words.to.replace(" 2027", ""));
    });

    test.each([
      ["conception", ["15", "6", "2026"]],
      ["ivf", ["20", "6", "2026"]],
    ])("is the same by %s", async (name, values) => {
      renderIn(language, tool);
      await user.click(method(name));
      await typeDate(`due.date.${name}`, values);
      await submit();
      expect(result()).toHaveTextContent(words.edd);
      // A visitor who typed the day of conception does not get it as a result.
      expect(result()).not.toHaveTextContent(text("due.conception", { from: "", to: "" }).slice(0, 12));
    });

    test("counts from the egg collection when that is chosen", async () => {
      renderIn(language, tool);
      await user.click(method("ivf"));
      await typeDate("due.date.ivf", ["15", "6", "2026"]);
      await user.click(screen.getByRole("radio", { name: text("due.embryo.collection") }));
      await submit();
      expect(result()).toHaveTextContent(words.edd);
    });

    test("moves with the cycle and warns of an unusual one", async () => {
      renderIn(language, tool);
      await byPeriod(["1", "6", "2026"], "36");
      expect(result()).toHaveTextContent(language === "tr" ? "16 Mart 2027" : "16 March 2027");
      expect(result()).toHaveTextContent(text("due.note.unusualCycle"));
    });

    test("leads to the page of the week", async () => {
      renderIn(language, tool);
      await byPeriod();
      expect(screen.getByRole("link", { name: text("due.readWeek", { week: 24 }) })).toHaveAttribute(
        "href",
        pathTo("pregnancyWeek", language, { hafta: "24" }),
      );
    });

    test("names no week after 42 weeks and refers to the care team", async () => {
      renderIn(language, tool);
      await byPeriod(["10", "1", "2026"]);
      expect(result()).toHaveTextContent(text("due.note.pastTerm"));
      expect(within(result()).queryByRole("link")).not.toBeInTheDocument();
      expect(result().textContent).not.toMatch(/4[3-6]/);
    });

    test("says from when the weeks are counted if that day is in the future", async () => {
      renderIn(language, tool);
      await byPeriod(["21", "11", "2026"], "30");
      expect(result()).toHaveTextContent(text("due.note.notYet", { date: language === "tr" ? "23 Kasım 2026" : "23 November 2026" }));
      expect(within(result()).queryByRole("link")).not.toBeInTheDocument();
    });
  });

  describe("a scan in addition to the last period", () => {
    // On 3 August 2026 a last period on 1 June makes 9 weeks 0 days: up to 7 days the date stays (ACOG 700).
    test("within the limit keeps the last period and shows both dates", async () => {
      renderIn(language, tool);
      await byScan(["3", "8", "2026"], "8", "", ["1", "6", "2026"]);
      const note = within(screen.getByRole("region", { name: text("due.redating.lmp") }));
      const scan = language === "tr" ? "15 Mart 2027" : "15 March 2027";
      expect(note.getByText((words_) => words_.startsWith(text("due.redating.dates", { lmp: words.edd, scan })))).toHaveTextContent(
        text("due.redating.difference_other", { count: 7 }),
      );
      expect(note.getByText(text("due.redating.why", { age: ageOf(9, 0), limit: 7 }))).toBeVisible();
      expect(result()).toHaveTextContent(text("due.sum.lmp", { from: words.lmp, cycle: 28, edd: words.edd }));
    });

    test("above the limit uses the scan", async () => {
      renderIn(language, tool);
      await byScan(["3", "8", "2026"], "7", "6", ["1", "6", "2026"]);
      expect(screen.getByRole("region", { name: text("due.redating.scan") })).toHaveTextContent(
        text("due.redating.difference_other", { count: 8 }),
      );
      const [edd, scanned] = language === "tr" ? ["16 Mart 2027", "3 Ağustos 2026"] : ["16 March 2027", "3 August 2026"];
      expect(result()).toHaveTextContent(text("due.sum.ultrasound", { from: scanned, ga: 55, edd }));
    });

    test("is not compared when there is no last period", async () => {
      renderIn(language, tool);
      await byScan(["3", "8", "2026"], "9", "");
      expect(result()).toHaveTextContent(words.edd);
      expect(screen.queryByRole("region", { name: text("due.redating.lmp") })).not.toBeInTheDocument();
    });

    test("has a note if it is late", async () => {
      renderIn(language, tool);
      await byScan(["21", "11", "2026"], "24", "5");
      expect(result()).toHaveTextContent(text("due.note.lateScan"));
    });
  });

  describe("the care table", () => {
    const rows = () =>
      within(within(screen.getByRole("region", { name: text("due.care.title") })).getByRole("table"))
        .getAllByRole("row")
        .slice(1);

    test("shows the weeks before anything is typed", () => {
      renderIn(language, tool);
      expect(rows()).toHaveLength(4);
      expect(rows()[2]).toHaveTextContent(text("due.care.weekRange", { from: 18, to: 24 }));
      expect(rows()[3]).toHaveTextContent(text("due.care.fromWeek", { from: 36 }));
      expect(rows().map((row) => row.textContent?.includes(text("due.care.optional")))).toEqual([false, true, false, false]);
    });

    test("shows the dates and the current week once there is a due date", async () => {
      renderIn(language, tool);
      await byPeriod();
      expect(rows()[0]).toHaveTextContent(words.visit1);
      expect(rows()[2]).toHaveTextContent(words.visit2);
      expect(rows()[3]).toHaveTextContent(text("due.openRange", { from: language === "tr" ? "8 Şubat 2027" : "8 February 2027" }));
      expect(rows().map((row) => within(row).getAllByRole("cell").at(-1)?.textContent)).toEqual([
        text("due.care.past"),
        text("due.care.past"),
        text("due.care.now"),
        text("due.care.next"),
      ]);
    });
  });

  test("the calendar file has the due date and the care still ahead, with the same uids each time", async () => {
    // jsdom has no TextEncoder, which the calendar file needs to fold its lines by octets.
    Object.assign(globalThis, { TextEncoder });
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderIn(language, tool);
    await byPeriod();
    await user.click(screen.getByRole("button", { name: text("tool.calendar") }));
    expect((click.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe(text("due.ics.file"));
    const content = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(files[0] ?? new Blob());
    });
    const lines = content.split("\r\n");
    expect(lines.filter((line) => /^(UID|DTSTART|DTEND)/.test(line))).toEqual([
      "UID:ninni-edd@ninni",
      "DTSTART;VALUE=DATE:20270308",
      "DTEND;VALUE=DATE:20270309",
      // The first visit is over; the second is open until the 22nd.
      "UID:ninni-visit-2@ninni",
      "DTSTART;VALUE=DATE:20261122",
      "DTEND;VALUE=DATE:20261123",
      "UID:ninni-nst@ninni",
      "DTSTART;VALUE=DATE:20270208",
      "DTEND;VALUE=DATE:20270209",
    ]);
    expect(lines).toContain(`SUMMARY:${text("due.ics.due")}`);
    click.mockRestore();
  });

  describe("what is wrong", () => {
    test.each([
      [["", "", ""], "date.error.empty"],
      [["31", "2", "2026"], "due.error.dateInvalid"],
      [["22", "11", "2026"], "due.error.lmpFuture"],
      [["9", "1", "2026"], "due.error.lmpTooOld"],
    ] as const)("with the date %j is explained next to it, kept, and focused", async (values, reason) => {
      renderIn(language, tool);
      await byPeriod(values);
      const sentence = text(reason);
      expect(group("due.date.lmp").getByText(sentence)).toBeVisible();
      expect(dateBoxes("due.date.lmp").map(({ value }) => value)).toEqual(values);
      expect(dateBoxes("due.date.lmp")[0]).toHaveFocus();
      expect(dateBoxes("due.date.lmp")[0]).toHaveAccessibleDescription(sentence);
      expect(result()).toHaveTextContent(text("due.before"));
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
    });

    test.each(["19", "46", "28,5", "bir"])("with a cycle of %s is explained next to it", async (cycle) => {
      renderIn(language, tool);
      await byPeriod(["1", "6", "2026"], cycle);
      expect(group("due.cycle").getByText(text("due.error.cycleRange"))).toBeVisible();
      expect(box("due.cycleLabel")).toHaveFocus();
      expect(box("due.cycleLabel")).toHaveValue(cycle);
    });

    test.each([
      ["", "", "weeksRange", "due.weeksLabel"],
      ["42", "", "weeksRange", "due.weeksLabel"],
      ["9", "7", "daysRange", "due.daysLabel"],
    ] as const)("with a scan of %s weeks %s days is explained next to it", async (weeks, days, reason, wrong) => {
      renderIn(language, tool);
      await byScan(["3", "8", "2026"], weeks, days);
      expect(group("due.age").getByText(text(`due.error.${reason}`))).toBeVisible();
      expect(box(wrong)).toBeInvalid();
      expect(box(wrong)).toHaveFocus();
    });

    test("with a last period after the scan is explained there and not at the scan", async () => {
      renderIn(language, tool);
      await byScan(["3", "8", "2026"], "9", "", ["4", "8", "2026"]);
      expect(group("due.period").getByText(text("due.error.lmpAfterScan"))).toBeVisible();
      expect(dateBoxes("due.period")[0]).toHaveFocus();
      expect(dateBoxes("due.date.ultrasound")[0]).toBeValid();
    });

    test("loses its explanation once corrected", async () => {
      renderIn(language, tool);
      await byPeriod(["31", "6", "2026"]);
      await user.clear(dateBoxes("due.date.lmp")[0] as HTMLInputElement);
      await byPeriod(["1"]);
      expect(screen.queryByText(text("due.error.dateInvalid"))).not.toBeInTheDocument();
      expect(result()).toHaveTextContent(words.edd);
    });
  });

  test("another method empties the date, so that it is not taken for another one, and removes the result", async () => {
    renderIn(language, tool);
    await byPeriod();
    await user.click(method("conception"));
    expect(dateBoxes("due.date.conception").map(({ value }) => value)).toEqual(["", "", ""]);
    expect(result()).toHaveTextContent(text("due.before"));
  });

  describe("a shared address", () => {
    test("has what was typed in the fragment and gives the same result on another device", async () => {
      const { unmount } = renderIn(language, tool);
      await byScan(["3", "8", "2026"], "8", "", ["1", "6", "2026"]);
      expect(location.hash).toBe(
        "#method=ultrasound&day=3&month=8&year=2026&weeks=8&embryo=5&period-day=1&period-month=6&period-year=2026",
      );
      localStorage.clear();
      unmount();
      renderIn(language, tool);
      expect(method("ultrasound")).toBeChecked();
      expect(dateBoxes("due.period").map(({ value }) => value)).toEqual(["1", "6", "2026"]);
      expect(screen.getByRole("region", { name: text("due.redating.lmp") })).toBeInTheDocument();
      expect(document.body).toHaveFocus();
    });

    test.each(["#method=nonsense&day=x", "#method=ivf&day=20&month=6&year=2026&embryo=9", "#method=ultrasound&weeks=1e9"])(
      "with nonsense in it (%s) is ignored",
      (hash) => {
        history.replaceState(null, "", `/${hash}`);
        renderIn(language, tool);
        expect(result()).toHaveTextContent(text("due.before"));
      },
    );
  });

  test("is stored, and deleted with the button", async () => {
    const { unmount } = renderIn(language, tool);
    await byPeriod();
    history.replaceState(null, "", "/");
    unmount();
    renderIn(language, tool);
    expect(result()).toHaveTextContent(words.edd);
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(dateBoxes("due.date.lmp").map(({ value }) => value)).toEqual(["", "", ""]);
    expect(result()).toHaveTextContent(text("due.before"));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, () => typeDate("due.date.lmp", ["1", "6", "2026"]));
    await submit();
    expect(result()).toHaveTextContent(words.edd);
  });
});
