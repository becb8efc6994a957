import { configure, getConfig, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dayWords } from "../../../src/calculators/shared/vaccineWords";
import VaccineCalendarCalculator from "../../../src/calculators/vaccineCalendar/VaccineCalendarCalculator.island";
import { type Language, pathTo } from "../../../src/routes/routes";
import { formatDate } from "../../../src/text/formatDate";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <VaccineCalendarCalculator today={today} />;

/** 1 December 2026 in the words of the page: the next day of a baby born on 1 June 2026, by Türkiye's schedule. */
const spoken: Record<Language, { birth: string; nextShort: string; age: string }> = {
  tr: { birth: "1 Haziran 2026", nextShort: "1 Aralık 2026", age: "6. ayın sonu" },
  en: { birth: "1 June 2026", nextShort: "1 December 2026", age: "6 months" },
};

// Nothing here is hidden, and jsdom takes seconds to compute the styles of every cell of a long table.
const { defaultHidden } = getConfig();
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the vaccine calendar (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const box = (name: string) => screen.getByRole("textbox", { name: text(name) }) as HTMLInputElement;
  const dateBoxes = ["date.day", "date.month", "date.year"];
  const valuesOf = () => dateBoxes.map((name) => box(name).value);
  const country = (name: string) => screen.getByRole("radio", { name: text(`vaccine.country.${name}`) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const list = () => screen.getByRole("table", { name: text("vaccine.listCaption") });
  const doseOf = (vaccine: string, dose: string) =>
    text("vaccine.doseOf", { vaccine: text(`vaccine.name.${vaccine}`), dose: text(`vaccine.dose.${dose}`) });
  const row = (vaccine: string, dose: string) => {
    const found = within(list()).getByText(doseOf(vaccine, dose)).closest("tr");
    if (!found) throw new Error(`no row of ${vaccine} ${dose}`);
    return found;
  };
  const tick = (vaccine: string, dose: string) => within(row(vaccine, dose)).getByRole("checkbox");
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));

  async function type(values: readonly string[]) {
    for (const [i, name] of dateBoxes.entries()) {
      if (values[i]) await user.type(box(name), values[i]);
    }
  }

  async function calculate(values: readonly string[], of = "TR") {
    await user.click(country(of));
    await type(values);
    await submit();
  }

  describe("the answer", () => {
    test("shows the next day, what is given then, and how it was calculated", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      const { birth, nextShort, age } = spoken[language];
      const next = dayWords("2026-12-01", language);
      expect(next).toContain(language === "tr" ? "Salı" : "Tuesday");
      expect(result()).toHaveFocus();
      expect(result()).toHaveTextContent(`${next}${doseOf("hexa", "3")} · ${doseOf("opv", "1")}`);
      expect(result()).toHaveTextContent(`${text("vaccine.nextLine", { date: next })} ${text("vaccine.inDays_other", { count: 10 })}`);
      expect(result()).toHaveTextContent(text("vaccine.sumUp", { birth, age, date: nextShort }));
    });

    test("gives the UK’s paracetamol rule after MenB to the parents of a young baby on that schedule, and to nobody else", async () => {
      const rule = text("vaccine.afterMenB");
      const young = ["1", "10", "2026"];
      const { unmount } = renderIn(language, tool);
      await calculate(young, "UK");
      expect(result()).toHaveTextContent(rule);
      unmount();
      localStorage.clear();
      for (const [values, of] of [
        [young, "TR"],
        [["1", "1", "2026"], "UK"],
      ] as const) {
        const shown = renderIn(language, tool);
        await calculate(values, of);
        expect(result()).not.toHaveTextContent(rule);
        shown.unmount();
        localStorage.clear();
      }
    });

    test("names the schedule, its version and the day it was compared, and that the vaccines are free", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      const version = formatDate("2026-09-01", language);
      expect(result()).toHaveTextContent(
        text("vaccine.version", { title: text("vaccine.schedule.TR"), version, checked: formatDate(today, language) }),
      );
      expect(result()).toHaveTextContent(text("vaccine.about.TR"));
    });

    test("shows first what is due today", async () => {
      renderIn(language, tool);
      await calculate(["21", "9", "2026"]);
      expect(result()).toHaveTextContent(text("vaccine.bigNow_other", { count: 3 }));
      expect(result()).toHaveTextContent([doseOf("bcg", "single"), doseOf("hexa", "1"), doseOf("pcv", "1")].join(" · "));
    });

    test("lists every dose with its day and its state", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      expect(
        within(list())
          .getAllByRole("rowheader")
          .map((head) => head.textContent),
      ).toHaveLength(10);
      expect(
        within(list()).getByRole("rowheader", {
          name: text("vaccine.visit", { date: dayWords("2026-12-01", language), age: spoken[language].age }),
        }),
      ).toBeVisible();
      expect(row("hexa", "2")).toHaveTextContent(text("vaccine.status.overdue"));
      expect(row("hexa", "3")).toHaveTextContent(text("vaccine.status.soon"));
      expect(row("var", "2")).toHaveTextContent(text("vaccine.status.coming"));
      expect(row("bcg", "single")).toHaveTextContent(text("vaccine.note.tr-bcg"));
    });

    test("refers to the family health centre for late doses and gives no new day", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      expect(result()).toHaveTextContent(`${text("vaccine.overdue_other", { count: 6 })} ${text("vaccine.overdueHint")}`);
    });

    test("of the United States mentions the dispute, of another country that Türkiye's schedule applies here", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"], "US");
      expect(result()).toHaveTextContent(text("vaccine.about.US"));
      expect(result()).toHaveTextContent(text("vaccine.living"));
      expect(result()).toHaveTextContent(text("vaccine.overdueHintAbroad"));
    });

    test("of WHO is not the calendar of a child: nothing overdue, no calendar file", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"], "WHO");
      expect(result()).toHaveTextContent(text("vaccine.about.WHO"));
      expect(list()).not.toHaveTextContent(text("vaccine.status.overdue"));
      expect(list()).toHaveTextContent(text("vaccine.status.open"));
      expect(screen.queryByRole("button", { name: text("tool.calendar") })).not.toBeInTheDocument();
    });

    test("is removed when another country is chosen", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      await user.click(country("UK"));
      expect(result()).toHaveTextContent(text("vaccine.before"));
      expect(screen.queryByRole("table")).not.toBeInTheDocument();
    });

    test("before the birth is marked as planned, cannot be ticked or put into a calendar, and leads to the week of pregnancy", async () => {
      renderIn(language, tool);
      // 107 days before the due date, 24 weeks are complete.
      await calculate(["8", "3", "2027"]);
      expect(result()).toHaveTextContent(text("vaccine.bigPlanned", { date: formatDate("2027-03-08", language) }));
      expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
      expect(screen.queryByRole("button", { name: text("tool.calendar") })).not.toBeInTheDocument();
      expect(screen.getByRole("link", { name: text("vaccine.readWeek", { week: 24 }) })).toHaveAttribute(
        "href",
        pathTo("pregnancyWeek", language, { hafta: "24" }),
      );
    });
  });

  describe("a tick", () => {
    test("marks the dose as given at once, and is stored on the device but not in the address", async () => {
      const { unmount } = renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      await user.click(tick("hexa", "2"));
      expect(row("hexa", "2")).toHaveTextContent(text("vaccine.status.done"));
      expect(result()).toHaveTextContent(text("vaccine.overdue_other", { count: 5 }));
      expect(location.hash).toBe("#country=TR&day=1&month=6&year=2026");
      unmount();
      renderIn(language, tool);
      expect(tick("hexa", "2")).toBeChecked();
      expect(tick("pcv", "2")).not.toBeChecked();
      await user.click(tick("hexa", "2"));
      expect(row("hexa", "2")).toHaveTextContent(text("vaccine.status.overdue"));
    });

    test("belongs to one birth date, so that a sister has her own list", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      await user.click(tick("hexa", "1"));
      const bornOn = async (day: string) => {
        await user.clear(box("date.day"));
        await user.type(box("date.day"), day);
        await submit();
      };
      await bornOn("2");
      expect(tick("hexa", "1")).not.toBeChecked();
      await bornOn("1");
      expect(tick("hexa", "1")).toBeChecked();
    });

    test("can be set for all past doses, which removes the warning", async () => {
      renderIn(language, tool);
      await calculate(["1", "6", "2026"]);
      await user.click(tick("hexa", "3"));
      await user.click(screen.getByRole("button", { name: text("vaccine.tickAll") }));
      expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(7);
      expect(tick("hexa", "3")).toBeChecked();
      expect(result()).not.toHaveTextContent(text("vaccine.overdueHint"));
    });
  });

  describe("a wrong date", () => {
    test.each([
      [["", "", ""], "date.error.empty"],
      [["31", "2", "2026"], "vaccine.error.dateInvalid"],
      [["1", "haziran", "2026"], "vaccine.error.dateInvalid"],
      [["20", "11", "2012"], "vaccine.error.tooOld"],
      [["29", "8", "2027"], "vaccine.error.tooFar"],
    ] as const)("%j is explained beside its boxes, which stay as they are, and the first takes the focus", async (values, reason) => {
      renderIn(language, tool);
      await calculate(values);
      const sentence = text(reason);
      expect(within(screen.getByRole("group", { name: text("vaccine.birth") })).getByText(sentence)).toBeVisible();
      expect(valuesOf()).toEqual(values);
      for (const name of dateBoxes) expect(box(name)).toBeInvalid();
      expect(box("date.day")).toHaveFocus();
      expect(result()).toHaveTextContent(text("vaccine.before"));
      expect(localStorage).toHaveLength(0);
    });
  });

  describe("a shared address", () => {
    test("restores date, country and result without moving the focus", () => {
      history.replaceState(null, "", "/#country=UK&day=1&month=1&year=2026");
      renderIn(language, tool);
      expect(country("UK")).toBeChecked();
      expect(valuesOf()).toEqual(["1", "1", "2026"]);
      expect(row("menb", "1")).toHaveTextContent(text("vaccine.status.overdue"));
      expect(document.body).toHaveFocus();
    });

    test.each(["#country=XX&day=1&month=6&year=2026", "#country=__proto__&day=1&month=6&year=2026"])(
      "with an unknown country (%s) uses Türkiye",
      (hash) => {
        history.replaceState(null, "", `/${hash}`);
        renderIn(language, tool);
        expect(country("TR")).toBeChecked();
        expect(result()).toHaveTextContent(text("vaccine.about.TR"));
      },
    );
  });

  test("deletes date and ticks with the button, now and on the next visit", async () => {
    const { unmount } = renderIn(language, tool);
    await calculate(["1", "6", "2026"]);
    await user.click(tick("hexa", "1"));
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
    expect(valuesOf()).toEqual(["", "", ""]);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    unmount();
    renderIn(language, tool);
    await calculate(["1", "6", "2026"]);
    expect(tick("hexa", "1")).not.toBeChecked();
  });

  test("ignores foreign values in its storage", () => {
    localStorage.setItem("ninni-tool-vaccine-calendar-done", '{"2026-06-01":"x"}');
    history.replaceState(null, "", "/#country=TR&day=1&month=6&year=2026");
    renderIn(language, tool);
    expect(screen.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument();
    expect(list()).toBeInTheDocument();
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, () => type(["1", "6", "2026"]));
    expect(valuesOf()).toEqual(["1", "6", "2026"]);
    await submit();
    expect(row("bcg", "single")).toBeInTheDocument();
  });
});
