import { screen, within } from "@testing-library/react";
import { TypicalWeeks } from "../../../src/pregnancy/symptom/TypicalWeeks";
import { languages, pathTo } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const windows = [
  { weekFrom: 5, weekTo: 13 },
  { weekFrom: 28, weekTo: 42 },
];

test.each(languages)("gives the weeks in words, and explains the line across the bar (%s)", (language) => {
  const text = textsIn(language);
  renderIn(language, <TypicalWeeks windows={windows} />);
  const spans = windows.map(({ weekFrom, weekTo }) => text("typical.window", { from: weekFrom, to: weekTo }));
  expect(screen.getByRole("figure")).toHaveTextContent([...spans, text("typical.line")].join(" · "));
  expect(text("typical.window", { from: 5, to: 13 })).toMatch(/5.*13/);
});

test("counts the days before week 1 as week 1, as pages do", () => {
  renderIn("en", <TypicalWeeks windows={[{ weekFrom: 0, weekTo: 5 }]} />);
  expect(screen.getByRole("figure").textContent?.startsWith(textsIn("en")("typical.window", { from: 1, to: 5 }))).toBe(true);
});

test("says so and has no bar if no week is typical", () => {
  const { container } = renderIn("en", <TypicalWeeks windows={[]} />);
  expect(container).toHaveTextContent(new RegExp(`^${textsIn("en")("typical.any")}$`));
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toBeNull();
});

test("draws each span at its place in the pregnancy, including its first and last week; the drawing is decorative", () => {
  const { container } = renderIn("en", <TypicalWeeks windows={windows} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  const number = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
  const [whole, first, last] = container.querySelectorAll("rect");
  const all = number(whole, "width");
  // 43 weeks, 0 to 42.
  expect(number(first, "x")).toBeCloseTo((all * 5) / 43);
  expect(number(first, "width")).toBeCloseTo((all * 9) / 43);
  expect(number(last, "x") + number(last, "width")).toBeCloseTo(all);
  expect(number(container.querySelector("line"), "x1")).toBeCloseTo((all * 20) / 43);
});

test("leads to the page of each of these weeks", () => {
  renderIn(
    "en",
    <TypicalWeeks
      windows={[
        { weekFrom: 0, weekTo: 2 },
        { weekFrom: 41, weekTo: 42 },
      ]}
    />,
  );
  const links = within(screen.getByRole("navigation", { name: textsIn("en")("typical.pages") })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    ["1", "2", "41", "42"].map((week) => [week, pathTo("pregnancyWeek", "en", { hafta: week })]),
  );
});
