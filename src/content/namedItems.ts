/** Finds the foods, everyday things and medicines a text names. Runs in Node, for links from other pages and for the checks. */
import type { Language } from "../routes/routes";
import { foldedWords, toForm } from "../text/words";
import type { RecordOf, RecordTypeName } from "./records/registry";

/** Record types whose records are found in texts. */
export const itemTypes = ["Food", "EverydayThing", "Medicine"] as const satisfies readonly RecordTypeName[];
export type ItemType = (typeof itemTypes)[number];

export type Item = { readonly [Type in ItemType]: { readonly type: Type; readonly record: RecordOf<Type> } }[ItemType];

/** Minimum letters of a one-word name to be searched for, and of a name’s last word to be found with an ending. */
const shortestName = 4;
const shortestRoot = 5;

/** Endings of a Turkish noun in folded and voiced letters: plural, possessive, case. */
const turkishEndings = /^(?:l[ae]r)?(?:[iu]m[iu]z|[iu]n[iu]z|s?[iu]n?)?(?:[iuae]|y[iuae]|n?[iu]n|n?d[ae]n?|y?l[ae])?$/;

export interface NameFinderOptions {
  /** Folded names that are not searched for, because they also mean something else. */
  ambiguous: ReadonlySet<string>;
  /** Finds an item only by its title, and only if the title names one thing. */
  isStrict?: boolean;
}

/**
 * The names of data/search/ambiguous.json, folded.
 * @example ambiguousNames(recordsOf("AmbiguousNames"), "en").has("kidney") // true
 */
export const ambiguousNames = (records: readonly Pick<RecordOf<"AmbiguousNames">, "words">[], language: Language): ReadonlySet<string> =>
  new Set(records.flatMap(({ words }) => words[language].map((name) => foldedWords(name, language).join(" "))));

type Name = { words: string[]; item: Item };

/** The names in a title, separated by commas, without text in brackets: “Espresso, latte, cappuccino”. */
const namesInTitle = (title: string): string[] => title.replace(/\([^)]*\)/g, "").split(",");

function namesOf(item: Item, language: Language, { ambiguous, isStrict }: NameFinderOptions): string[][] {
  const { title, words } = item.record;
  const own = namesInTitle(title[language]);
  // A title of several things is not the name of any one of them.
  const isOne = own.length === 1 && !/ (?:ve|ya da|and|or) /.test(title[language]);
  const names = isStrict ? (isOne ? own : []) : [...own, ...words[language]];
  const all = names.map((name) => foldedWords(name, language));
  const telling = all.filter((name) => {
    const text = name.join(" ");
    return !ambiguous.has(text) && (name.length > 1 ? name.length < 5 : text.length >= shortestName);
  });
  return [...new Map(telling.map((name) => [name.join(" "), name])).values()];
}

/** True if a word of a text is the last word of a name with a noun ending. */
function isLast(name: string, own: string, language: Language): boolean {
  if (name.length < shortestRoot) return false;
  // Stems as in the search would make “plane” out of “planned”, so in English only the plural counts.
  if (language === "en") return own === `${name}s` || own === `${name}es` || name === `${own}s`;
  const [root, word] = [toForm(name, language).base, toForm(own, language).base];
  return word.startsWith(root) && turkishEndings.test(word.slice(root.length));
}

/** True if a name begins at this word of a text; its last word may have a noun ending. */
const beginsAt = (name: readonly string[], words: readonly string[], at: number, language: Language): boolean =>
  name.every((word, i) => {
    const own = words[at + i];
    return own === word || (own !== undefined && i === name.length - 1 && isLast(word, own, language));
  });

/**
 * Returns a function that finds the items a text names, each once, in the order of the text. The longest name wins; names of two items are ignored.
 * @example nameFinder(items, "tr", { ambiguous: ambiguousNames(recordsOf("AmbiguousNames"), "tr") })("Rokforu pişirin.") // [{ type: "Food", record: { key: "rokfor", … } }]
 */
export function nameFinder(items: readonly Item[], language: Language, options: NameFinderOptions): (text: string) => Item[] {
  const owners = new Map<string, Name[]>();
  for (const item of items)
    for (const words of namesOf(item, language, options)) {
      const id = words.join(" ");
      owners.set(id, [...(owners.get(id) ?? []), { words, item }]);
    }
  const names = [...owners.values()].flatMap((same) => (same.length === 1 ? same : [])).sort((a, b) => b.words.length - a.words.length);
  const byStart = new Map<string, Name[]>();
  for (const name of names) {
    const start = (name.words[0] ?? "").slice(0, 3);
    byStart.set(start, [...(byStart.get(start) ?? []), name]);
  }
  return (text) => {
    const words = foldedWords(text, language);
    const found = new Set<Item>();
    for (let at = 0; at < words.length; ) {
      const here = at;
      const name = byStart.get((words[here] ?? "").slice(0, 3))?.find((one) => beginsAt(one.words, words, here, language));
      if (name) found.add(name.item);
      at += name?.words.length ?? 1;
    }
    return [...found];
  };
}
