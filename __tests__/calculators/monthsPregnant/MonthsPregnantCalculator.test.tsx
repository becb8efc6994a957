import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MonthsPregnantCalculator from "../../../src/calculators/monthsPregnant/MonthsPregnantCalculator.island";
import { type Language, pathTo } from "../../../src/routes/routes";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <MonthsPregnantCalculator today={today} />;

/** 24 weeks and 5 days, in the words of the page. */
const spoken: Record<Language, { due: string; start: string; end: string; lmp: string }> = {
  tr: { due: "8 Mart 2027", start: "26 Ekim 2026", end: "29 Kasım 2026", lmp: "1 Haziran 2026" },
  en: { due: "8 March 2027", start: "26 October 2026", end: "29 November 2026", lmp: "1 June 2026" },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("how many months pregnant (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const box = (name: string) => screen.getByRole("textbox", { name: text(name) });
  const dateBoxes = ["date.day", "date.month", "date.year"];
  const weekBoxes = ["months.weeksLabel", "months.daysLabel"];
  const boxes = (names: string[]) => names.map((name) => box(name) as HTMLInputElement);
  const valuesOf = (names: string[]) => boxes(names).map(({ value }) => value);
  const mode = (name: "lmp" | "edd" | "week") => screen.getByRole("radio", { name: text(`months.mode.${name}`) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const inMonth = (month: number) => text("months.inMonth", { month });
  const ageOf = (weeks: number, days: number) =>
    `${text("weeksCount_other", { count: weeks })} ${text(days === 1 ? "daysCount_one" : "daysCount_other", { count: days })}`;
  const forget = () => screen.queryByRole("button", { name: text("tool.forget") });
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));

  async function type(names: string[], values: readonly string[]) {
    for (const [i, name] of names.entries()) if (values[i]) await user.type(box(name), values[i]);
  }

  async function calculate(kind: "lmp" | "edd" | "week", values: readonly string[]) {
    await user.click(mode(kind));
    await type(kind === "week" ? weekBoxes : dateBoxes, values);
    await submit();
  }

  /** The next visit to the same address in the same browser. */
  function visitAgain(unmount: () => void, element = tool) {
    unmount();
    return renderIn(language, element);
  }

  describe("the answer", () => {
    test.each([
      ["lmp", ["1", "6", "2026"]],
      ["edd", ["8", "3", "2027"]],
      ["week", ["24", "5"]],
    ] as const)("is the same by %s", async (kind, values) => {
      renderIn(language, tool);
      await calculate(kind, values);
      const { due, start, end, lmp } = spoken[language];
      const age = ageOf(24, 5);
      expect(result()).toHaveTextContent(inMonth(6));
      expect(result()).toHaveTextContent(text("months.exact", { age, trimester: 2 }));
      expect(result()).toHaveTextContent(text("months.completed_other", { count: 5 }));
      expect(result()).toHaveTextContent(text("months.monthDates", { month: 6, from: 21, to: 25, start, end }));
      expect(result()).toHaveTextContent(`${text("months.due")} ${due}. ${text("months.daysLeft_other", { count: 107 })}`);
      expect(result()).toHaveTextContent(text("months.sumUp", { lmp, days: 173, age }));
    });

    test("marks the month in the chart and no other", async () => {
      renderIn(language, tool);
      await calculate("week", ["24"]);
      const months = within(screen.getByRole("list", { name: text("months.chart") })).getAllByRole("listitem");
      expect(months).toHaveLength(9);
      expect(months.filter((month) => month.hasAttribute("aria-current"))).toEqual([months[5]]);
      expect(months[5]).toHaveAccessibleName(text("months.chartMonth", { month: 6, from: 21, to: 25 }));
    });

    test("leads to the page of the completed week", async () => {
      renderIn(language, tool);
      await calculate("week", ["24", "5"]);
      const link = screen.getByRole("link", { name: text("months.readWeek", { week: 24 }) });
      expect(link).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
    });

    test("links to week 1 if no week is completed, because there is no earlier page", async () => {
      renderIn(language, tool);
      await calculate("week", ["0"]);
      expect(screen.getByRole("link")).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "1" }));
      expect(result()).toHaveTextContent(text("months.completed_zero"));
    });

    test("has its own text for one day to go, for the due date and for days past it", async () => {
      const { unmount } = renderIn(language, tool);
      await calculate("edd", ["22", "11", "2026"]);
      expect(result()).toHaveTextContent(text("months.daysLeft_one", { count: 1 }));
      visitAgain(unmount);
      for (const name of dateBoxes) await user.clear(box(name));
      await calculate("edd", ["21", "11", "2026"]);
      expect(result()).toHaveTextContent(text("months.daysLeft_zero"));
      await user.clear(box("date.day"));
      await calculate("edd", ["19"]);
      expect(result()).toHaveTextContent(text("months.daysPast_other", { count: 2 }));
    });

    test("gets the focus", async () => {
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("months.before"));
      await calculate("lmp", ["1", "6", "2026"]);
      expect(result()).toHaveFocus();
    });

    test("from 42 weeks on says whom to call today, and not the day before", async () => {
      const { unmount } = renderIn(language, tool);
      await calculate("week", ["42", "0"]);
      expect(within(result()).getByText(text("months.postTerm"))).toBeInTheDocument();
      unmount();
      localStorage.clear();
      history.replaceState(null, "", "/");
      renderIn(language, tool);
      await calculate("week", ["41", "6"]);
      expect(within(result()).queryByText(text("months.postTerm"))).not.toBeInTheDocument();
    });

    test("uses the singular for one day and one week", async () => {
      renderIn(language, tool);
      await calculate("week", ["1", "1"]);
      const age = `${text("weeksCount_one", { count: 1 })} ${text("daysCount_one", { count: 1 })}`;
      expect(result()).toHaveTextContent(text("months.exact", { age, trimester: 1 }));
    });

    test("is removed when another mode is chosen, so that it is not mistaken for the new one", async () => {
      renderIn(language, tool);
      await calculate("week", ["24", "5"]);
      await user.click(mode("lmp"));
      expect(result()).toHaveTextContent(text("months.before"));
    });
  });

  describe("a wrong date", () => {
    test.each([
      ["lmp", ["", "", ""], "date.error.empty"],
      ["lmp", ["31", "2", "2026"], "months.error.dateInvalid"],
      ["lmp", ["1", "haziran", "2026"], "months.error.dateInvalid"],
      ["lmp", ["22", "11", "2026"], "months.error.lmpFuture"],
      ["lmp", ["24", "1", "2026"], "months.error.lmpTooOld"],
      ["edd", ["29", "8", "2027"], "months.error.eddTooFar"],
      ["edd", ["31", "10", "2026"], "months.error.eddTooOld"],
    ] as const)(
      "by %s %j is explained next to its boxes, which stay unchanged, and the first gets the focus",
      async (kind, values, reason) => {
        renderIn(language, tool);
        await calculate(kind, values);
        const sentence = text(reason);
        const field = screen.getByRole("group", { name: text(`months.date.${kind}`) });
        expect(within(field).getByText(sentence)).toBeVisible();
        const inputs = boxes(dateBoxes);
        for (const input of inputs) {
          expect(input).toBeInvalid();
          expect(input).toHaveAccessibleDescription(sentence);
        }
        expect(inputs.map(({ value }) => value)).toEqual(values);
        expect(inputs[0]).toHaveFocus();
        expect(result()).toHaveTextContent(text("months.before"));
      },
    );

    test("submitted again unchanged gets the focus again", async () => {
      renderIn(language, tool);
      await calculate("lmp", ["31", "2", "2026"]);
      await submit();
      expect(box("date.day")).toHaveFocus();
    });

    test("once corrected, gives a result and loses its explanation", async () => {
      renderIn(language, tool);
      await calculate("lmp", ["31", "6", "2026"]);
      await user.clear(box("date.day"));
      await calculate("lmp", ["1"]);
      expect(screen.queryByText(text("months.error.dateInvalid"))).not.toBeInTheDocument();
      expect(box("date.day")).toBeValid();
      expect(result()).toHaveTextContent(inMonth(6));
    });

    test("is neither stored nor written to the address", async () => {
      renderIn(language, tool);
      await calculate("lmp", ["31", "2", "2026"]);
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
    });
  });

  describe("a wrong week", () => {
    test.each([
      [["", ""], "weekRange", "months.weeksLabel"],
      [["43", ""], "weekRange", "months.weeksLabel"],
      [["-1", ""], "weekRange", "months.weeksLabel"],
      [["24,5", ""], "weekRange", "months.weeksLabel"],
      [["yirmi", ""], "weekRange", "months.weeksLabel"],
      [["99", "9"], "weekRange", "months.weeksLabel"],
      [["24", "7"], "dayRange", "months.daysLabel"],
      [["24", "-1"], "dayRange", "months.daysLabel"],
      [["24", "x"], "dayRange", "months.daysLabel"],
    ] as const)(
      "%j is explained next to its boxes, which stay unchanged, and the invalid one gets the focus",
      async (values, reason, wrong) => {
        renderIn(language, tool);
        await calculate("week", values);
        const sentence = text(`months.error.${reason}`);
        expect(within(screen.getByRole("group", { name: text("months.weeks") })).getByText(sentence)).toBeVisible();
        const inputs = boxes(weekBoxes);
        expect(inputs.map((input) => input.getAttribute("aria-invalid"))).toEqual(
          weekBoxes.map((name) => (name === wrong ? "true" : null)),
        );
        expect(inputs.map(({ value }) => value)).toEqual(values);
        expect(box(wrong)).toHaveFocus();
        expect(box(wrong)).toHaveAccessibleDescription(sentence);
        expect(result()).toHaveTextContent(text("months.before"));
      },
    );

    test.each([
      ["0", 1],
      ["42", 9],
    ])("is not %s, the last accepted value", async (weeks, month) => {
      renderIn(language, tool);
      await calculate("week", [weeks, "6"]);
      expect(result()).toHaveTextContent(inMonth(month));
    });
  });

  describe("a shared address", () => {
    test("has what was typed in the fragment, and nothing before it", async () => {
      history.replaceState(null, "", "/page");
      renderIn(language, tool);
      await calculate("week", ["24", "5"]);
      expect(location.pathname + location.search + location.hash).toBe("/page#mode=week&weeks=24&days=5&asOf=2026-11-21");
    });

    test.each([
      ["lmp", ["1", "6", "2026"]],
      ["edd", ["8", "3", "2027"]],
    ] as const)("restores the boxes and the result on a device without stored values (%s)", async (kind, values) => {
      const { unmount } = renderIn(language, tool);
      await calculate(kind, values);
      const answered = result().textContent;
      localStorage.clear();
      visitAgain(unmount);
      expect(mode(kind)).toBeChecked();
      expect(valuesOf(dateBoxes)).toEqual(values);
      // The “forget” button is shown only when the device has stored something, and here it has not.
      expect(result().textContent).toBe(answered?.replace(text("tool.forget"), "").replace(/ $/, ""));
    });

    test("restores weeks and days", () => {
      history.replaceState(null, "", "/#mode=week&weeks=24&days=5");
      renderIn(language, tool);
      expect(mode("week")).toBeChecked();
      expect(valuesOf(weekBoxes)).toEqual(["24", "5"]);
      expect(result()).toHaveTextContent(inMonth(6));
    });

    test("with the day of its weeks counts on from that day", () => {
      history.replaceState(null, "", "/#mode=week&weeks=20&days=5&asOf=2026-10-24");
      renderIn(language, tool);
      expect(result()).toHaveTextContent(ageOf(24, 5));
    });

    test("leaves the focus where it is, because nothing was submitted yet", () => {
      history.replaceState(null, "", "/#mode=week&weeks=24");
      renderIn(language, tool);
      expect(document.body).toHaveFocus();
    });

    test.each(["#mode=nonsense&day=x", "#mode=week&weeks=1e9", "#mode=edd&day=%00&month=%F0&year=9999"])(
      "with nonsense in it (%s) is ignored",
      (hash) => {
        history.replaceState(null, "", `/${hash}`);
        renderIn(language, tool);
        expect(result()).toHaveTextContent(text("months.before"));
        expect(screen.getAllByRole("radio").filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
      },
    );

    test("that is only the anchor of a heading changes nothing", () => {
      history.replaceState(null, "", "/#table");
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("months.before"));
      expect(screen.queryByText(text("months.error.dateInvalid"))).not.toBeInTheDocument();
    });

    test("is copied with one press, which is announced", async () => {
      renderIn(language, tool);
      await calculate("week", ["24"]);
      await user.click(screen.getByRole("button", { name: text("tool.share") }));
      expect(await navigator.clipboard.readText()).toBe(location.href);
      expect(screen.getByRole("status")).toHaveTextContent(text("tool.copied"));
    });
  });

  describe("the device", () => {
    test("stores what was calculated, for the next visit", async () => {
      const { unmount } = renderIn(language, tool);
      await calculate("lmp", ["1", "6", "2026"]);
      history.replaceState(null, "", "/");
      visitAgain(unmount);
      expect(valuesOf(dateBoxes)).toEqual(["1", "6", "2026"]);
      expect(result()).toHaveTextContent(inMonth(6));
      expect(forget()).toBeInTheDocument();
    });

    test("counts weeks on until the next visit, although the boxes show what was typed", async () => {
      const { unmount } = renderIn(language, <MonthsPregnantCalculator today="2026-11-22" />);
      await calculate("week", ["24", "5"]);
      history.replaceState(null, "", "/");
      visitAgain(unmount, <MonthsPregnantCalculator today="2026-12-20" />);
      expect(valuesOf(weekBoxes)).toEqual(["24", "5"]);
      expect(result()).toHaveTextContent(text("months.exact", { age: ageOf(28, 5), trimester: 3 }));
      expect(result()).toHaveTextContent(language === "tr" ? "9 Mart 2027" : "9 March 2027");
    });

    test("says that weeks typed long ago are over, and counts new ones from the day they are typed", async () => {
      const { unmount } = renderIn(language, <MonthsPregnantCalculator today="2026-11-22" />);
      await calculate("week", ["24", "5"]);
      history.replaceState(null, "", "/");
      visitAgain(unmount, <MonthsPregnantCalculator today="2027-06-01" />);
      expect(result()).toHaveTextContent(text("months.before"));
      await submit();
      expect(screen.getByText(text("months.error.weekPast"))).toBeVisible();
      for (const name of weekBoxes) await user.clear(box(name));
      await type(weekBoxes, ["8", "2"]);
      await submit();
      expect(result()).toHaveTextContent(ageOf(8, 2));
    });

    test("offers to delete only what it has stored", () => {
      renderIn(language, tool);
      expect(forget()).not.toBeInTheDocument();
    });

    test("deletes with the button: boxes, result, address and storage are empty, now and on the next visit", async () => {
      const { unmount } = renderIn(language, tool);
      await calculate("week", ["24", "5"]);
      await user.click(screen.getByRole("button", { name: text("tool.forget") }));
      const isEmpty = () => {
        expect(mode("lmp")).toBeChecked();
        expect(valuesOf(dateBoxes)).toEqual(["", "", ""]);
        expect(result()).toHaveTextContent(text("months.before"));
        expect(forget()).not.toBeInTheDocument();
      };
      isEmpty();
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
      await user.click(mode("week"));
      expect(valuesOf(weekBoxes)).toEqual(["", ""]);
      visitAgain(unmount);
      isEmpty();
    });

    test("that forbids storage still gives the result", async () => {
      const forbid = () => {
        throw new DOMException("forbidden", "SecurityError");
      };
      const get = jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
      const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
      renderIn(language, tool);
      await calculate("lmp", ["1", "6", "2026"]);
      expect(result()).toHaveTextContent(inMonth(6));
      expect(get).toHaveBeenCalled();
      get.mockRestore();
      set.mockRestore();
    });
  });

  test("sends nothing without script", () => {
    renderIn(language, tool);
    expect(screen.getByRole("form", { name: text("months.form") })).toHaveAttribute("method", "dialog");
  });

  test("accepts a whole date pasted or typed as 1.6.2026 into the first box", async () => {
    renderIn(language, tool);
    await user.click(box("date.day"));
    await user.paste("1.6.2026");
    await submit();
    expect(result()).toHaveTextContent(inMonth(6));
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, () => type(dateBoxes, ["1", "6", "2026"]));
    expect(valuesOf(dateBoxes)).toEqual(["1", "6", "2026"]);
    await submit();
    expect(result()).toHaveTextContent(inMonth(6));
  });
});
