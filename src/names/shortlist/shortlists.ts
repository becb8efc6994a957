/** Shortlists of names as links, and two of them side by side. */

/** A link and a merge hold at most this many names: what is longer is no shortlist, and no link either. */
export const mostShared = 200;

/** Side and slug of a name, like girl-ada. */
const isId = (text: string): boolean => /^(girl|boy)-[a-z]+(-[a-z]+)*$/.test(text);

export type ParsedShortlist = { ok: true; ids: string[] } | { ok: false; field: "link"; reason: "empty" | "none" };

/**
 * What of an address stands behind the #: the list alone, commas left as they are.
 * @param ids names as side and slug; of more than 200 the first
 * @example shareShortlist(["girl-ada", "boy-deniz"]) // "#names=girl-ada,boy-deniz"
 */
export const shareShortlist = (ids: readonly string[]): string => `#names=${ids.slice(0, mostShared).map(encodeURIComponent).join(",")}`;

/** Messengers write commas as %2C; a text with a stray % is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The names of a shared list, each once, in its order.
 * @param text a whole address, also inside a message; its part behind the #; or names as side and slug, parted by commas or blanks
 * @returns at most 200 names, what is malformed left out; refuses an empty text and one without any name
 * @example parseShortlist("https://…/kiz-erkek-bebek-isimleri#names=girl-ada,boy-deniz") // { ok: true, ids: ["girl-ada", "boy-deniz"] }
 */
export function parseShortlist(text: string): ParsedShortlist {
  if (text.trim() === "") return { ok: false, field: "link", reason: "empty" };
  // Only what is marked as the list is read from an address: the address of the page itself looks like the name of a girl.
  const [, shared] = /(?:^|[#&?\s])names=([^\s&#]*)/.exec(text) ?? [];
  const parts = decoded(shared ?? text).split(/[\s,;]+/);
  // A link at the end of a sentence brings its full stop or bracket along.
  const ids = parts.map((part) => part.replace(/[.!?)\]>"'”’]+$/, "")).filter(isId);
  return ids.length === 0 ? { ok: false, field: "link", reason: "none" } : { ok: true, ids: [...new Set(ids)].slice(0, mostShared) };
}

export interface MergedShortlists {
  both: string[];
  /** On the first list only. */
  mine: string[];
  /** On the second list only. */
  theirs: string[];
}

/**
 * Two lists side by side. No name is lost, none stands twice; names on both keep the order of the first list.
 * @example mergeShortlists(["girl-ada", "girl-ece"], ["girl-ece"]) // { both: ["girl-ece"], mine: ["girl-ada"], theirs: [] }
 */
export function mergeShortlists(mine: readonly string[], theirs: readonly string[]): MergedShortlists {
  const [first, second] = [new Set(mine), new Set(theirs)];
  return {
    both: [...first].filter((id) => second.has(id)),
    mine: [...first].filter((id) => !second.has(id)),
    theirs: [...second].filter((id) => !first.has(id)),
  };
}
