/**
 * What two people hand each other of a tool: a list and a few texts, in the part of the address behind #, which browsers do not send anywhere. The names
 * shortlist, the birth plan and the hospital bag travel this way.
 */

/** How the state of one tool is written into a link. */
export interface SharedFormat<Text extends string = never> {
  /** By which its list is known in an address, like `names`. */
  field: string;
  /** Counts up when an old page would misread what a new one writes; the first version is not written. */
  version?: number;
  /** Whether a part of the list can be one of its items; others are left out. */
  isItem: (part: string) => boolean;
  /** What is longer is no list of this tool: it is cut. */
  mostItems: number;
  /** Texts beside the list, with the most characters of each. */
  texts?: Readonly<Record<Text, number>>;
  /** True where a list is taken from a text that does not name its field, as somebody types or pastes it. */
  isPlainListRead?: true;
}

export interface SharedState<Text extends string = never> {
  items: readonly string[];
  texts: Readonly<Partial<Record<Text, string>>>;
}

/** `empty`: nothing was given. `none`: nothing of this tool is in it. `newer`: written by a later version of the page. */
export type SharedRefusal = "empty" | "none" | "newer";
export type DecodedState<Text extends string = never> = ({ ok: true } & SharedState<Text>) | { ok: false; reason: SharedRefusal };

const textsOf = <Text extends string>({ texts }: SharedFormat<Text>): [Text, number][] => Object.entries(texts ?? {}) as [Text, number][];

/** Without what is no writing, and no longer than the field. */
const clean = (text: string, most: number): string =>
  [...text.replace(/[^\S\n]|(?!\n)[\p{Cc}\p{Cs}]/gu, " ").trim()].slice(0, most).join("").trim();

/** Messengers write commas as %2C; a text with a stray % is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What stands behind `field=` in an address, also inside a message. */
const fieldIn = (field: string, text: string): string | undefined => new RegExp(`(?:^|[#&?\\s])${field}=([^\\s&#]*)`).exec(text)?.[1];

/**
 * What of an address stands behind the #: texts first and the list last, commas left as they are. Empty texts are left out.
 * @example encodeShared({ field: "names", isItem: () => true, mostItems: 200 }, { items: ["girl-ada", "boy-deniz"], texts: {} }) // "#names=girl-ada,boy-deniz"
 */
export function encodeShared<Text extends string>(format: SharedFormat<Text>, { items, texts }: SharedState<Text>): string {
  const { field, version = 1, mostItems } = format;
  const fields = textsOf(format).flatMap(([name, most]) => {
    const text = clean(texts[name] ?? "", most);
    return text === "" ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  // Last stands what the full stop of a message does no harm to.
  const list = `${field}=${items.slice(0, mostItems).map(encodeURIComponent).join(",")}`;
  return `#${[...(version > 1 ? [`v=${version}`] : []), ...fields, list].join("&")}`;
}

/**
 * The state somebody shares: each item once, in its order, and the texts that are filled in.
 * @param text a whole address, also inside a message, or its part behind the #; a plain list where the format reads one
 * @returns what is malformed, unknown or too much left out; refuses an empty text, one with nothing of this tool, and one of a later version
 * @example decodeShared({ field: "names", isItem: () => true, mostItems: 200 }, "https://…#names=girl-ada") // { ok: true, items: ["girl-ada"], texts: {} }
 */
export function decodeShared<Text extends string>(format: SharedFormat<Text>, text: string): DecodedState<Text> {
  if (text.trim() === "") return { ok: false, reason: "empty" };
  const list = fieldIn(format.field, text);
  if (list !== undefined && Number(fieldIn("v", text) ?? 1) > (format.version ?? 1)) return { ok: false, reason: "newer" };
  // Only what is marked as the list is read from an address: the address of a page looks like an item itself.
  const parts = decoded(list ?? (format.isPlainListRead ? text : "")).split(/[\s,;]+/);
  // A link at the end of a sentence brings its full stop or bracket along.
  const items = [...new Set(parts.map((part) => part.replace(/[.!?)\]>"'”’]+$/, "")).filter(format.isItem))].slice(0, format.mostItems);
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
 * Two lists side by side. No item is lost, none stands twice; items on both keep the order of the first list.
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
