import { screen, within } from "@testing-library/react";
import { type DueItem, DueList } from "../../src/components/DueList";
import { renderIn } from "../support/render";

const item = (title: string, weekFrom: number, weekTo: number, optional = false): DueItem => ({
  key: title,
  weekFrom,
  weekTo,
  optional,
  title,
  text: `About ${title}`,
});

const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole("heading", { name: new RegExp(title), level: 3 }).closest("li");
  if (!card) throw new Error(`cardOf requires a card for ${title}`);
  return card;
};
const isFolded = (title: string) => cardOf(title).closest("details") !== null;

test("shows what is due now in full", () => {
  renderIn("en", <DueList week={24} items={[item("Glucose test", 24, 28)]} />);
  expect(isFolded("Glucose test")).toBe(false);
  expect(cardOf("Glucose test")).toHaveTextContent("now24–28weeks");
  expect(cardOf("Glucose test")).toHaveTextContent("About Glucose test");
});

test("says when it is the last week for something", () => {
  renderIn("en", <DueList week={28} items={[item("Glucose test", 24, 28), item("Scan", 26, 29)]} />);
  expect(cardOf("Glucose test")).toHaveTextContent("last week24–28");
  expect(cardOf("Scan")).toHaveTextContent("now26–29");
});

test("names a single week once", () => {
  renderIn("en", <DueList week={24} items={[item("Visit", 24, 24)]} />);
  expect(cardOf("Visit")).toHaveTextContent("24weeks");
  expect(cardOf("Visit")).not.toHaveTextContent("24–24");
});

test("keeps what is yet to come behind a heading that counts it", () => {
  renderIn("en", <DueList week={24} items={[item("Visit", 24, 24), item("Anti-D", 28, 28), item("Booster", 27, 36)]} />);
  expect(isFolded("Visit")).toBe(false);
  for (const title of ["Anti-D", "Booster"]) {
    expect(isFolded(title)).toBe(true);
    expect(cardOf(title)).toHaveTextContent(/^soon/);
  }
  expect(screen.getByText("In the next four weeks (2)")).toBeInTheDocument();
});

test("keeps what goes on until birth behind a heading, from the week after it began", () => {
  renderIn("en", <DueList week={17} items={[item("Iron", 16, 42), item("Kicks", 17, 42)]} />);
  expect(isFolded("Iron")).toBe(true);
  expect(cardOf("Iron")).toHaveTextContent("ongoing16+");
  expect(screen.getByText("Still going on (1)")).toBeInTheDocument();
  expect(isFolded("Kicks")).toBe(false);
  expect(cardOf("Kicks")).toHaveTextContent("now17+");
});

test("shows every item once", () => {
  renderIn("en", <DueList week={24} items={[item("A", 20, 24), item("B", 24, 42), item("C", 16, 42), item("D", 25, 42)]} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["A", "B", "D", "C"]);
});

test.each([
  ["tr", "Bu haftaya bağlı bir kontrol ya da test yok."],
  ["en", "No visit or test belongs to this week."],
] as const)("says so when nothing is due, and still names what is to come (%s)", (language, none) => {
  renderIn(language, <DueList week={3} items={[item("Visit", 6, 8)]} />);
  expect(screen.getByText(none)).toBeInTheDocument();
  expect(isFolded("Visit")).toBe(true);
});

test("has no heading for what is not there", () => {
  renderIn("en", <DueList week={24} items={[item("Visit", 24, 24)]} />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.queryByText(/No visit or test/)).not.toBeInTheDocument();
});

test("marks what not everybody needs", () => {
  renderIn("en", <DueList week={24} items={[item("Echo", 24, 26, true), item("Visit", 24, 26)]} />);
  expect(within(cardOf("Echo")).getByRole("heading")).toHaveTextContent("Echo (if needed)");
  expect(cardOf("Visit")).not.toHaveTextContent("if needed");
});

describe("on pages whose last week is another one", () => {
  test("keeps what goes on to that week behind a heading, without an end", () => {
    renderIn("en", <DueList week={10} items={[item("Vitamin D", 1, 52), item("Iron", 10, 52)]} openEnd={52} />);
    expect(isFolded("Vitamin D")).toBe(true);
    expect(cardOf("Vitamin D")).toHaveTextContent("ongoing1+");
    expect(isFolded("Iron")).toBe(false);
    expect(cardOf("Iron")).toHaveTextContent("now10+");
  });

  test("gives week 42 as an end like any other", () => {
    renderIn("en", <DueList week={10} items={[item("Visit", 9, 42)]} openEnd={52} />);
    expect(isFolded("Visit")).toBe(false);
    expect(cardOf("Visit")).toHaveTextContent("now9–42weeks");
  });

  test("leaves what is yet to come open too", () => {
    renderIn("en", <DueList week={10} items={[item("Walking", 12, 52)]} openEnd={52} />);
    expect(cardOf("Walking")).toHaveTextContent("soon12+");
  });
});

test("takes week 52 as an end like any other in pregnancy", () => {
  renderIn("en", <DueList week={10} items={[item("Visit", 9, 52)]} />);
  expect(isFolded("Visit")).toBe(false);
  expect(cardOf("Visit")).toHaveTextContent("now9–52weeks");
});
