/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
// The page's island with the site's own content, late in the evening in three zones.
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DayContent } from "../../src/day/content";
import DayCard from "../../src/day/DayCard.island";
import MyDay from "../../src/day/MyDay.island";
import { languages, pathTo } from "../../src/routes/routes";
import { readDay, writeDay } from "../../src/site/ownDay/ownDay";
import { readList } from "../../src/ui/device/storage";
import { loaded } from "../../src/ui/device/useFetched";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";
import { zones } from "../support/zones";

const week = { lengthCm: 32, weightG: 665, partner: "Sit with her.", twins: "With twins.", list: [{ value: "24-feet", text: "Feet up" }] };
const content: DayContent = {
  weeks: { "24": week },
  care: [{ key: "visit-2", kind: "visit", weekFrom: 18, weekTo: 24, optional: false, title: "Visit 2", line: "Go." }],
  plays: { "23": { title: "Peekaboo", minutes: 5 } },
  babyCare: [{ key: "visit-month-6", kind: "visit", weekFrom: 26, weekTo: 31, optional: false, title: "Six month visit", line: "Go." }],
  followUps: [],
  milestones: [{ month: 6, list: [{ value: "6-laughs", text: "Laughs" }] }],
};
const today = "2026-11-22";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.quiet;
  for (const language of languages) loaded.set(`/day/${language}.json`, content);
});
afterEach(() => jest.restoreAllMocks());

