import type { Behaviour } from "./behaviour";
import { shownEvent } from "./shownEvent";
import { onStoredElsewhere, readStored, writeStored } from "./storage";
import type { StoredName } from "./stored";
import { type Field, textFieldsIn } from "./textFields";

/**
 * Stores what is written in the fields of a part of the page under its `data-name`, including what was written before the script was loaded. Empty
 * fields are not stored, and when all are empty the entry is deleted.
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
