import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import FindMyWeek from "../../../src/reading/home/FindMyWeek";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const weekPage = (language: Language, week: number) => pathTo("pregnancyWeek", language, { hafta: String(week) });

describe.each(languages)("find my week (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const box = (part: "day" | "month" | "year") => screen.getByRole("textbox", { name: text(`date.${part}`) });
  const submit = () => user.click(screen.getByRole("button", { name: text("findWeek.submit") }));

  function show() {
    const go = jest.fn();
    renderIn(language, <FindMyWeek today={today} go={go} />);
    return go;
  }

  async function type(day: string, month: string, year: string) {
    await user.type(box("day"), day);
    await user.type(box("month"), month);
    await user.type(box("year"), year);
  }

  // 24 weeks and 5 days on 21 November 2026, by last period and by due date.
  test.each([
    ["the last period", ["1", "6", "2026"], 24],
    ["the due date", ["8", "3", "2027"], 24],
    ["a due date tomorrow", ["22", "11", "2026"], 39],
    ["a last period of 21 days ago, which can be no due date", ["31", "10", "2026"], 3],
    ["a last period 42 weeks and 6 days ago", ["25", "1", "2026"], 42],
    ["a due date 280 days ahead", ["28", "8", "2027"], 1],
  ] as const)("goes from %s to the page of the week", async (_, [day, month, year], week) => {
    const go = show();
    await type(day, month, year);
    await submit();
    expect(go.mock.calls).toEqual([[weekPage(language, week)]]);
  });

  test.each([
    ["today", ["21", "11", "2026"], 40, 1],
    ["13 days ago", ["8", "11", "2026"], 41, 1],
    ["14 days ago", ["7", "11", "2026"], 42, 2],
    ["20 days ago", ["1", "11", "2026"], 42, 2],
  ] as const)(
    "asks which kind of date it is if it could be either, due date or last period: %s",
    async (_, [day, month, year], week, asPeriod) => {
      const go = show();
      await type(day, month, year);
      await submit();
      expect(go).not.toHaveBeenCalled();
      const links = within(screen.getByRole("status")).getAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual([weekPage(language, week), weekPage(language, asPeriod)]);
    },
  );

  test("removes the question if the next date is invalid", async () => {
    show();
    await type("21", "11", "2026");
    await submit();
    expect(screen.getByText(text("findWeek.which"))).toBeInTheDocument();
    await user.clear(box("month"));
    await user.type(box("month"), "13");
    await submit();
    expect(screen.queryByText(text("findWeek.which"))).not.toBeInTheDocument();
    expect(box("day")).toBeInvalid();
  });

  test("can be submitted with the Enter key", async () => {
    const go = show();
    await type("1", "6", "2026{Enter}");
    expect(go.mock.calls).toEqual([[weekPage(language, 24)]]);
  });

  test.each([
    ["nothing typed", ["{Tab}", "{Tab}", "{Tab}"], "date.error.empty"],
    ["a day that does not exist", ["31", "2", "2026"], "findWeek.error.dateInvalid"],
    ["words", ["bir", "haziran", "2026"], "findWeek.error.dateInvalid"],
    ["a last period 43 weeks ago", ["24", "1", "2026"], "findWeek.error.lmpTooOld"],
    ["a due date 281 days ahead", ["29", "8", "2027"], "findWeek.error.eddTooFar"],
  ] as const)("explains what is wrong with %s and stays on the page", async (_, [day, month, year], reason) => {
    const go = show();
    await type(day, month, year);
    await submit();
    const field = screen.getByRole("group", { name: text("findWeek.legend") });
    const sentence = text(reason);
    expect(within(field).getByText(sentence)).toBeVisible();
    expect(box("day")).toBeInvalid();
    expect(box("day")).toHaveAccessibleDescription(sentence);
    expect(go).not.toHaveBeenCalled();
  });

  test("keeps what was typed and focuses the first box if it is invalid", async () => {
    show();
    await type("31", "2", "2026");
    await submit();
    expect([box("day"), box("month"), box("year")].map((input) => (input as HTMLInputElement).value)).toEqual(["31", "2", "2026"]);
    expect(box("day")).toHaveFocus();
  });

  test("accepts the corrected date", async () => {
    const go = show();
    await type("31", "6", "2026");
    await submit();
    await user.clear(box("day"));
    await user.type(box("day"), "1");
    await submit();
    expect(go.mock.calls).toEqual([[weekPage(language, 24)]]);
  });

  test("marks nothing as invalid before it is submitted", () => {
    show();
    expect(box("day")).toBeValid();
    expect(screen.getByRole("group")).toHaveAccessibleDescription(text("findWeek.hint"));
  });

  test("keeps what was typed before the script loaded", async () => {
    const go = jest.fn();
    await hydrateIn(language, <FindMyWeek today={today} go={go} />, () => type("1", "6", "2026"));
    expect(box("year")).toHaveValue("2026");
    await submit();
    expect(go.mock.calls).toEqual([[weekPage(language, 24)]]);
  });
});
