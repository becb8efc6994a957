import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeaveLink } from "../../src/site/LeaveLink";
import leave from "../../src/site/leave";
import { renderIn } from "../support/render";
import { renderWithScript } from "../support/withScript";

afterEach(() => {
  document.body.hidden = false;
  document.querySelector("meta[name=referrer]")?.remove();
});

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

test("with script the other page replaces this one in the history", async () => {
  history.replaceState(null, "", "/read");
  await renderWithScript("tr", <LeaveLink to="#weather" />);
  const before = history.length;
  await userEvent.click(screen.getByRole("link"));
  expect(location.hash).toBe("#weather");
  expect(history.length).toBe(before);
});

test("with script nothing of the page is visible while the other one loads", async () => {
  await renderWithScript("tr", <LeaveLink to="#weather" />);
  expect(document.body.hidden).toBe(false);
  await userEvent.click(screen.getByRole("link"));
  expect(document.body.hidden).toBe(true);
});

test("with script, too, no referrer is sent", async () => {
  await renderWithScript("tr", <LeaveLink to="#weather" />);
  expect(document.querySelector("meta[name=referrer]")).toBeNull();
  await userEvent.click(screen.getByRole("link"));
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
});

test("a click with a modifier key leaves too, and opens no new tab", () => {
  const link = document.createElement("a");
  link.href = "#weather";
  leave(link);
  const click = new MouseEvent("click", { cancelable: true, ctrlKey: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(document.body.hidden).toBe(true);
});
