import { readdirSync, readFileSync } from "node:fs";
import { filesOfScript } from "../preview/bundle";
import { defaultLanguage } from "../routes/routes";

/** Interface texts by key, as a locale file holds them. */
export type Texts = Readonly<Record<string, string>>;

/** Tells whether a piece of code can ask for the text of a key. */
export type AsksFor = (key: string) => boolean;

/** A key as code writes it: `days_one` is asked for as `days`. */
const asWritten = (key: string): string => key.replace(/_(zero|one|other)$/, "");

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

/** What a template can become. What is put in has no point inside, but where the template begins with it and a point follows; one without a letter of its own is no key, nor is `${id}title`. */
function patternOf(template: string): RegExp | null {
  const written = template.split(/\$\{[^}]*\}/).map(escaped);
  if (!written.some((part) => /[a-z]/i.test(part)) || (!written[0] && !written[1]?.startsWith("\\."))) return null;
  return new RegExp(`^${written.map((part, i) => (i === 0 ? part : `${i === 1 && !written[0] ? ".+" : "[^.]+"}${part}`)).join("")}$`);
}

/**
 * Which texts the given code can ask for: every key that stands in it as a word in quotes, and every one that a template in it can become. Rather a text too many
 * than one too few: a word in quotes counts wherever it stands.
 * @example keysIn('t("tool.share"); t(`tier.${tier}`)')("tier.now") // true
 */
export function keysIn(code: string): AsksFor {
  const words = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, word]) => word));
  const templates = [...code.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].flatMap(([, template = ""]) => patternOf(template) ?? []);
  return (key) => words.has(asWritten(key)) || templates.some((template) => template.test(asWritten(key)));
}

/**
 * The namespaces islands fetch, by the source of their registry, and `common`, which all do; in the order of the alphabet.
 * @example namespacesOfIslands('ivf: { texts: ["ivf", "triage"], … }') // ["common", "ivf", "triage"]
 */
export function namespacesOfIslands(registry: string): string[] {
  const lists = [...registry.matchAll(/\btexts: \[([^\]]*)\]/g)].map(([, list = ""]) => list);
  const names = lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
  return [...new Set(["common", ...names])].sort();
}

/** What of the interface texts goes into the browser's files. */
export interface TextsOfScript {
  /** The texts of a locale file that the script can ask for; the others are in the HTML already. */
  pick: (texts: Texts) => Texts;
  /** All keys it can ask for, in the order of the files: changes when another text is needed. */
  keys: readonly string[];
}

/** Reads the code that runs in the browser, and finds the texts it can ask for. */
export async function textsOfScript(): Promise<TextsOfScript> {
  const asksFor = keysIn((await filesOfScript()).map((file) => readFileSync(file, "utf8")).join("\n"));
  const folder = `src/locales/${defaultLanguage}`;
  const all = readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
  return {
    pick: (texts) => Object.fromEntries(Object.entries(texts).filter(([key]) => asksFor(key))),
    keys: all.filter(asksFor),
  };
}
