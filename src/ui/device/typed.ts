/** Saves what a visitor has typed and chosen on a page, so that it can be restored when the page or a part of it has to start again. */
import { stored } from "./stored";

/** Per field: a key that is unique on its page, and its value. */
export type Typed = readonly (readonly [field: string, value: string])[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

const fieldsIn = (part: ParentNode): Field[] => [...part.querySelectorAll<Field>("input, select, textarea")];

/** Fields with their keys. A name may occur several times on a page; its occurrences are numbered. */
function named(part: ParentNode): [string, Field][] {
  const seen = new Map<string, number>();
  return fieldsIn(part).map((field) => {
    const name = [field.name || field.id, isChoice(field) ? field.value : ""].join("=");
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return [`${place}.${name}`, field];
  });
}

/**
 * The values of the fields in a part of the page; unchecked boxes and empty fields are left out.
 * @example typedIn(form) // [["0.day=", "8"], ["0.method=ivf", "on"]]
 */
export const typedIn = (part: ParentNode): Typed =>
  named(part).flatMap(([name, field]) => {
    if (isChoice(field)) return field.checked ? [[name, "on"] as const] : [];
    return field.value === "" ? [] : [[name, field.value] as const];
  });

/** Values by name for fields that are not on the page yet: an island shows some of its fields only after a choice. */
const waiting: Record<string, string> = {};

/** Saved values whose fields are not on the page yet, by field name. */
export const typedLater = (): Readonly<Record<string, string>> => waiting;

/**
 * Restores the values of the fields, before an island hydrates them.
 * @example giveBack([["0.day=", "8"]], form) // the field `day` contains 8
 */
export function giveBack(typed: Typed, part: ParentNode): void {
  const fields = new Map(named(part));
  for (const [name, value] of typed) {
    const field = fields.get(name);
    if (!field) {
      const [, plain = "", choice = ""] = /^\d+\.([^=]*)=(.*)$/.exec(name) ?? [];
      waiting[plain] = choice || value;
    } else if (isChoice(field)) {
      field.checked = true;
    } else {
      field.value = value;
    }
  }
}

/**
 * Stores what is typed until the same page is loaded again in this tab.
 * @returns false where storage is full or forbidden
 * @example if (keepTyped()) location.reload();
 */
export function keepTyped(): boolean {
  try {
    sessionStorage.setItem(stored.typed.name, JSON.stringify({ path: location.pathname, typed: typedIn(document) }));
    return true;
  } catch {
    return false;
  }
}

/** Restores once what keepTyped has stored for this page. */
export function restoreTyped(): void {
  try {
    const saved = JSON.parse(sessionStorage.getItem(stored.typed.name) ?? "null") as { path: string; typed: Typed } | null;
    sessionStorage.removeItem(stored.typed.name);
    if (saved?.path === location.pathname) giveBack(saved.typed, document);
  } catch {
    // Storage is forbidden, or the value is not ours: the fields stay as they are.
  }
}
