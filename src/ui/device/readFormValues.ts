import { typedLater } from "./typed";

/**
 * What a reader typed or chose in a form before the script was loaded, for the given fields; React would otherwise start with empty fields.
 * @example readFormValues(form, { day: "", month: "" }) // { day: "8" } when only the day was typed
 */
export function readFormValues<State extends object>(form: HTMLFormElement | null, fields: State): Partial<State> {
  if (!form) return {};
  const typed = [...Object.entries(typedLater()), ...new FormData(form)].filter(([name, value]) => name in fields && value !== "");
  return Object.fromEntries(typed) as Partial<State>;
}
