import { screen, within } from "@testing-library/react";
import { type DueItem, DueList } from "../../src/guides/DueList";
import { languages } from "../../src/routes/routes";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

const text = textsIn("en");

/** Shown in full in its first and its last week unless the test says otherwise. */
const item = (title: string, weekFrom: number, weekTo: number, other: Partial<DueItem> = {}): DueItem => ({
  key: title,
  weekFrom,
  weekTo,
  optional: false,
  title,
  text: `About ${title}`,
  line: `${title} in a line`,
  fullWeeks: [weekFrom, weekTo],
  ...other,
});

const cards = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li") as HTMLElement);
const cardOf = (title: string): HTMLElement => {
  const card = cards().find((candidate) => within(candidate).queryByRole("heading", { name: new RegExp(title) }));
  if (!card) throw new Error(`cardOf requires a card for ${title}`);
  return card;
};
/** The lines under a heading, null if there is no such heading. */
const linesBehind = (summary: string) => {
  const details = screen.queryByText(summary)?.closest("details");
  return details ? [...details.querySelectorAll("li")].map((line) => line.textContent) : null;
};
const soon = (count: number) => text("due.soonTitle", { count });
const ongoing = (count: number) => text("due.ongoing", { count });

describe("an item", () => {
  const iron = item("Iron", 16, 42, { fullWeeks: [16, 28] });

  test.each([16, 28])("is shown in full, not collapsed, in week %i of its full weeks", (week) => {
    renderIn("en", <DueList week={week} items={[iron]} />);
    expect(cardOf("Iron")).toHaveTextContent("About Iron");
    expect(cardOf("Iron").closest("details")).toBeNull();
    expect(screen.queryByText(iron.line)).not.toBeInTheDocument();
  });

  test.each([17, 27, 29, 42])("is one line in a collapsed section in week %i, in which nothing changes", (week) => {
    renderIn("en", <DueList week={week} items={[iron]} />);
    expect(linesBehind(ongoing(1))).toEqual([iron.line]);
    expect(cards()).toEqual([]);
    expect(screen.queryByText(iron.text)).not.toBeInTheDocument();
  });

  test.each([12, 15])("is a line with its first week in week %i, before it begins", (week) => {
    renderIn("en", <DueList week={week} items={[iron]} />);
    expect(linesBehind(soon(1))).toEqual([text("due.soonLine", { n: 16, title: "Iron" })]);
    expect(cards()).toEqual([]);
  });

  test("is a line before it begins, even if one of its full weeks is set too early", () => {
    renderIn("en", <DueList week={15} items={[{ ...iron, fullWeeks: [15, 16] }]} />);
    expect(linesBehind(soon(1))).toHaveLength(1);
    expect(cards()).toEqual([]);
  });
});

test("every item is listed once, in its part, each part in the order of the items", () => {
  const items = [
    item("A", 20, 24),
    item("B", 24, 42),
    item("C", 16, 42, { fullWeeks: [16] }),
    item("D", 25, 42),
    item("E", 28, 36),
    item("F", 1, 42),
  ];
  renderIn("en", <DueList week={24} items={items} />);
  expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual(["A", "B"]);
  expect(linesBehind(soon(2))).toEqual([["D", 25] as const, ["E", 28] as const].map(([title, n]) => text("due.soonLine", { n, title })));
  // F is shown in full in its first and last week; week 24 is neither.
  expect(linesBehind(ongoing(2))).toEqual(["C in a line", "F in a line"]);
});

test("says when it is the last week for something", () => {
  renderIn("en", <DueList week={28} items={[item("Glucose test", 24, 28), item("Scan", 26, 29, { fullWeeks: [28] })]} />);
  expect(cardOf("Glucose test")).toHaveTextContent(`${text("due.last")}24–28`);
  expect(cardOf("Scan")).toHaveTextContent(`${text("due.now")}26–29`);
});

test("names a single week once, and as the last", () => {
  renderIn("en", <DueList week={24} items={[item("Visit", 24, 24)]} />);
  expect(cardOf("Visit")).toHaveTextContent(`${text("due.last")}24${text("due.week")}`);
  expect(cardOf("Visit")).not.toHaveTextContent("24–24");
});

test("uses the singular for one week", () => {
  renderIn("en", <DueList week={1} items={[item("Blood spot", 1, 1)]} />);
  expect(cardOf("Blood spot")).toHaveTextContent(/1week(?!s)/);
});

test("shows no end for a window that stays open until birth, in its first week and in week 42", () => {
  const { unmount } = renderIn("en", <DueList week={24} items={[item("Kicks", 24, 42)]} />);
  expect(cardOf("Kicks")).toHaveTextContent(`${text("due.now")}24+`);
  unmount();
  renderIn("en", <DueList week={42} items={[item("Kicks", 24, 42)]} />);
  expect(cardOf("Kicks")).toHaveTextContent(`${text("due.now")}24+`);
});

describe("on pages whose last week is another one", () => {
  test("that week leaves the window open", () => {
    renderIn("en", <DueList week={1} items={[item("Vitamin D", 1, 52)]} openEnd={52} />);
    expect(cardOf("Vitamin D")).toHaveTextContent(`${text("due.now")}1+`);
  });

  test("week 42 is an end like any other", () => {
    renderIn("en", <DueList week={42} items={[item("Visit", 9, 42)]} openEnd={52} />);
    expect(cardOf("Visit")).toHaveTextContent(`${text("due.last")}9–42`);
  });
});

test.each(languages)("says so when nothing is due, and still lists what is coming (%s)", (language) => {
  renderIn(language, <DueList week={3} items={[item("Visit", 6, 8)]} />);
  expect(screen.getByText(textsIn(language)("due.none"))).toBeInTheDocument();
  expect(linesBehind(textsIn(language)("due.soonTitle", { count: 1 }))).toHaveLength(1);
});

test("has no heading for what is not there", () => {
  renderIn("en", <DueList week={24} items={[item("Visit", 24, 24)]} />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.queryByText(text("due.none"))).not.toBeInTheDocument();
});

test("marks what not everybody needs", () => {
  renderIn("en", <DueList week={24} items={[item("Echo", 24, 26, { optional: true }), item("Visit", 24, 26)]} />);
  expect(within(cardOf("Echo")).getByRole("heading")).toHaveTextContent(`Echo (${text("due.optional")})`);
  expect(cardOf("Visit")).not.toHaveTextContent(text("due.optional"));
});
