import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CareTimelineCalculator from "../../../src/calculators/careTimeline/CareTimelineCalculator.island";
import type { CareEntry } from "../../../src/calculators/careTimeline/careTimeline";
import type { Language } from "../../../src/routes/routes";
import { formatDate } from "../../../src/text/formatDate";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

// jsdom has no TextEncoder, which the calendar file needs to count octets.
Object.assign(globalThis, { TextEncoder });

const today = "2026-11-22";
const entry = (key: string, change: Partial<CareEntry> = {}): CareEntry => ({
  key,
  kind: "visit",
  from: "period",
  unit: "weeks",
  first: 18,
  last: 24,
  isOptional: false,
  title: `title ${key}`,
  line: `line ${key}`,
  ...change,
});
const entries = [
  entry("visit-1", { first: 6, last: 13 }),
  entry("visit-2"),
  entry("visit-3", { first: 28, last: 32 }),
  entry("iron", { kind: "supplement", first: 16, last: null }),
  entry("baby-hearing", { kind: "screening", from: "birth", first: 0, last: 3 }),
  entry("vaccines-12", { kind: "vaccine", from: "birth", unit: "months", first: 12, last: 12 }),
];
const contacts = [
  { contact: 1, week: 12 },
  { contact: 3, week: 26 },
];
const line = <CareTimelineCalculator entries={entries} contacts={contacts} today={today} />;

