/** @jest-environment jsdom */
import { readFormValues } from "../../../src/ui/device/readFormValues";

const noDate = { day: "", month: "", year: "" };

function formWith(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
}

test("finds the fields that were filled and leaves out the empty ones", () => {
  const form = formWith('<input name="day" value="8"><input name="month"><input name="year" value="2027">');
  expect(readFormValues(form, noDate)).toEqual({ day: "8", year: "2027" });
});

test("finds what is typed, not the initial values", () => {
  const form = formWith('<input name="day" value="1">');
  for (const input of form.querySelectorAll("input")) input.value = "8";
  expect(readFormValues(form, noDate)).toEqual({ day: "8" });
});

test("finds the choice that was made", () => {
  const form = formWith('<input type="radio" name="mode" value="lmp"><input type="radio" name="mode" value="week" checked>');
  expect(readFormValues(form, { mode: "lmp" })).toEqual({ mode: "week" });
});

test("leaves out fields that were not requested and those without a name", () => {
  const form = formWith('<input name="email" value="x"><input value="y"><input name="day" value="8">');
  expect(readFormValues(form, noDate)).toEqual({ day: "8" });
});

test("finds nothing in an unchanged form or without a form", () => {
  expect(readFormValues(formWith('<input name="day">'), noDate)).toEqual({});
  expect(readFormValues(null, noDate)).toEqual({});
});
