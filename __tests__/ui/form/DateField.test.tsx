import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { DateField } from "../../../src/ui/form/DateField";
import { noDate } from "../../../src/ui/form/dateParts";
import { renderIn } from "../../support/render";

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function Field({ prefix }: { prefix?: string }) {
  const [value] = useState(noDate);
  return <DateField legend="Date" hint="Day first" value={value} prefix={prefix} onChange={onChange} />;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test.each([undefined, "birth-"])("a box filled while the page was being hydrated is not lost with the next one (prefix: %p)", (prefix) => {
  renderIn("en", <Field prefix={prefix} />);
  // The value is in the browser's field, but not in the React state.
  box("Day").value = "1";
  fireEvent.change(box("Month"), { target: { value: "6" } });
  expect(onChange).toHaveBeenCalledWith({ day: "1", month: "6", year: "" });
});

test("a whole date pasted into one box fills all three", () => {
  renderIn("en", <Field />);
  fireEvent.change(box("Day"), { target: { value: "2026-09-01" } });
  expect(onChange).toHaveBeenCalledWith({ day: "1", month: "9", year: "2026" });
});

test("a box that is emptied is empty", () => {
  renderIn("en", <Field />);
  box("Day").value = "1";
  fireEvent.change(box("Month"), { target: { value: "6" } });
  fireEvent.change(box("Day"), { target: { value: "" } });
  expect(onChange).toHaveBeenLastCalledWith({ day: "", month: expect.any(String), year: "" });
});
