/** What a visitor has typed and chosen on a page, so that a page or a piece of it that has to begin anew gives it back. */
import { stored } from "./stored";

/** Of each field: what tells it from the others on its page, and what stood in it. */
export type Typed = readonly (readonly [field: string, value: string])[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

const fieldsIn = (part: ParentNode): Field[] => [...part.querySelectorAll<Field>("input, select, textarea")];

/** Names may stand on a page several times, in their order. */
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
 * What stands in the fields of a part of the page; choices that are not made are left out.
 * @example typedIn(form) // [["0.day=", "8"], ["0.method=ivf", "on"]]
 */
export const typedIn = (part: ParentNode): Typed =>
  named(part).flatMap(([name, field]) => {
    if (isChoice(field)) return field.checked ? [[name, "on"] as const] : [];
    return field.value === "" ? [] : [[name, field.value] as const];
  });

/** Fields that are not on the page yet: an island shows some of its fields only after a choice. By name. */
const waiting: Record<string, string> = {};

/** What was given back to fields that are not there yet. */
export const typedLater = (): Readonly<Record<string, string>> => waiting;

/** Puts it back where it stood, before an island takes the page over. */
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

/** Keeps what is typed until the same page is there again; goes with the tab. False where that cannot be. */
export function keepTyped(): boolean {
  try {
    sessionStorage.setItem(stored.typed.name, JSON.stringify({ path: location.pathname, typed: typedIn(document) }));
    return true;
  } catch {
    return false;
  }
}

/** Gives back what keepTyped has kept of this page, once. */
export function restoreTyped(): void {
  try {
    const saved = JSON.parse(sessionStorage.getItem(stored.typed.name) ?? "null") as { path: string; typed: Typed } | null;
    sessionStorage.removeItem(stored.typed.name);
    if (saved?.path === location.pathname) giveBack(saved.typed, document);
  } catch {
    // Storage forbidden, or not ours: the fields stay as they are.
  }
}
