/** Checks for characters no text may contain: markup, results of a wrong encoding, invisible characters, letters missing in the site’s fonts. */

import { fontLetters } from "../../text/fontLetters";
import { type Fault, faultAt } from "../fault";
import type { FieldKind } from "../records/fields";
import { type Leaf, visit } from "../records/visit";
import { oncePerRecord, type ValidRecord } from "./validRecord";

/** Placeholders that the pages about the site replace with facts from data/site.json. */
const filled = "email|controller|host|mailMonths|serverDays|countingMonths|questionMonths";

/** Refused patterns, each with the message for the writer. */
const refused: readonly [RegExp, string][] = [
  [/<\/?[a-z!][^>]*>|<script/i, "contains HTML markup"],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i, "contains an HTML character reference: write the character itself"],
  [/\*\*|__|`|\]\(|^#{1,6} /, "contains Markdown"],
  [new RegExp(`\\$t\\(|\\{\\{(?!(?:${filled})\\}\\})|\\$\\{|\\[object `), "contains a placeholder that is never filled in"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for them
  [/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/, "contains a control character"],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/, "contains an invisible character"],
  [/\ufffd|[\ud800-\udfff]/u, "contains a broken character"],
  [/Ã[\u0080-\u00bf§¶¼±]|Ä[±°Ÿž\u009f\u009e]|Å[Ÿžş\u009f\u009e]|â€|Â[·°]/, "was converted with the wrong encoding"],
  [/[ÐÝÞðýþ]/, "was converted with the wrong encoding: replace Ð, Ý, Þ with Ğ, İ, Ş"],
  [/ {2}|\u00a0 | \u00a0/, "has two spaces in a row"],
  [/^\s|\s$/, "begins or ends with a space"],
];
/** Fields that may contain straight quotation marks, because their text is not written for the site. */
const mayQuote: ReadonlySet<FieldKind> = new Set<FieldKind>(["address", "email", "words", "fact"]);
/** Matches anything other than our letters, digits, common punctuation and single spaces between them. Most texts have no match and need no further check. */
const odd = /[^A-Za-z0-9çÇğĞıİöÖşŞüÜâîûÂÎÛ.,;:!?()’“”–…/+%° -]| {2}|^ | $/;
const letters = new Set(Object.values(fontLetters.figtree).join(""));

function faultsOfText(text: string, { path, kind }: Leaf, isSource: boolean): string[] {
  if (!odd.test(text)) return [];
  const found = refused.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  if (found.length > 0) return found;
  if (text !== text.normalize("NFC")) return ["has a letter that consists of two characters: save the file in the Unicode form NFC"];
  if (path.endsWith("quran.word")) return /^[\p{Script=Arabic} ]+$/u.test(text) ? [] : ["contains letters that are not Arabic"];
  const strange = [...text].find((letter) => !letters.has(letter));
  if (strange)
    return [`contains “${strange}” (U+${strange.codePointAt(0)?.toString(16).padStart(4, "0")}), which the site’s fonts do not have`];
  return !isSource && !mayQuote.has(kind) && /["']/.test(text) ? ["has straight quotation marks instead of “ ” or ’"] : [];
}

const faultsOfRecord = oncePerRecord(({ file, type, record }: ValidRecord) =>
  visit(type, record).flatMap((leaf) => {
    const { value, path } = leaf;
    if (typeof value !== "string") return [];
    const faults = faultsOfText(value, leaf, type === "Source" || type === "Publisher");
    return faults.map((fault) => faultAt(file, path, `${fault}: “${value.slice(0, 60)}”`));
  }),
);

/**
 * Faults of texts with characters that a page must not show.
 * @example characterFaults(records) // ["data/faqs/walker.json: answer.en.1: contains HTML markup: “<b>Never</b> …”"]
 */
export const characterFaults = (records: readonly ValidRecord[]): Fault[] => records.flatMap(faultsOfRecord);
