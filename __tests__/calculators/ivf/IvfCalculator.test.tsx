import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import IvfCalculator from "../../../src/calculators/ivf/IvfCalculator.island";
import { ivfEntries } from "../../../src/calculators/ivf/ivfEntries";
import { ivf } from "../../../src/calculators/shared/ivf";
import { type Language, pathTo } from "../../../src/routes/routes";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <IvfCalculator today={today} />;

// jsdom has no TextEncoder, which the calendar file needs to count octets.
Object.assign(globalThis, { TextEncoder });

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const spoken: Record<Language, Record<"due" | "date" | "fertilisation" | "lmp" | "testFrom" | "testTo" | "scan", string>> = {
  tr: {
    due: "8 Mart 2027",
    date: "20 Haziran 2026",
    fertilisation: "15 Haziran 2026",
    lmp: "1 Haziran 2026",
    testFrom: "29 Kasım 2026",
    testTo: "2 Aralık 2026",
    scan: "13 Temmuz 2026 – 20 Temmuz 2026",
  },
  en: {
    due: "8 March 2027",
    date: "20 June 2026",
    fertilisation: "15 June 2026",
    lmp: "1 June 2026",
    testFrom: "29 November 2026",
    testTo: "2 December 2026",
    scan: "13 July 2026 to 20 July 2026",
  },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("IVF pregnancy (%s)", (language) => {
  const text = textsIn(language);
  const words = spoken[language];
  const user = userEvent.setup({ delay: null });
  const names = ["date.day", "date.month", "date.year"];
  const box = (name: string) => screen.getByRole("textbox", { name: text(name) });
  const radio = (key: string, values = {}) => screen.getByRole("radio", { name: text(key, values) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));

  const ageOf = (weeks: number, days: number) =>
    `${text("weeksCount_other", { count: weeks })} ${text("daysCount_other", { count: days })}`;

  async function calculate(values: readonly string[]) {
    for (const [i, name] of names.entries()) {
      await user.clear(box(name));
      if (values[i]) await user.type(box(name), values[i]);
    }
    await submit();
  }

  test("calculates a day-5 transfer without asking for its age: date, weeks, the calculation with its figures, the table", async () => {
    renderIn(language, tool);
    await calculate(["20", "6", "2026"]);
    expect(result()).toHaveTextContent(`${text("ivf.due")}${words.due}`);
    expect(result()).toHaveTextContent(text("ivf.today", { age: ageOf(24, 5), trimester: 2 }));
    expect(result()).toHaveTextContent(text("ivf.daysLeft_other", { count: 107 }));
    expect(result()).toHaveTextContent(text("ivf.sum", { date: words.date, age: 5, added: 261, edd: words.due }));
    expect(result()).toHaveTextContent(text("ivf.counted", { fertilisation: words.fertilisation, lmp: words.lmp, age: ageOf(2, 5) }));
    expect(result()).toHaveFocus();
    const dates = within(screen.getByRole("region", { name: text("ivf.dates.title") }));
    const scan = within(dates.getByRole("row", { name: new RegExp(text("ivf.milestone.first-scan")) }));
    expect(scan.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([words.scan, text("ivf.dates.past")]);
    expect(dates.getAllByRole("row")).toHaveLength(9);
  });

  test("on the due date says that it is today", async () => {
    renderIn(language, tool);
    await calculate(["5", "3", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.daysLeft_zero"));
    expect(result()).not.toHaveTextContent(text("ivf.daysLeft_other", { count: 0 }));
  });

  test("takes the age of the embryo into account", async () => {
    renderIn(language, tool);
    await user.click(radio("ivf.ageDay", { n: 3 }));
    await calculate(["20", "6", "2026"]);
    expect(result()).toHaveTextContent("263");
    expect(result()).not.toHaveTextContent("261");
  });

  test.each(["egg-retrieval", "iui"] as const)("asks for no embryo with %s and counts 266 days", async (kind) => {
    renderIn(language, tool);
    await user.click(radio(`ivf.kind.${kind}`));
    expect(screen.queryByRole("radio", { name: text("ivf.ageDay", { n: 5 }) })).not.toBeInTheDocument();
    await calculate(["15", "6", "2026"]);
    expect(result()).toHaveTextContent(words.due);
    expect(result()).toHaveTextContent("266 − 0");
    const iui = screen.queryByText(text("ivf.iuiNote"));
    if (kind === "iui") expect(iui).toBeInTheDocument();
    else expect(iui).not.toBeInTheDocument();
  });

  test("before the test says so, names the window, and does not promise a pregnancy", async () => {
    renderIn(language, tool);
    await calculate(["20", "11", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.dueIf"));
    expect(result()).not.toHaveTextContent(text("ivf.due") + words.due);
    expect(result()).toHaveTextContent(text("ivf.waiting", { age: ageOf(2, 6) }));
    expect(result()).toHaveTextContent(text("ivf.testDates", { from: words.testFrom, to: words.testTo }));
    expect(within(result()).queryByRole("link")).not.toBeInTheDocument();
  });

  test("says that no window is published for a day-4 embryo", async () => {
    renderIn(language, tool);
    await user.click(radio("ivf.ageDay", { n: 4 }));
    await calculate(["20", "11", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.testUnknown"));
  });

  test("accepts a planned transfer, and after 42 weeks says whom to call instead of a week", async () => {
    renderIn(language, tool);
    await calculate(["1", "12", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.dueIf"));
    await calculate(["1", "2", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.over"));
    expect(within(result()).queryByRole("link")).not.toBeInTheDocument();
  });

  test("past the due date counts the days past", async () => {
    renderIn(language, tool);
    await calculate(["4", "3", "2026"]);
    expect(result()).toHaveTextContent(text("ivf.daysPast_one", { count: 1 }));
  });

  test("“frozen” and “twins” change the text, never the date", async () => {
    renderIn(language, tool);
    await calculate(["20", "6", "2026"]);
    expect(screen.queryByText(text("ivf.frozenNote"))).not.toBeInTheDocument();
    await user.click(radio("ivf.frozen.yes"));
    await user.click(radio("ivf.fetuses.two"));
    await submit();
    expect(result()).toHaveTextContent(words.due);
    expect(screen.getByText(text("ivf.frozenNote"))).toBeInTheDocument();
    expect(screen.getByText(text("ivf.twinNote"))).toBeInTheDocument();
    await user.click(radio("ivf.fetuses.three"));
    expect(screen.getByText(text("ivf.tripletNote"))).toBeInTheDocument();
  });

  test.each(["6", "7"])("a day-%s embryo has the note about slower ones", async (n) => {
    renderIn(language, tool);
    await user.click(radio("ivf.ageDay", { n }));
    await calculate(["20", "6", "2026"]);
    expect(screen.getByText(text("ivf.slowNote"))).toBeInTheDocument();
  });

  test("leads to the page of the completed week", async () => {
    renderIn(language, tool);
    await calculate(["20", "6", "2026"]);
    const link = screen.getByRole("link", { name: text("ivf.readWeek", { week: 24 }) });
    expect(link).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
  });

  test("another age removes the result, so that it is not mistaken for the new one", async () => {
    renderIn(language, tool);
    await calculate(["20", "6", "2026"]);
    await user.click(radio("ivf.ageDay", { n: 3 }));
    expect(result()).toHaveTextContent(text("ivf.before"));
    expect(screen.queryByRole("region", { name: text("ivf.dates.title") })).not.toBeInTheDocument();
  });

  test.each([
    [["", "", ""], "date.error.empty"],
    [["31", "2", "2026"], "ivf.error.dateInvalid"],
    [["21", "1", "2027"], "ivf.error.dateTooFar"],
    [["23", "1", "2026"], "ivf.error.dateTooOld"],
  ] as const)("%j is explained next to its boxes, which keep what was typed", async (values, reason) => {
    renderIn(language, tool);
    await calculate(values);
    const field = screen.getByRole("group", { name: text("ivf.date.transfer") });
    expect(within(field).getByText(text(reason))).toBeVisible();
    expect(names.map((name) => (box(name) as HTMLInputElement).value)).toEqual(values);
    expect(box("date.day")).toHaveFocus();
    expect(box("date.day")).toBeInvalid();
    expect(localStorage).toHaveLength(0);
    expect(result()).toHaveTextContent(text("ivf.before"));
  });

  test("a shared address restores choice and result; nonsense in it is ignored", () => {
    history.replaceState(null, "", "/#kind=egg-retrieval&day=15&month=6&year=2026");
    const { unmount } = renderIn(language, tool);
    expect(radio("ivf.kind.egg-retrieval")).toBeChecked();
    expect(result()).toHaveTextContent(words.due);
    unmount();
    history.replaceState(null, "", "/#kind=x&age=99&fetuses=9&frozen=%00");
    renderIn(language, tool);
    expect(radio("ivf.kind.transfer")).toBeChecked();
    expect(radio("ivf.ageDay", { n: 5 })).toBeChecked();
    expect(result()).toHaveTextContent(text("ivf.before"));
  });

  test("writes what was typed to the fragment, and deletes it with the button", async () => {
    renderIn(language, tool);
    await calculate(["20", "6", "2026"]);
    expect(location.hash).toBe("#kind=transfer&age=5&frozen=no&fetuses=one&day=20&month=6&year=2026");
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(location.hash).toBe("");
    expect(localStorage).toHaveLength(0);
    expect(box("date.year")).toHaveValue("");
  });

  test("gives a calendar file", async () => {
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
    await calculate(["20", "6", "2026"]);
    await user.click(screen.getByRole("button", { name: text("tool.calendar") }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(file.type).toBe("text/calendar");
    const lines = (await textOf(file)).split("\r\n");
    expect(lines).toContain("UID:ninni-edd@ninni");
    expect(lines).toContain("DTSTART;VALUE=DATE:20270308");
    expect(lines).toContain(`SUMMARY:${text("ivf.milestone.due").replace(",", "\\,")}`);
    click.mockRestore();
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, async () => {
      for (const [i, name] of names.entries()) await user.type(box(name), ["20", "6", "2026"][i] ?? "");
    });
    await submit();
    expect(result()).toHaveTextContent(words.due);
  });
});

describe("the calendar", () => {
  const entriesOn = (date: string) => {
    const answer = ivf({ event: "transfer-day5", date: "2026-06-20" }, date);
    if (!answer.ok) throw new Error(answer.reason);
    return ivfEntries(answer, (key) => `name of ${key}`, date, "text");
  };

  test("contains the blood test, the scans and the due date, each until the day after its last", () => {
    expect(entriesOn("2026-06-20").map(({ uid, start, end, summary }) => [uid, start, end, summary])).toEqual([
      ["ninni-ivf-test@ninni", "2026-06-29", "2026-07-03", "name of test"],
      ["ninni-ivf-first-scan@ninni", "2026-07-13", "2026-07-21", "name of first-scan"],
      ["ninni-combined-test@ninni", "2026-08-17", "2026-09-07", "name of combined-test"],
      ["ninni-anomaly-scan@ninni", "2026-10-05", "2026-11-09", "name of anomaly-scan"],
      ["ninni-edd@ninni", "2027-03-08", "2027-03-09", "name of due"],
    ]);
  });

  test("leaves out what is over, but not what ends today", () => {
    expect(entriesOn("2026-11-08").map(({ uid }) => uid)).toEqual(["ninni-anomaly-scan@ninni", "ninni-edd@ninni"]);
    expect(entriesOn("2026-11-09").map(({ uid }) => uid)).toEqual(["ninni-edd@ninni"]);
  });
});
