import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import OvulationCalculator from "../../../src/calculators/ovulation/OvulationCalculator.island";
import { ovulation } from "../../../src/calculators/ovulation/ovulation";
import { ovulationEntries } from "../../../src/calculators/ovulation/ovulationEntries";
import { formatDate } from "../../../src/text/formatDate";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <OvulationCalculator today={today} />;
const lmp = ["10", "11", "2026"];

// jsdom has no TextEncoder, which the calendar file needs to count octets.
Object.assign(globalThis, { TextEncoder });

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("fertile days (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const parts = ["date.day", "date.month", "date.year"];
  const box = (name: string) => screen.getByRole("textbox", { name: text(name) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const cycles = () => within(screen.getByRole("region", { name: text("ovu.cycles.title") }));
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));
  const irregular = () => user.click(screen.getByRole("radio", { name: text("ovu.irregular.yes") }));
  const date = (value: string) => formatDate(value, language);
  const plain = (value: string) => formatDate(value, language, { day: "numeric", month: "long" });
  const range = (from: string, to: string, write = date) => text("ovu.range", { from: write(from), to: write(to) });

  async function type(name: string, value: string) {
    await user.clear(box(name));
    if (value) await user.type(box(name), value);
  }
  async function calculate(values: readonly string[], figures: Record<string, string> = {}) {
    for (const [i, name] of parts.entries()) await type(name, values[i] ?? "");
    for (const [name, value] of Object.entries(figures)) await type(name, value);
    await submit();
  }

  test("gives a range in words, the best days, the wide range, the next period, and the calculation with its figures", async () => {
    renderIn(language, tool);
    await calculate(lmp);
    expect(result()).toHaveTextContent(text("ovu.nextFertile") + range("2026-11-19", "2026-11-24", plain));
    expect(result()).toHaveTextContent(text("ovu.best", { days: range("2026-11-22", "2026-11-24") }));
    expect(result()).toHaveTextContent(text("ovu.around", { date: plain("2026-11-24") }));
    expect(result()).toHaveTextContent(text("ovu.wide", { days: range("2026-11-17", "2026-11-28") }));
    expect(result()).toHaveTextContent(text("ovu.next", { days: date("2026-12-08") }));
    expect(result()).toHaveTextContent(text("ovu.test", { date: date("2026-12-08") }));
    expect(result()).toHaveTextContent(text("ovu.due", { date: date("2027-08-17") }));
    expect(result()).toHaveTextContent(
      text("ovu.sumRegular", {
        start: date("2026-11-10"),
        cycle: 28,
        next: date("2026-12-08"),
        luteal: 14,
        ovulation: date("2026-11-24"),
      }),
    );
    expect(result()).toHaveTextContent(text("ovu.notContraception"));
    for (const note of ["overlapsPeriod", "skipped", "unusualCycle", "spread"]) {
      expect(result()).not.toHaveTextContent(text(`ovu.note.${note}`));
    }
    expect(result()).toHaveFocus();
  });

  test("draws the cycle with one cell per day", async () => {
    renderIn(language, tool);
    await calculate(lmp);
    const strip = screen.getByRole("figure", { name: text("ovu.strip") });
    const kinds = [...strip.querySelectorAll("[data-kind]")].map((cell) => cell.getAttribute("data-kind"));
    // Period on days 1 to 5, fertile from day 10, best on days 13 to 15.
    const days = (kind: string) => kinds.flatMap((each, i) => (each === kind ? [i + 1] : []));
    expect(kinds).toHaveLength(28);
    expect([days("period"), days("fertile"), days("best")]).toEqual([
      [1, 2, 3, 4, 5],
      [10, 11, 12],
      [13, 14, 15],
    ]);
  });

  test("lists six cycles, each with fertile days, the best of them and a due date", async () => {
    renderIn(language, tool);
    await calculate(lmp);
    const rows = cycles().getAllByRole("row").slice(1);
    expect(rows).toHaveLength(6);
    const brief = (value: string) => formatDate(value, language, { day: "numeric", month: "short" });
    expect([...(rows[1]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      date("2026-12-08"),
      range("2026-12-17", "2026-12-22", brief) + text("ovu.cycles.best", { days: range("2026-12-20", "2026-12-22", brief) }),
      date("2027-09-14"),
    ]);
    expect(cycles().queryByText(text("ovu.note.cutShort"))).not.toBeInTheDocument();
  });

  test("after the fertile days it shows those of the next cycle, but the period that is due now", async () => {
    renderIn(language, tool);
    await calculate(["1", "11", "2026"]);
    expect(result()).toHaveTextContent(text("ovu.laterFertile") + range("2026-12-08", "2026-12-13", plain));
    expect(result()).toHaveTextContent(text("ovu.next", { days: date("2026-11-29") }));
    expect(result()).toHaveTextContent(text("ovu.test", { date: date("2026-11-29") }));
    expect(result()).toHaveTextContent(text("ovu.due", { date: date("2027-09-05") }));
  });

  test("on the last fertile day it still shows this cycle", async () => {
    renderIn(language, tool);
    await calculate(["7", "11", "2026"]);
    expect(result()).toHaveTextContent(text("ovu.nextFertile") + range("2026-11-16", "2026-11-21", plain));
  });

  test("takes cycle and luteal phase into account", async () => {
    renderIn(language, tool);
    await calculate(lmp, { "ovu.cycleLength": "30", "ovu.lutealLength": "12" });
    // 10 November + 30 − 12 = 28 November.
    expect(result()).toHaveTextContent(range("2026-11-23", "2026-11-28", plain));
  });

  test("warns of a very short cycle, of an overlap, and of a period that should have come", async () => {
    renderIn(language, tool);
    await calculate(["31", "10", "2026"], { "ovu.cycleLength": "20" });
    for (const note of ["unusualCycle", "overlapsPeriod", "skipped"]) expect(result()).toHaveTextContent(text(`ovu.note.${note}`));
  });

  describe("with irregular cycles", () => {
    test("uses the shortest and the longest cycle, and names no single day", async () => {
      renderIn(language, tool);
      await irregular();
      expect(screen.queryByRole("textbox", { name: text("ovu.cycleLength") })).not.toBeInTheDocument();
      await calculate(["1", "11", "2026"], { "ovu.shortest": "26", "ovu.longest": "32" });
      // Mayo Clinic: cycle day 8 to 21.
      expect(result()).toHaveTextContent(text("ovu.nextFertile") + range("2026-11-08", "2026-11-21", plain));
      expect(result()).toHaveTextContent(text("ovu.wideDays"));
      expect(result()).toHaveTextContent(text("ovu.sumIrregular", { shortest: 26, first: 8, longest: 32, last: 21 }));
      expect(result()).toHaveTextContent(text("ovu.next", { days: range("2026-11-27", "2026-12-03") }));
      expect(result()).toHaveTextContent(text("ovu.testIrregular", { date: date("2026-12-03") }));
      expect(result()).not.toHaveTextContent(text("ovu.sixDays"));
      expect(result()).not.toHaveTextContent(text("ovu.strip.best"));
    });

    test("lists cycles while their ranges stay apart, and says why it ends", async () => {
      renderIn(language, tool);
      await irregular();
      await calculate(["21", "11", "2026"], { "ovu.shortest": "26", "ovu.longest": "30" });
      expect(cycles().getAllByRole("row")).toHaveLength(6);
      expect(cycles().getByText(text("ovu.note.cutShort"))).toBeVisible();
    });

    test("says so if the window is over and no other follows", async () => {
      renderIn(language, tool);
      await irregular();
      await calculate(["25", "9", "2026"], { "ovu.shortest": "18", "ovu.longest": "60" });
      expect(result()).toHaveTextContent(text("ovu.lastFertile") + range("2026-09-25", "2026-11-12", plain));
      expect(result()).toHaveTextContent(text("ovu.note.spread"));
    });

    test("asks for the next period instead of guessing if the last one was long ago", async () => {
      renderIn(language, tool);
      await irregular();
      await calculate(["23", "8", "2026"], { "ovu.shortest": "20", "ovu.longest": "40" });
      expect(result()).toHaveTextContent(text("ovu.none"));
      expect(result()).toHaveTextContent(text("ovu.note.skipped"));
      expect(screen.queryByRole("table")).not.toBeInTheDocument();
      expect(screen.queryByRole("button", { name: text("tool.calendar") })).not.toBeInTheDocument();
    });

    test.each([
      ["17", "30", "ovu.shortest", "recordedRange"],
      ["26", "61", "ovu.longest", "recordedRange"],
      ["30", "26", "ovu.longest", "longestBelow"],
    ])("%s to %s days is explained at its box", async (shortest, longest, name, reason) => {
      renderIn(language, tool);
      await irregular();
      await calculate(lmp, { "ovu.shortest": shortest, "ovu.longest": longest });
      expect(screen.getByText(text(`ovu.error.${reason}`))).toBeVisible();
      expect(box(name)).toHaveFocus();
      expect(box(name)).toBeInvalid();
    });
  });

  test.each([
    [["", "", ""], "date.error.empty"],
    [["31", "2", "2026"], "ovu.error.dateInvalid"],
    [["22", "11", "2026"], "ovu.error.lmpFuture"],
    [["22", "8", "2026"], "ovu.error.lmpTooOld"],
  ])("a period on %j is explained next to its boxes, which keep what was typed", async (values, reason) => {
    renderIn(language, tool);
    await calculate(values);
    const field = within(screen.getByRole("group", { name: text("ovu.lmp") }));
    expect(field.getByText(text(reason))).toBeVisible();
    expect(parts.map((name) => (box(name) as HTMLInputElement).value)).toEqual(values);
    expect(box("date.day")).toHaveFocus();
    expect(result()).toHaveTextContent(text("ovu.before"));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
  });

  test.each([
    ["ovu.cycleLength", "46", "cycleRange"],
    ["ovu.cycleLength", "28,5", "cycleRange"],
    ["ovu.lutealLength", "9", "lutealRange"],
    ["ovu.periodLength", "x", "periodRange"],
  ])("%s of %s is explained, and only that box is invalid and focused", async (name, value, reason) => {
    renderIn(language, tool);
    await calculate(lmp, { [name]: value });
    expect(screen.getByText(text(`ovu.error.${reason}`))).toBeVisible();
    expect(box(name)).toHaveFocus();
    expect(box(name)).toHaveValue(value);
    expect(screen.getAllByRole("textbox").filter((input) => input.hasAttribute("aria-invalid"))).toEqual([box(name)]);
  });

  test("another number, or the other kind of cycle, removes the result", async () => {
    renderIn(language, tool);
    await calculate(lmp);
    await type("ovu.cycleLength", "30");
    expect(result()).toHaveTextContent(text("ovu.before"));
    await submit();
    expect(cycles().getAllByRole("row")).toHaveLength(7);
    await irregular();
    expect(result()).toHaveTextContent(text("ovu.before"));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  test("writes what was typed to the fragment, restores it from there, and deletes it with the button", async () => {
    const { unmount } = renderIn(language, tool);
    await calculate(lmp, { "ovu.cycleLength": "30" });
    expect(location.hash).toBe("#irregular=no&day=10&month=11&year=2026&cycleLength=30&periodLength=5&lutealLength=14");
    unmount();
    localStorage.clear();
    renderIn(language, tool);
    expect(box("ovu.cycleLength")).toHaveValue("30");
    expect(result()).toHaveTextContent(range("2026-11-21", "2026-11-26", plain));
    await submit();
    expect(localStorage.getItem("ninni-tool-ovulation")).toContain("2026");
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(location.hash).toBe("");
    expect(localStorage).toHaveLength(0);
    expect(box("date.year")).toHaveValue("");
    expect(box("ovu.cycleLength")).toHaveValue("28");
  });

  test.each(["#irregular=x&day=q", "#cycleLength=%00&year=1e9", "#irregular=yes&shortest=-1"])(
    "ignores nonsense behind the # (%s)",
    (hash) => {
      history.replaceState(null, "", `/${hash}`);
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("ovu.before"));
    },
  );

  test("gives a calendar file with six windows and six periods", async () => {
    let file = new Blob();
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        file = made;
        return "#";
      },
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderIn(language, tool);
    await calculate(lmp);
    await user.click(screen.getByRole("button", { name: text("tool.calendar") }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(file.type).toBe("text/calendar");
    const lines = (await textOf(file)).replaceAll("\r\n ", "").split("\r\n");
    const first = lines.slice(lines.indexOf("UID:ninni-fertile-1@ninni"));
    expect(first.slice(2, 5)).toEqual(["DTSTART;VALUE=DATE:20261119", "DTEND;VALUE=DATE:20261125", `SUMMARY:${text("ovu.entry.fertile")}`]);
    expect(lines.filter((line) => /^UID:ninni-fertile-\d@ninni$/.test(line))).toHaveLength(6);
    expect(lines.filter((line) => line === `SUMMARY:${text("ovu.entry.period")}`)).toHaveLength(6);
    expect(lines.filter((line) => line === `DESCRIPTION:${text("ovu.entry.text")}`)).toHaveLength(12);
    click.mockRestore();
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, async () => {
      for (const [i, name] of parts.entries()) await user.type(box(name), lmp[i] ?? "");
    });
    await submit();
    expect(result()).toHaveTextContent(range("2026-11-19", "2026-11-24", plain));
  });
});

describe("the calendar", () => {
  const words = { fertile: "fertile", period: "period", description: "text" };
  const entriesOn = (now: string, input: Partial<Parameters<typeof ovulation>[0]>) => {
    const answer = ovulation({ lmp: "2026-11-01", irregular: false, ...input }, now);
    if (!answer.ok) throw new Error(answer.reason);
    return ovulationEntries(answer.cycles, words, now).map(({ uid, start, end }) => [uid, start, end]);
  };

  test("leaves out windows that are over, and keeps what ends today", () => {
    const regular = { cycleLength: 28 };
    expect(entriesOn("2026-11-15", regular)[0]).toEqual(["ninni-fertile-1@ninni", "2026-11-10", "2026-11-16"]);
    const after = entriesOn("2026-11-16", regular);
    expect(after[0]).toEqual(["ninni-fertile-1@ninni", "2026-12-08", "2026-12-14"]);
    expect(after[5]).toEqual(["ninni-period-1@ninni", "2026-11-29", "2026-11-30"]);
    expect(after).toHaveLength(11);
  });

  test("gives a period of irregular cycles as a range", () => {
    expect(entriesOn("2026-11-15", { irregular: true, shortest: 26, longest: 32 })).toContainEqual([
      "ninni-period-1@ninni",
      "2026-11-27",
      "2026-12-04",
    ]);
  });
});