const spoken: Record<Language, { visit2: string; visit3: string; third: string }> = {
  tr: { visit2: "5 Ekim – 22 Kasım 2026", visit3: "14 Aralık 2026", third: "30 Kasım 2026" },
  en: { visit2: "5 October to 22 November 2026", visit3: "14 December 2026", third: "30 November 2026" },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the care timeline (%s)", (language) => {
  const text = textsIn(language, "careTimeline", "common");
  const user = userEvent.setup({ delay: null });
  const item = (key: string) => {
    const found = screen.getByRole("heading", { level: 4, name: `title ${key}` }).closest("li");
    if (!found) throw new Error(`no entry ${key}`);
    return within(found);
  };
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const type = async ([day, month, year]: readonly string[]) => {
    await user.type(screen.getByRole("textbox", { name: text("date.day") }), day ?? "");
    await user.type(screen.getByRole("textbox", { name: text("date.month") }), month ?? "");
    await user.type(screen.getByRole("textbox", { name: text("date.year") }), year ?? "");
    await user.click(screen.getByRole("button", { name: text("care.submit") }));
  };

  test("without a date shows weeks and ages, and WHO's contacts next to the visits", () => {
    renderIn(language, line);
    expect(item("visit-2").getByText(text("care.weeks.range", { from: 18, to: 24 }))).toBeVisible();
    expect(item("iron").getByText(text("care.weeks.open", { from: 16 }))).toBeVisible();
    expect(item("baby-hearing").getByText(text("care.life.range", { from: 1, to: 4 }))).toBeVisible();
    expect(item("vaccines-12").getByText(text("care.months", { n: 12 }))).toBeVisible();
    const rows = within(screen.getByRole("region", { name: text("care.contacts") })).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      `${text("care.contact.by", { n: 1, week: 12 })}title visit-1`,
      `${text("care.contact", { n: 3, week: 26 })}–`,
    ]);
  });

  test("with a due date gives the days, says what is due now and what comes next", async () => {
    renderIn(language, line);
    await type(["8", "3", "2027"]);
    expect(result()).toHaveFocus();
    expect(result()).toHaveTextContent(text("care.next", { title: "title visit-3", date: spoken[language].visit3 }));
    expect(item("visit-2").getByText(spoken[language].visit2)).toBeVisible();
    expect(item("visit-2").getByText(text("care.now"))).toBeVisible();
    expect(screen.queryByText("line visit-1")).toBeNull();
    const contactsTable = within(screen.getByRole("region", { name: text("care.contacts") }));
    expect(contactsTable.getByText(spoken[language].third)).toBeVisible();
  });

  test("uses the date on the device without storing it again", () => {
    localStorage.setItem("ninni-own-date", JSON.stringify({ born: "2026-11-20" }));
    renderIn(language, line);
    expect(item("baby-hearing").getByText(text("care.now"))).toBeVisible();
    expect(screen.queryByText("title visit-2")).toBeNull();
    expect(screen.queryByRole("region", { name: text("care.contacts") })).toBeNull();
    expect(localStorage.getItem("ninni-tool-care-timeline")).toBeNull();
  });

  test("leave and payments are listed below the timeline with the law and its date; twins from “My day” begin it earlier", async () => {
    localStorage.setItem("ninni-day", JSON.stringify({ due: "2027-03-01", twins: true }));
    const { unmount } = renderIn(language, line);
    const part = () => within(screen.getByRole("region", { name: text("care.leaveDays") }));
    const start = () =>
      within(
        part()
          .getByRole("heading", { name: text("care.leaveDay.start") })
          .closest("li") as HTMLElement,
      );
    expect(start().getByText(formatDate("2026-12-21", language))).toBeVisible();
    expect(start().getByText(text("care.leaveDay.start.line", { n: 10 }))).toBeVisible();
    expect(start().getByText(new RegExp(`4857.*${formatDate("2026-05-01", language)}`))).toBeVisible();
    expect(part().queryByText(text("care.leaveDay.stop"))).toBeNull();
    expect(screen.getByRole("region", { name: text("care.twins") })).toBeVisible();
    unmount();
    localStorage.setItem("ninni-day", JSON.stringify({ due: "2027-03-01" }));
    renderIn(language, line);
    expect(start().getByText(formatDate("2027-01-04", language))).toBeVisible();
    expect(part().getByText(text("care.leaveDay.stop"))).toBeVisible();
    expect(screen.queryByRole("region", { name: text("care.twins") })).toBeNull();
  });

  test("says what is wrong with a date, and keeps it", async () => {
    renderIn(language, line);
    await user.click(screen.getByRole("radio", { name: text("care.mode.born") }));
    await type(["23", "11", "2026"]);
    expect(screen.getByText(text("care.error.bornFuture"))).toBeVisible();
    expect(screen.getByRole("textbox", { name: text("date.day") })).toHaveValue("23");
  });

  test("one entry or all of them can be downloaded for a calendar", async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderIn(language, line);
    await type(["8", "3", "2027"]);
    await user.click(screen.getByRole("button", { name: text("care.toCalendar", { title: "title visit-3" }) }));
    await user.click(screen.getByRole("button", { name: text("tool.calendar") }));
    const counts = await Promise.all(
      files.map(
        (file) =>
          new Promise<number>((resolve) => {
            const reader = new FileReader();
            reader.onload = () => resolve(String(reader.result).split("BEGIN:VEVENT").length - 1);
            reader.readAsText(file);
          }),
      ),
    );
    // The open visit, the next one, what follows the birth, and three days of leave; not what is over and not the tablets.
    expect(counts).toEqual([1, 7]);
    // An item that stays open until the birth has no date for a calendar.
    expect(screen.queryByRole("button", { name: text("care.toCalendar", { title: "title iron" }) })).toBeNull();
    click.mockRestore();
  });

  test("her questions are stored on the device and are on the sheet, which is printed alone", async () => {
    const print = jest.fn(() => expect(document.querySelector("[data-alone]")).not.toBeNull());
    Object.assign(window, { print });
    const { unmount } = renderIn(language, line);
    await type(["8", "3", "2027"]);
    await user.type(screen.getByRole("textbox", { name: text("care.questions") }), "May I fly?{enter}And swim?");
    expect(localStorage.getItem("ninni-tool-care-questions")).toBe(JSON.stringify("May I fly?\nAnd swim?"));
    await user.click(screen.getByRole("button", { name: text("care.sheet.print") }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = within(screen.getByRole("region", { name: text("care.sheet") }));
    expect(sheet.getByText("May I fly?")).toBeInTheDocument();
    expect(sheet.getByText("☐ title visit-2")).toBeInTheDocument();
    expect(sheet.queryByText("☐ title iron")).toBeNull();
    unmount();
    renderIn(language, line);
    expect(screen.getByRole("textbox", { name: text("care.questions") })).toHaveValue("May I fly?\nAnd swim?");
  });

  test("keeps a question typed before the script loaded, below the stored ones", async () => {
    localStorage.setItem("ninni-tool-care-questions", JSON.stringify("May I fly?"));
    const box = () => screen.getByRole("textbox", { name: text("care.questions") });
    await hydrateIn(language, line, () => user.type(box(), "And swim?"));
    expect(box()).toHaveValue("May I fly?\nAnd swim?");
  });

  test("keeps working if storage is forbidden", async () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    renderIn(language, line);
    await type(["8", "3", "2027"]);
    await user.type(screen.getByRole("textbox", { name: text("care.questions") }), "Why?");
    expect(item("visit-2").getByText(spoken[language].visit2)).toBeVisible();
    expect(screen.getByRole("textbox", { name: text("care.questions") })).toHaveValue("Why?");
    blocked.mockRestore();
  });
});
