/** Shortlists of names as links. */
import { decodeShared, encodeShared, type SharedFormat } from "../../ui/device/sharedState";

/** A link and a merge hold at most this many names: what is longer is no shortlist, and no link either. */
export const mostShared = 200;

/** How a shortlist travels: each item is the side and slug of a name, like girl-ada. */
export const shortlistFormat: SharedFormat = {
  field: "names",
  isItem: (part) => /^(girl|boy)(-[a-z]+)+(-\d)?$/.test(part),
  mostItems: mostShared,
  isPlainListRead: true,
};

/**
 * What of an address stands behind the #: the list alone, commas left as they are.
 * @param ids names as side and slug; of more than 200 the first
 * @example shareShortlist(["girl-ada", "boy-deniz"]) // "#names=girl-ada,boy-deniz"
 */
export const shareShortlist = (ids: readonly string[]): string => encodeShared(shortlistFormat, { items: ids, texts: {} });

export type ParsedShortlist = ReturnType<typeof parseShortlist>;

/**
 * The names of a shared list, each once, in its order.
 * @param text a whole address, also inside a message; its part behind the #; or names as side and slug, parted by commas or blanks
 * @returns at most 200 names, what is malformed left out; refuses an empty text and one without any name
 * @example parseShortlist("https://…/kiz-erkek-bebek-isimleri#names=girl-ada,boy-deniz") // { ok: true, items: ["girl-ada", "boy-deniz"], texts: {} }
 */
export const parseShortlist = (text: string) => decodeShared(shortlistFormat, text);
