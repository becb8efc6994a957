import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PregnancyQuizCalculator from "../../../src/calculators/pregnancyQuiz/PregnancyQuizCalculator.island";
import { redSigns } from "../../../src/calculators/pregnancyQuiz/pregnancyQuiz";
import { type Language, pathTo } from "../../../src/routes/routes";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <PregnancyQuizCalculator today={today} />;

const spoken: Record<Language, Record<"lmp" | "due" | "edd" | "sex" | "sure" | "sexBefore" | "test", string>> = {
  tr: {
    lmp: "7 Kasım 2026",
    due: "5 Aralık 2026",
    edd: "14 Ağustos 2027",
    sex: "10 Kasım 2026",
    sure: "1 Aralık 2026",
    sexBefore: "31 Ekim 2026",
    test: "21 Kasım 2026",
  },
  en: {
    lmp: "7 November 2026",
    due: "5 December 2026",
    edd: "14 August 2027",
    sex: "10 November 2026",
    sure: "1 December 2026",
    sexBefore: "31 October 2026",
    test: "21 November 2026",
  },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("am I pregnant (%s)", (language) => {
  const text = textsIn(language);
  const words = spoken[language];
  const user = userEvent.setup({ delay: null });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const group = (key: string) => screen.getByRole("group", { name: text(key) });
  const choose = (question: string, answer: string) =>
    user.click(within(group(`quiz.${question}`)).getByRole("radio", { name: text(`quiz.${question}.${answer}`) }));
  const tick = (key: string) => user.click(screen.getByRole("checkbox", { name: text(key) }));
  const submit = () => user.click(screen.getByRole("button", { name: text("quiz.submit") }));
  const boxes = (question: string) => within(group(question)).getAllByRole("textbox") as HTMLInputElement[];

  async function typeDate(question: string, parts: readonly string[]) {
    for (const [i, box] of boxes(question).entries()) if (parts[i]) await user.type(box, parts[i] ?? "");
  }
  async function answerAll(test = "none", late = "not-due") {
    await choose("test", test);
    await choose("sex", "yes");
    await choose("treatment", "no");
    await choose("late", late);
  }

  describe("a red sign", () => {
    test.each(redSigns)("%s shows 112 at once, without the button, and removes the questions", async (sign) => {
      renderIn(language, tool);
      await tick(`quiz.red.${sign}`);
      const card = within(result()).getByRole("region", { name: new RegExp(text("quiz.urgent")) });
      expect(
        within(card)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
      ).toEqual([text(`quiz.red.${sign}`)]);
      expect(within(card).getByRole("link", { name: text("tier.dial112") })).toHaveAttribute("href", "tel:112");
      expect(screen.queryByRole("radio")).not.toBeInTheDocument();
      expect(result()).not.toHaveTextContent(text("quiz.before"));
    });

    test("is shown before every other question, with 112 in its words", () => {
      renderIn(language, tool);
      const [first] = within(screen.getByRole("form")).getAllByRole("group");
      expect(first).toHaveAccessibleName(text("quiz.red"));
      expect(first).toHaveAccessibleDescription(expect.stringContaining("112"));
    });

    test("replaces a result that is already shown; unticked, it does not restore the old one", async () => {
      renderIn(language, tool);
      await choose("test", "positive");
      await submit();
      await tick("quiz.red.fainting");
      expect(result()).toHaveTextContent(text("quiz.urgent.stop"));
      expect(result()).not.toHaveTextContent(text("quiz.outcome.positive"));
      await tick("quiz.red.fainting");
      expect(result()).toHaveTextContent(text("quiz.before"));
    });
  });

  describe("the answer", () => {
    test("gives the band, the day for a test, the sums and what to do", async () => {
      renderIn(language, tool);
      await answerAll();
      await typeDate("quiz.date.lmp", ["7", "11", "2026"]);
      await typeDate("quiz.date.sex", ["10", "11", "2026"]);
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.some"));
      expect(result()).toHaveTextContent(text("quiz.test.from", { date: words.due }));
      expect(result()).toHaveTextContent(text("quiz.sure.sex", { date: words.sure }));
      expect(result()).toHaveTextContent(
        text("quiz.wouldBe", {
          weeks: text("weeksCount_other", { count: 2 }),
          days: text("quiz.days_other", { count: 0 }),
          edd: words.edd,
        }),
      );
      expect(result()).toHaveTextContent(text("quiz.sum.due", { lmp: words.lmp, cycle: 28, due: words.due }));
      expect(result()).toHaveTextContent(text("quiz.sum.points", { points: "3", from: "3" }));
      expect(result()).toHaveTextContent(text("quiz.next.folic"));
      expect(result()).toHaveFocus();
    });

    test("shows the red signs and 112 again, and never a percentage", async () => {
      renderIn(language, tool);
      await answerAll("none", "7-days-or-more");
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.several"));
      expect(result()).toHaveTextContent(text("quiz.reminder"));
      expect(text("quiz.reminder")).toContain("112");
      expect(result().textContent).not.toContain("%");
      expect(result()).toHaveTextContent(text("quiz.test.now"));
    });

    test("says what spotting and milder one-sided pain mean only after a positive test", async () => {
      renderIn(language, tool);
      await answerAll("none", "7-days-or-more");
      await submit();
      expect(result()).not.toHaveTextContent(text("quiz.reminder.positive"));
      await choose("test", "positive");
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.positive"));
      expect(result()).toHaveTextContent(text("quiz.reminder.positive"));
    });

    test("writes half points as the language does", async () => {
      renderIn(language, tool);
      await answerAll();
      await tick("quiz.sign.mood");
      await submit();
      const points = language === "tr" ? "3,5" : "3.5";
      expect(result()).toHaveTextContent(text("quiz.sum.points", { points, from: "3" }));
    });

    test("for a positive test links to the week, and questions that no longer matter are hidden", async () => {
      renderIn(language, tool);
      await choose("test", "positive");
      expect(screen.queryByRole("group", { name: text("quiz.sex") })).not.toBeInTheDocument();
      await typeDate("quiz.date.lmp", ["1", "10", "2026"]);
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.positive.text"));
      const link = screen.getByRole("link", { name: text("quiz.readWeek", { week: 7 }) });
      expect(link).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "7" }));
    });

    test("for a positive test after treatment mentions the injection instead", async () => {
      renderIn(language, tool);
      await choose("test", "positive");
      await choose("treatment", "yes");
      await submit();
      expect(result()).toHaveTextContent(text("quiz.positiveTreated"));
      expect(result()).not.toHaveTextContent(text("quiz.outcome.positive.text"));
    });

    test.each([
      ["sex", "no", "veryUnlikely"],
      ["treatment", "yes", "treatment"],
    ])("for %s: %s needs no more questions", async (question, answer, outcome) => {
      renderIn(language, tool);
      await choose("test", "none");
      await choose("sex", "yes");
      await choose("treatment", "no");
      await choose(question, answer);
      expect(screen.queryByRole("group", { name: text("quiz.late") })).not.toBeInTheDocument();
      await submit();
      expect(result()).toHaveTextContent(text(`quiz.outcome.${outcome}.text`));
      expect(screen.queryByRole("button", { name: text("tool.calendar") })).not.toBeInTheDocument();
    });

    test("for a negative test 21 days after sex shows the calculation", async () => {
      renderIn(language, tool);
      await answerAll("negative");
      await typeDate("quiz.date.test", ["21", "11", "2026"]);
      await typeDate("quiz.date.sex", ["31", "10", "2026"]);
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.unlikely"));
      expect(result()).toHaveTextContent(text("quiz.sum.gap_other", { sex: words.sexBefore, test: words.test, count: 21 }));
      expect(result()).toHaveTextContent(text("quiz.next.doctor"));
    });

    test("for an early negative test gives the day to repeat it", async () => {
      renderIn(language, tool);
      await answerAll("negative");
      await typeDate("quiz.date.test", ["20", "11", "2026"]);
      await typeDate("quiz.date.sex", ["10", "11", "2026"]);
      await submit();
      expect(result()).toHaveTextContent(text("quiz.outcome.possible"));
      expect(result()).toHaveTextContent(text("quiz.retest.on", { date: words.sure }));
      expect(screen.getByRole("button", { name: text("tool.calendar") })).toBeInTheDocument();
    });

    test("says if the dates and the late period do not match", async () => {
      renderIn(language, tool);
      await answerAll("none", "7-days-or-more");
      await typeDate("quiz.date.lmp", ["7", "11", "2026"]);
      await submit();
      expect(result()).toHaveTextContent(text("quiz.atOdds", { due: words.due }));
    });

    test("is removed when an answer is changed, so that it is never shown with other answers", async () => {
      renderIn(language, tool);
      await answerAll();
      await submit();
      await choose("late", "irregular");
      expect(result()).toHaveTextContent(text("quiz.before"));
    });
  });

  describe("something wrong", () => {
    test.each([
      [[], "test"],
      [["test"], "sex"],
      [["test", "sex"], "treatment"],
      [["test", "sex", "treatment"], "late"],
    ] as const)("only %j chosen: %s is requested next to its field, which gets the focus", async (chosen, missing) => {
      renderIn(language, tool);
      const first = { test: "none", sex: "yes", treatment: "no" } as const;
      for (const question of chosen) await choose(question, first[question]);
      await submit();
      expect(within(group(`quiz.${missing}`)).getByText(text("quiz.error.choose"))).toBeVisible();
      expect(within(group(`quiz.${missing}`)).getAllByRole("radio")[0]).toHaveFocus();
      expect(result()).toHaveTextContent(text("quiz.before"));
      expect(localStorage).toHaveLength(0);
    });

    test.each([
      ["quiz.date.lmp", ["31", "2", "2026"], "dateInvalid"],
      ["quiz.date.lmp", ["", "11", ""], "dateInvalid"],
      ["quiz.date.sex", ["22", "11", "2026"], "dateFuture"],
      ["quiz.date.test", ["1", "1", "2025"], "dateTooOld"],
    ] as const)("%s %j is explained next to its boxes, which stay unchanged", async (question, parts, reason) => {
      renderIn(language, tool);
      await answerAll("negative");
      await typeDate(question, parts);
      await submit();
      expect(within(group(question)).getByText(text(`quiz.error.${reason}`))).toBeVisible();
      expect(boxes(question).map(({ value }) => value)).toEqual(parts);
      expect(boxes(question)[0]).toHaveFocus();
    });

    test.each(["19", "28,5", "x"])("a cycle of %s is explained and kept", async (cycle) => {
      renderIn(language, tool);
      await answerAll();
      const box = screen.getByRole("textbox", { name: text("quiz.cycleLabel") });
      await user.clear(box);
      await user.type(box, cycle);
      await submit();
      expect(box).toHaveAccessibleDescription(text("quiz.error.cycleRange"));
      expect(box).toHaveValue(cycle);
      expect(box).toHaveFocus();
    });
  });

  describe("a shared address and the device", () => {
    test("contain none of the answers; only a copied link does, and restores them", async () => {
      const { unmount } = renderIn(language, tool);
      await answerAll();
      await tick("quiz.sign.tired");
      await submit();
      expect(result()).toHaveTextContent(text("quiz.notStored"));
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
      expect(screen.queryByRole("button", { name: text("tool.forget") })).toBeNull();
      await user.click(screen.getByRole("button", { name: text("tool.share") }));
      const link = new URL(await navigator.clipboard.readText());
      expect(link.hash).toBe("#test=none&sex=yes&treatment=no&late=not-due&nausea=none&cycleLength=28&tired=1");
      unmount();
      history.replaceState(null, "", link.hash);
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("quiz.sum.points", { points: "4", from: "3" }));
      expect(screen.getByRole("checkbox", { name: text("quiz.sign.tired") })).toBeChecked();
      expect(localStorage).toHaveLength(0);
    });

    test("of an earlier visit are shown, and the button deletes them", async () => {
      localStorage.setItem("ninni-tool-pregnancy-test", JSON.stringify({ test: "none", sex: "yes", treatment: "no", late: "not-due" }));
      renderIn(language, tool);
      await user.click(screen.getByRole("button", { name: text("tool.forget") }));
      expect(localStorage).toHaveLength(0);
      expect(screen.queryByRole("radio", { name: text("quiz.late.not-due") })).not.toBeChecked();
      expect(result()).toHaveTextContent(text("quiz.before"));
    });

    test.each(["#test=maybe&late=9", "#lmp-day=%00&test=none&sex=yes&treatment=no&late=not-due", "#tired=2"])(
      "with nonsense (%s) are ignored",
      (hash) => {
        history.replaceState(null, "", `/${hash}`);
        renderIn(language, tool);
        expect(result()).toHaveTextContent(text("quiz.before"));
      },
    );
  });

  test("keeps what was ticked and chosen before the script loaded", async () => {
    await hydrateIn(language, tool, async () => {
      await choose("test", "none");
      await tick("quiz.sign.tired");
    });
    expect(within(group("quiz.test")).getByRole("radio", { name: text("quiz.test.none") })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: text("quiz.sign.tired") })).toBeChecked();
  });

  test("a red sign ticked before the script loaded shows its result when it loads", async () => {
    await hydrateIn(language, tool, () => tick("quiz.red.heavyBleeding"));
    expect(result()).toHaveTextContent(text("quiz.urgent.stop"));
  });
});
