import { readdirSync, readFileSync } from "node:fs";
import { defaultLanguage } from "../routes/routes";
import { filesOfScript } from "./scriptFiles";

/** Interface texts by key, as in a locale file. */
type Texts = Readonly<Record<string, string>>;

/** True if the code can use the text, route or icon with this key. */
export type AsksFor = (key: string) => boolean;

/** A key as code writes it: `days_one` is written as `days`. */
const asWritten = (key: string): string => key.replace(/_(zero|one|other)$/, "");

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

/**
 * Matches the keys a template can produce. A placeholder stands for text without dots, except at the start, where it may contain dots and must be
 * followed by one. Null for a template that is no key: one without a letter of its own, or like `${id}title`.
 */
function patternOf(template: string): RegExp | null {
  const written = template.split(/\$\{[^}]*\}/).map(escaped);
  if (!written.some((part) => /[a-z]/i.test(part)) || (!written[0] && !written[1]?.startsWith("\\."))) return null;
  return new RegExp(`^${written.map((part, i) => (i === 0 ? part : `${i === 1 && !written[0] ? ".+" : "[^.]+"}${part}`)).join("")}$`);
}

/**
 * Returns a test whether code can use a key: every word in quotes counts, and everything a template can produce. An unused text does less harm than a
 * missing one.
 * @example keysIn('t("tool.share"); t(`tier.${tier}`)')("tier.now") // true
 */
export function keysIn(code: string): AsksFor {
  const words = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, word]) => word));
  const templates = [...code.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].flatMap(([, template = ""]) => patternOf(template) ?? []);
  return (key) => words.has(asWritten(key)) || templates.some((template) => template.test(asWritten(key)));
}

/**
 * The namespaces that islands load, in alphabetical order: those in the source code of their registry, and `common`, which every island loads.
 * @example namespacesOfIslands('ivf: { texts: ["ivf", "triage"], … }') // ["common", "ivf", "triage"]
 */
export function namespacesOfIslands(registry: string): string[] {
  const lists = [...registry.matchAll(/\btexts: \[([^\]]*)\]/g)].map(([, list = ""]) => list);
  const names = lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
  return [...new Set(["common", ...names])].sort();
}

/** Which interface texts the browser’s files contain. */
export interface TextsOfScript {
  /** The texts of a locale file that the script can use; the others are only needed in the HTML. */
  pick: (texts: Texts) => Texts;
  /** All keys the script can use, in the order of the files; part of the cache’s version. */
  keys: readonly string[];
}

/**
 * Reads the code that runs in the browser and finds the texts it can use.
 * @example (await textsOfScript()).pick({ "no.such.key": "…" }) // {}
 */
export async function textsOfScript(): Promise<TextsOfScript> {
  const asksFor = keysIn((await filesOfScript()).map((file) => readFileSync(file, "utf8")).join("\n"));
  const folder = `src/locales/${defaultLanguage}`;
  const all = readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
  return {
    pick: (texts) => Object.fromEntries(Object.entries(texts).filter(([key]) => asksFor(key))),
    keys: all.filter(asksFor),
  };
}
