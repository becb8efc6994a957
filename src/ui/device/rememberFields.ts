import type { Behaviour } from "../../islands/behaviour";
import { shownEvent } from "./rememberTicks";
import { onStoredElsewhere, readStored, writeStored } from "./storage";
import type { StoredName } from "./stored";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a part that hold text, each with a name of its own; boxes to tick are not among them. */
export const textFieldsIn = (part: Element): Field[] => [
  ...part.querySelectorAll<Field>("input:not([type=checkbox], [type=radio]), textarea"),
];

/**
 * Keeps what is written in the fields of a part of the page on the device under its `data-name`, what was written before the script came included.
 * Empty fields are not kept, and with the last one the entry goes.
 */
const rememberFields: Behaviour = (part) => {
  const name = part.dataset.name as StoredName;
  const fields = textFieldsIn(part);
  const stored = (): Record<string, unknown> => (readStored(name) ?? {}) as Record<string, unknown>;

  const keep = () => {
    const filled = fields.filter(({ value }) => value.trim() !== "").map((field) => [field.name, field.value]);
    writeStored(name, filled.length === 0 ? null : Object.fromEntries(filled));
  };
  const show = (written: (field: Field, stored: string) => string) => {
    const values = stored();
    for (const field of fields) {
      const value = values[field.name];
      field.value = written(field, typeof value === "string" ? value : "");
    }
    part.dispatchEvent(new Event(shownEvent, { bubbles: true }));
  };

  const isWritten = fields.some(({ value }) => value !== "");
  show((field, value) => field.value || value);
  if (isWritten) keep();
  part.addEventListener("input", keep);
  onStoredElsewhere(name, () => show((_, value) => value));
};

export default rememberFields;
