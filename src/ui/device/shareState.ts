/** The state of a tool in the fragment of the address (behind #), which browsers do not send to a server. */
import { sentenceEnd } from "./sentenceEnd";

/**
 * A fragment with the fields that have a value; an empty string when none has.
 * @example toFragment({ mode: "week", week: "24" }) // "#mode=week&week=24"
 */
export function toFragment(state: Record<string, string>): string {
  const filled = Object.entries(state).filter(([, value]) => value !== "");
  const fragment = `#${new URLSearchParams(filled)}`;
  if (filled.length === 0) return "";
  // Keeps the last full stop of a text apart from one that a message adds behind the link.
  return sentenceEnd.test(fragment) ? `${fragment}&` : fragment;
}

/**
 * The fields of a tool found in a shared address; null when there is none of them.
 * @param hash fragment of the address, with or without #
 * @example fromFragment("#mode=week&week=24&x=1", ["mode", "week"]) // { mode: "week", week: "24" }
 */
export function fromFragment(hash: string, fields: readonly string[]): Record<string, string> | null {
  const given = new URLSearchParams(hash.replace(/^#/, "").replace(sentenceEnd, ""));
  const known = fields.flatMap((field) => {
    const value = given.get(field);
    return value === null ? [] : [[field, value] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}
