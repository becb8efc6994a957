import { screen } from "@testing-library/react";
import { LeaveLink } from "../../../src/site/shell/LeaveLink";
import { renderIn } from "../../support/render";

test.each([
  ["tr", "Sayfadan hemen çık"],
  ["en", "Exit this page"],
] as const)("is a plain link without script, and sends no referrer (%s)", (language, name) => {
  renderIn(language, <LeaveLink to="https://weather.example/" />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", "https://weather.example/");
  expect(link).toHaveAttribute("rel", "noreferrer");
  expect(link).not.toHaveAttribute("target");
});
