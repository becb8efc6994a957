/**
 * State that two people send each other as a link: a list and a few texts in the fragment of the address (behind #), which browsers do not send to a
 * server. The names shortlist, the birth plan and the hospital bag are shared this way.
 */
import { sentenceEnd } from "./sentenceEnd";

/** How the state of one tool is encoded in a link. */
export interface SharedFormat<Text extends string = never> {
  /** Parameter name of its list in an address, like `names`. */
  field: string;
  /** Increased when an older page would misread the new format; version 1 is not written. */
  version?: number;
  /** Whether a text is an item of the list; other texts are dropped. */
  isItem: (part: string) => boolean;
  /** Maximum length of the list; further items are dropped. */
  mostItems: number;
  /** Additional texts by name, each with its maximum number of characters. */
  texts?: Readonly<Record<Text, number>>;
  /** True if a list is also read from a text without the parameter name, as somebody might type or paste it. */
  isPlainListRead?: true;
}

export interface SharedState<Text extends string = never> {
  items: readonly string[];
  texts: Readonly<Partial<Record<Text, string>>>;
}

/** `empty`: the text is empty. `none`: it contains nothing of this tool. `newer`: it was written by a later version of the page. */
type SharedRefusal = "empty" | "none" | "newer";
export type DecodedState<Text extends string = never> = ({ ok: true } & SharedState<Text>) | { ok: false; reason: SharedRefusal };

const textsOf = <Text extends string>({ texts }: SharedFormat<Text>): [Text, number][] => Object.entries(texts ?? {}) as [Text, number][];

/** Replaces control characters except line breaks by spaces, trims the text, and cuts it to `most` characters. */
const clean = (text: string, most: number): string =>
  [...text.replace(/[^\S\n]|(?!\n)[\p{Cc}\p{Cs}]/gu, " ").trim()].slice(0, most).join("").trim();

/** Decodes an address: messengers write commas as %2C. A text with a stray % is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value after `field=` in an address, which may be inside a message. */
const fieldIn = (field: string, text: string): string | undefined => new RegExp(`(?:^|[#&?\\s])${field}=([^\\s&#]*)`).exec(text)?.[1];

/**
 * The fragment of a link, with #: texts first and the list last, commas not encoded. Empty texts are left out.
 * @example encodeShared({ field: "names", isItem: () => true, mostItems: 200 }, { items: ["girl-ada", "boy-deniz"], texts: {} }) // "#names=girl-ada,boy-deniz"
 */
export function encodeShared<Text extends string>(format: SharedFormat<Text>, { items, texts }: SharedState<Text>): string {
  const { field, version = 1, mostItems } = format;
  const fields = textsOf(format).flatMap(([name, most]) => {
    const text = clean(texts[name] ?? "", most);
    return text === "" ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  // The list is last, because a full stop after the link in a message does no harm to it.
  const list = `${field}=${items.slice(0, mostItems).map(encodeURIComponent).join(",")}`;
  return `#${[...(version > 1 ? [`v=${version}`] : []), ...fields, list].join("&")}`;
}

/**
 * Reads shared state: each item once, in its order, and the texts that are filled in. Items that are malformed, unknown or too many are dropped.
 * @param text a whole address, which may be inside a message, or its fragment; a plain list if the format allows one
 * @returns a refusal for an empty text, one that contains nothing of this tool, and one of a later version
 * @example decodeShared({ field: "names", isItem: () => true, mostItems: 200 }, "https://…#names=girl-ada") // { ok: true, items: ["girl-ada"], texts: {} }
 */
export function decodeShared<Text extends string>(format: SharedFormat<Text>, text: string): DecodedState<Text> {
  if (text.trim() === "") return { ok: false, reason: "empty" };
  const list = fieldIn(format.field, text);
  if (list !== undefined && Number(fieldIn("v", text) ?? 1) > (format.version ?? 1)) return { ok: false, reason: "newer" };
  // From an address only the list parameter is read: the address of a page itself looks like an item.
  const parts = decoded(list ?? (format.isPlainListRead ? text : "")).split(/[\s,;]+/);
  // A link at the end of a sentence may include its full stop or bracket.
  const items = [...new Set(parts.map((part) => part.replace(sentenceEnd, "")).filter(format.isItem))].slice(0, format.mostItems);
  const texts: Partial<Record<Text, string>> = {};
  if (list !== undefined)
    for (const [name, most] of textsOf(format)) {
      const found = clean(decoded(fieldIn(name, text) ?? ""), most);
      if (found !== "") texts[name] = found;
    }
  return items.length === 0 && Object.keys(texts).length === 0 ? { ok: false, reason: "none" } : { ok: true, items, texts };
}

export interface MergedLists {
  both: string[];
  /** On the first list only. */
  mine: string[];
  /** On the second list only. */
  theirs: string[];
}

/**
 * Compares two lists. No item is lost or repeated; items on both lists keep the order of the first.
 * @example mergeLists(["girl-ada", "girl-ece"], ["girl-ece"]) // { both: ["girl-ece"], mine: ["girl-ada"], theirs: [] }
 */
export function mergeLists(mine: readonly string[], theirs: readonly string[]): MergedLists {
  const [first, second] = [new Set(mine), new Set(theirs)];
  return {
    both: [...first].filter((item) => second.has(item)),
    mine: [...first].filter((item) => !second.has(item)),
    theirs: [...second].filter((item) => !first.has(item)),
  };
}