describe.each(behaviourLanguages)("my day (%s)", (language) => {
  const t = textsIn(language, "day", "common");
  const user = userEvent.setup({ delay: null });
  const show = () => renderIn(language, <MyDay today={today} />);

  async function giveDate(prefixless: RegExp | string, [day, month, year]: string[]) {
    const group = screen.getByRole("group", { name: prefixless });
    for (const [part, value] of [
      ["day", day],
      ["month", month],
      ["year", year],
    ] as const)
      await user.type(within(group).getByRole("textbox", { name: t(`date.${part}`) }), value ?? "");
  }

  test("a due date gives the week, what is due, the list and the partner's line, and stays", async () => {
    show();
    await giveDate(t("day.date.due"), ["10", "3", "2027"]);
    await user.click(screen.getByRole("button", { name: t("day.submit") }));
    // Everything that follows from the date is shown with it.
    const week = `${t("weeksCount_other", { count: 24 })} ${t("daysCount_other", { count: 4 })}`;
    expect(await screen.findByRole("heading", { name: week })).toBeInTheDocument();
    expect(screen.getByText("Visit 2")).toBeInTheDocument();
    expect(screen.getByText("Sit with her.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("day.openWeek") })).toHaveAttribute(
      "href",
      pathTo("pregnancyWeek", language, { hafta: "24" }),
    );
    expect(readDay()).toEqual({ due: "2027-03-10" });
    await user.click(await screen.findByRole("checkbox", { name: "Feet up" }));
    expect(readList("ninni-checklists")).toEqual(["24-feet"]);
    await user.click(screen.getByRole("checkbox", { name: t("day.doneLabel", { title: "Visit 2" }) }));
    expect(readDay().done).toEqual(["visit-2"]);
  });

  test.each([
    ["day.wasDue.yes", { due: "2026-11-10" }],
    ["day.wasDue.born", { children: [{ born: "2026-11-10" }] }],
  ])("a past date under “due date” may be a birthday, so it is not stored before she says which: %s", async (choice, stored) => {
    show();
    await giveDate(t("day.date.due"), ["10", "11", "2026"]);
    await user.click(screen.getByRole("button", { name: t("day.submit") }));
    expect(readDay()).toEqual({});
    await user.click(screen.getByRole("button", { name: t(choice) }));
    expect(readDay()).toEqual(stored);
  });

  test("an impossible date is refused with an explanation, and nothing is stored", async () => {
    show();
    await giveDate(t("day.date.due"), ["30", "2", "2027"]);
    await user.click(screen.getByRole("button", { name: t("day.submit") }));
    expect(screen.getByText(t("day.error.dateInvalid"))).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test("the settings change what is shown: twins, and the partner's line first", async () => {
    writeDay({ due: "2027-03-10" });
    show();
    expect(screen.queryByText("With twins.")).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: t("day.view.twins") }));
    expect(screen.getByText("With twins.")).toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: t("day.view.partner") }));
    const [partner, list] = [
      screen.getByRole("region", { name: t("day.partner.mine") }),
      screen.getByRole("region", { name: t("day.list.week", { n: "24" }) }),
    ];
    expect(partner.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(readDay()).toEqual({ due: "2027-03-10", twins: true, partner: true });
  });

  test("“my baby is born” turns the pregnancy into a child, and can be undone", async () => {
    writeDay({ due: "2026-11-24", done: ["visit-2"] });
    show();
    await user.click(screen.getByRole("button", { name: t("day.born.submit") }));
    expect(readDay()).toEqual({ children: [{ born: today }] });
    expect(screen.getByRole("region", { name: t("day.child") })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: t("day.undo") }));
    expect(readDay()).toEqual({ due: "2026-11-24", done: ["visit-2"] });
  });

  test("after 42 weeks it asks instead of counting, and does not add a child", () => {
    writeDay({ due: "2026-11-08" });
    show();
    expect(screen.getByRole("heading", { name: t("day.ask.title") })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("day.ask.born") })).toHaveAttribute("href", "#born");
    expect(document.body).not.toHaveTextContent(t("weeksCount_other", { count: 42 }));
    expect(readDay()).toEqual({ due: "2026-11-08" });
  });

  test("a child's card has age, play, milestones and a corrected age when it was early", () => {
    writeDay({ children: [{ born: "2026-06-18", name: "Deniz", bornWeeks: 33 }] });
    show();
    expect(screen.getByRole("region", { name: "Deniz" })).toHaveTextContent(t("day.age.months_other", { count: 3 }));
    expect(screen.getByText("Peekaboo")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Laughs" })).toBeInTheDocument();
    expect(screen.getByText("Six month visit")).toBeInTheDocument();
  });

  test("the hospital's number is stored", async () => {
    writeDay({ due: "2027-03-10" });
    show();
    await user.type(screen.getByRole("textbox", { name: t("day.hospital.label") }), "0212 000 00 00");
    await user.click(screen.getByRole("button", { name: t("day.save") }));
    expect(readDay().hospitalPhone).toBe("0212 000 00 00");
    expect(screen.getByText(t("day.saved"))).toBeInTheDocument();
  });

  test("says when nothing can be stored, and keeps working", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show();
    await giveDate(t("day.date.due"), ["10", "3", "2027"]);
    await user.click(screen.getByRole("button", { name: t("day.submit") }));
    expect(screen.getByText(t("day.notKept"))).toBeInTheDocument();
    expect(screen.getByText("Visit 2")).toBeInTheDocument();
  });

  test("in quiet mode nothing is counted", () => {
    document.documentElement.dataset.quiet = "";
    writeDay({ due: "2027-03-10" });
    const { container } = show();
    expect(container).toHaveTextContent(t("day.quiet"));
    expect(container).not.toHaveTextContent("24");
    expect(renderIn(language, <DayCard today={today} />).container).toBeEmptyDOMElement();
  });

  test("a wrong clock does not produce a negative week", () => {
    writeDay({ due: "2027-03-10", children: [{ born: "2026-06-18" }] });
    renderIn(language, <MyDay today="2020-01-01" />);
    expect(screen.getByRole("heading", { name: t("day.ahead.title") })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/-\d/);
  });

  test("the card of the home page: how long, what is next, this week's list", () => {
    writeDay({ due: "2027-03-10" });
    renderIn(language, <DayCard today={today} />);
    const next = screen.getByRole("region", { name: t("day.next") });
    expect(next).toHaveTextContent("Visit 2");
    expect(next).toHaveTextContent(t("daysCount_other", { count: 2 }));
    expect(screen.getByRole("checkbox", { name: "Feet up" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("nav.myDay") })).toHaveAttribute("href", pathTo("myDay", language));
  });
});

describe.each(zones)("in $zone", ({ zone }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    [0, 5],
    [23, 55],
  ])("the week is that of the wall calendar at %d:%d", (hour, minute) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, hour, minute), doNotFake: ["queueMicrotask"] });
    writeDay({ due: "2027-03-10" });
    const t = textsIn("en", "common");
    renderIn("en", <MyDay />);
    act(() => jest.runOnlyPendingTimers());
    expect(
      screen.getByRole("heading", { name: `${t("weeksCount_other", { count: 24 })} ${t("daysCount_other", { count: 4 })}` }),
    ).toBeInTheDocument();
  });
});
