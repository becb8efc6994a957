import { act, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { TypedField } from "../../../src/names/list/TypedField";

/** Renders the field with a parent that takes over what is typed, and returns a way to change the text from outside. */
function draw(taken: (typed: string) => string = (typed) => typed) {
  const told: string[] = [];
  let change: (text: string) => void = () => undefined;
  function List() {
    const [text, setText] = useState("");
    change = setText;
    return (
      <TypedField
        label="q"
        value={text}
        onType={(typed) => {
          told.push(typed);
          setText(taken(typed));
        }}
      />
    );
  }
  const field = render(<List />).getByLabelText("q") as HTMLInputElement;
  return { field, told, change: (text: string) => act(() => change(text)) };
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

test("reports what is typed and leaves the text unchanged", () => {
  const { field, told } = draw();
  type(field, "z");
  type(field, "ze");
  expect(told).toEqual(["z", "ze"]);
  expect(field).toHaveValue("ze");
});

test("adopts a change from outside, even to a text that was typed before", () => {
  const { field, change } = draw();
  type(field, "zeynap");
  change("Zeynep");
  expect(field).toHaveValue("Zeynep");
  change("");
  expect(field).toHaveValue("");
  change("zeynap");
  expect(field).toHaveValue("zeynap");
});

test("a late value of an earlier key does not undo a later one", () => {
  let late = "";
  const { field, change } = draw(() => late);
  type(field, "z");
  type(field, "ze");
  late = "ze";
  change("z");
  expect(field).toHaveValue("ze");
  change("ze");
  change("z");
  expect(field).toHaveValue("z");
});

test("keeps what was typed before the script loaded", () => {
  const place = document.createElement("div");
  place.innerHTML = '<label class="field">q<input></label>';
  const field = place.querySelector("input") as HTMLInputElement;
  field.value = "su";
  render(<TypedField label="q" value="" onType={() => undefined} />, { container: document.body.appendChild(place), hydrate: true });
  expect(place.querySelector("input")).toBe(field);
  expect(field).toHaveValue("su");
});
