import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import FindMyWeek from "../../../src/reading/home/FindMyWeek.island";
import { type Language, pathTo } from "../../../src/routes/routes";
import { readDay } from "../../../src/site/ownDay/ownDay";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const weekPage = (language: Language, week: number) => pathTo("pregnancyWeek", language, { hafta: String(week) });

afterEach(() => localStorage.clear());

describe.each(behaviourLanguages)("find my week (%s)", (language) => {
  const text = textsIn(language, "home", "common");
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

  const say = (who: string) => user.click(screen.getByRole("radio", { name: text(`findWeek.who.${who}`) }));

  // 24 weeks and 5 days on 21 November 2026, by last period and by due date.
  test.each([
    ["the last period", "pregnant", ["1", "6", "2026"], 24],
    ["the due date", "pregnant", ["8", "3", "2027"], 24],
    ["a future date, which can only be the due date", null, ["8", "3", "2027"], 24],
    ["a due date tomorrow", "pregnant", ["22", "11", "2026"], 39],
    ["a last period of 21 days ago, which can be no due date", "pregnant", ["31", "10", "2026"], 3],
    ["a last period 42 weeks and 6 days ago", "pregnant", ["25", "1", "2026"], 42],
    ["a due date 280 days ahead", "pregnant", ["28", "8", "2027"], 1],
  ] as const)("goes from %s to the page of the week", async (_, who, [day, month, year], week) => {
    const go = show();
    if (who) await say(who);
    await type(day, month, year);
    await submit();
    expect(go.mock.calls).toEqual([[weekPage(language, week)]]);
  });

  test.each([
    ["today", ["21", "11", "2026"], ["period", "due", "born"]],
    ["20 days ago", ["1", "11", "2026"], ["period", "due", "born"]],
    ["21 days ago", ["31", "10", "2026"], ["period", "born"]],
    ["five months ago", ["20", "6", "2026"], ["period", "born"]],
    ["42 weeks and 6 days ago", ["25", "1", "2026"], ["period", "born"]],
  ] as const)("never takes a past date for a pregnancy by itself, but asks: %s", async (_, [day, month, year], meanings) => {
    const go = show();
    await type(day, month, year);
    await submit();
    expect(go).not.toHaveBeenCalled();
    expect(readDay()).toEqual({});
    const asked = within(screen.getByRole("status"));
    expect(asked.getAllByRole("button").map((button) => button.textContent)).toEqual(
      meanings.map((meaning) => text(`findWeek.was.${meaning}`)),
    );
    expect(asked.getByText(text(meanings.length === 2 ? "findWeek.whichOfTwo" : "findWeek.which"))).toBeInTheDocument();
  });

  test("a birthday is stored as a child and opens her day, as the answer to the question or by her own word", async () => {
    const go = show();
    await type("20", "6", "2026");
    await submit();
    await user.click(screen.getByRole("button", { name: text("findWeek.was.born") }));
    expect(readDay()).toEqual({ children: [{ born: "2026-06-20" }] });
    await say("baby");
    await submit();
    expect(go.mock.calls).toEqual([[pathTo("myDay", language)], [pathTo("myDay", language)]]);
    expect(readDay()).toEqual({ children: [{ born: "2026-06-20" }] });
  });

  test.each([
    ["period", weekPage(language, 22), "2027-03-27"],
    ["due", null, null],
  ] as const)("the answer “%s” to the question is stored and opens its week", async (meaning, path, due) => {
    const go = show();
    await (meaning === "due" ? type("11", "11", "2026") : type("20", "6", "2026"));
    await submit();
    await user.click(screen.getByRole("button", { name: text(`findWeek.was.${meaning}`) }));
    expect(go.mock.calls).toEqual([[path ?? weekPage(language, 41)]]);
    expect(readDay()).toEqual({ due: due ?? "2026-11-11" });
  });

  test.each([
    ["today", ["21", "11", "2026"]],
    ["20 days ago", ["1", "11", "2026"]],
  ] as const)("asks a pregnant reader about a date that can be the due date or the last period: %s", async (_, [day, month, year]) => {
    const go = show();
    await say("pregnant");
    await type(day, month, year);
    await submit();
    expect(go).not.toHaveBeenCalled();
    const asked = within(screen.getByRole("status")).getAllByRole("button");
    expect(asked.map((button) => button.textContent)).toEqual([text("findWeek.was.period"), text("findWeek.was.due")]);
  });

  test("whoever plans needs no date and comes to the fertile days", async () => {
    const go = show();
    await say("planning");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: text("findWeek.planning") }));
    expect(go.mock.calls).toEqual([[pathTo("ovulation", language)]]);
    expect(readDay()).toEqual({});
  });

  test("removes the question if the next date is invalid", async () => {
    show();
    await type("21", "11", "2026");
    await submit();
    expect(screen.getByRole("status")).toBeInTheDocument();
    await user.clear(box("month"));
    await user.type(box("month"), "13");
    await submit();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(box("day")).toBeInvalid();
  });

  test("can be submitted with the Enter key", async () => {
    const go = show();
    await say("pregnant");
    await type("1", "6", "2026{Enter}");
    expect(go.mock.calls).toEqual([[weekPage(language, 24)]]);
  });

  test.each([
    ["nothing typed", null, ["{Tab}", "{Tab}", "{Tab}"], "date.error.empty"],
    ["a day that does not exist", null, ["31", "2", "2026"], "findWeek.error.dateInvalid"],
    ["words", "pregnant", ["bir", "haziran", "2026"], "findWeek.error.dateInvalid"],
    ["a last period 43 weeks ago", "pregnant", ["24", "1", "2026"], "findWeek.error.lmpTooOld"],
    ["a date 43 weeks ago", null, ["24", "1", "2026"], "findWeek.error.lmpTooOld"],
    ["a due date 281 days ahead", "pregnant", ["29", "8", "2027"], "findWeek.error.eddTooFar"],
    ["a birthday tomorrow", "baby", ["22", "11", "2026"], "findWeek.error.bornFuture"],
    ["a birthday 15 years ago", "baby", ["22", "11", "2011"], "findWeek.error.bornTooOld"],
  ] as const)("explains what is wrong with %s and stays on the page", async (_, who, [day, month, year], reason) => {
    const go = show();
    if (who) await say(who);
    await type(day, month, year);
    await submit();
    const field = screen.getByRole("group", { name: text(`findWeek.legend.${who ?? "any"}`) });
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
    await say("pregnant");
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
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(screen.getByRole("group", { name: text("findWeek.legend.any") })).toHaveAccessibleDescription(text("findWeek.hint.any"));
  });

  test("keeps what was said and typed before the script loaded", async () => {
    const go = jest.fn();
    await hydrateIn(language, <FindMyWeek today={today} go={go} />, async () => {
      await say("pregnant");
      await type("1", "6", "2026");
    });
    expect(screen.getByRole("radio", { checked: true })).toHaveAttribute("value", "pregnant");
    expect(box("year")).toHaveValue("2026");
    await submit();
    expect(go.mock.calls).toEqual([[weekPage(language, 24)]]);
  });
});
