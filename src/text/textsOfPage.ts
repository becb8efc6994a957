import type { Texts } from "./formatText";

type Locales = Queries.ShellFragment["locales"];

/** By content: thousands of pages share the same few files. */
const parsed = new Map<string, Texts>();
function parse(data: string): Texts {
  const texts = parsed.get(data) ?? (JSON.parse(data) as Texts);
  parsed.set(data, texts);
  return texts;
}

/** A page uses its texts several times, in its body and its head. */
const known = new WeakMap<Locales, Texts>();

/**
 * The interface texts in the result of a page’s query, all its namespaces in one table. No key is in two of them; a test says so.
 * @example textsOfPage(data.locales)["skip"] // "Skip to content"
 */
export function textsOfPage(locales: Locales): Texts {
  const texts = known.get(locales) ?? (Object.assign({}, ...locales.edges.map(({ node }) => parse(node.data ?? "{}"))) as Texts);
  known.set(locales, texts);
  return texts;
}
