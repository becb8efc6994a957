import { screen } from "@testing-library/react";
import { LocalLink } from "../../src/ui/LocalLink";
import { renderIn } from "../support/render";

test.each([
  ["tr", "/kac-aylik-hamileyim-hesaplama"],
  ["en", "/en/how-many-months-am-pregnant"],
] as const)("stays in the language of the page (%s)", (language, path) => {
  renderIn(language, <LocalLink to="monthsPregnant">x</LocalLink>);
  expect(screen.getByRole("link", { name: "x" })).toHaveAttribute("href", path);
});

test("fills the placeholders of the address and adds the section to land on", () => {
  renderIn(
    "en",
    <LocalLink to="pregnancyWeek" params={{ hafta: "24" }} anchor="call">
      x
    </LocalLink>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/en/week-week-pregnancy-tracking-development/24#call");
});

test("marks the current page only on request", () => {
  renderIn(
    "tr",
    <>
      <LocalLink to="home">home</LocalLink>
      <LocalLink to="tools" isCurrent>
        tools
      </LocalLink>
    </>,
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("tools");
  expect(screen.getByRole("link", { name: "home" })).not.toHaveAttribute("aria-current");
});
