import { screen } from "@testing-library/react";
import { languages } from "../../src/routes/routes";
import { readHospitalPhone } from "../../src/triage/hospitalPhone";
import { MovementsHelp } from "../../src/triage/MovementsHelp";
import { textsIn } from "../support/texts";
import { renderWithScript } from "../support/withScript";

beforeEach(() => localStorage.clear());

const keep = (hospitalPhone: unknown) => localStorage.setItem("ninni-day", JSON.stringify({ hospitalPhone }));

describe.each(languages)("in place of a kick counter (%s)", (language) => {
  const text = textsIn(language, "triage");
  const help = <MovementsHelp path="/fewer-movements" />;

  test("there is a link to the page about fewer movements, and the reason why nothing is counted", async () => {
    await renderWithScript(language, help);
    expect(screen.getByRole("link", { name: text("movements.link") })).toHaveAttribute("href", "/fewer-movements");
    expect(screen.getByText(text("movements.why"))).toBeVisible();
    expect(screen.queryByRole("link", { name: text("hospital.call") })).toBeNull();
  });

  test("there is a link to call her hospital once its number is stored", async () => {
    keep("0212 123 45 67");
    await renderWithScript(language, help);
    expect(screen.getByRole("link", { name: text("hospital.call") })).toHaveAttribute("href", "tel:02121234567");
  });
});

test.each([
  ["+90 (212) 123 45 67", "+902121234567"],
  [" 112 ", "112"],
  ["12", null],
  ["call the ward", null],
  ["", null],
  [2121234567, null],
])("%p is dialled as %p", (stored, dialled) => {
  keep(stored);
  expect(readHospitalPhone()).toBe(dialled);
});

test("without a stored number, or with invalid data, there is no number", () => {
  expect(readHospitalPhone()).toBeNull();
  localStorage.setItem("ninni-day", JSON.stringify(["a"]));
  expect(readHospitalPhone()).toBeNull();
});
