/** Finds the name in a question about one: “Elif isminin anlamı”, “Elif ne demek”, “baby name Elif”. */
import { fold } from "../../text/letters";
import { splitWords } from "./spelling";

export interface AskedName {
  /** The name, or the meaning that names are asked for, as typed. */
  text: string;
  kind: "name" | "meaning";
  /** True if the question says that it is about a name; “nişan ne demek” may be about a word. */
  isSure: boolean;
}

/** Words that say “name”. */
const nameWords = /^(?:is[i]?m[i]?(?:nin|n|ne|ni|ler|leri|li)?|ad(?:i|inin|li|lar|lari)?|names?|named)$/;
const meaningWords = /^(?:anlam(?:i|ina|inda|indaki|li|nedir)?|manasi?(?:na)?|demek(?:tir|mis)?|mean(?:s|ing|ings|t)?)$/;
/** “Anlamına gelen”, “names that mean”: a meaning is given and names are wanted. */
const comes = /^(?:gelen|gelir|anlamina|manasina|anlaminda|anlamli)$/;
/** Words of such a question that are not the name; after an apostrophe the ending of a name. */
const others = new Set(
  (
    "ne nedir nasil bir guzel mi mu olur gelen gelir olan icin kiz erkek bebek bebegin bebegime cocuk the what does do is a an of for called that which in on it good baby " +
    "onerileri onerisi oneri oner listesi liste bulma bulamiyoruz secimi ideas idea list suggestions good is my our for son daughter girl girls boy boys in nin un nun"
  ).split(" "),
);

/**
 * The name a question asks about; null if it is no such question, or only a word.
 * @example askedName("Elif isminin anlamı") // { text: "Elif", kind: "name", isSure: true }
 */
export function askedName(typed: string): AskedName | null {
  const words = splitWords(typed).map((word) => ({ word, folded: fold(word, "tr") }));
  const isOfNames = words.some(({ folded }) => nameWords.test(folded));
  if (!isOfNames && !words.some(({ folded }) => meaningWords.test(folded))) return null;
  const rest = words.filter(
    ({ folded }) => !(nameWords.test(folded) || meaningWords.test(folded) || comes.test(folded) || others.has(folded)),
  );
  if (rest.length === 0 || rest.length > 3) return null;
  const means = words.findIndex(({ folded }) => /^mean/.test(folded));
  const named = words.findIndex(({ folded }) => /^names?$/.test(folded));
  const isMeaning = words.some(({ folded }) => comes.test(folded)) || (named >= 0 && means > named && words.at(-1) !== words[means]);
  return { text: rest.map(({ word }) => word).join(" "), kind: isMeaning ? "meaning" : "name", isSure: isOfNames };
}
