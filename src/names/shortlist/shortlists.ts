/** Shortlists of names in links. */
import { decodeShared, encodeShared, type SharedFormat } from "../../ui/device/sharedState";

/** Largest number of names in a link and in a merge. */
export const mostShared = 200;

/** Format of a shortlist in a link: each item is the side and slug of a name, like girl-ada. */
export const shortlistFormat: SharedFormat = {
  field: "names",
  isItem: (part) => /^(girl|boy)(-[a-z]+)+(-\d)?$/.test(part),
  mostItems: mostShared,
  isPlainListRead: true,
};

/**
 * The fragment of an address for a list, with its #; commas are not encoded.
 * @param ids names as side and slug; only the first 200 are used
 * @example shareShortlist(["girl-ada", "boy-deniz"]) // "#names=girl-ada,boy-deniz"
 */
export const shareShortlist = (ids: readonly string[]): string => encodeShared(shortlistFormat, { items: ids, texts: {} });

export type ParsedShortlist = ReturnType<typeof parseShortlist>;

/**
 * The names of a shared list, each once, in order.
 * @param text a whole address, also inside a message; its fragment; or names as side and slug, separated by commas or blanks
 * @returns at most 200 names, without malformed ones; refuses an empty text and one without any name
 * @example parseShortlist("https://…/kiz-erkek-bebek-isimleri#names=girl-ada,boy-deniz") // { ok: true, items: ["girl-ada", "boy-deniz"], texts: {} }
 */
export const parseShortlist = (text: string) => decodeShared(shortlistFormat, text);
