/** How a Turkish name is pronounced: its syllables, its stress, and a spelling that English readers pronounce correctly. */

import { lower } from "../../text/letters";
import { splitSyllables } from "../../vocabulary/syllables";
import type { NameRecord } from "./lists";

const letters: Record<string, string> = {
  a: "ah",
  â: "ah",
  e: "eh",
  ı: "uh",
  i: "ee",
  î: "ee",
  o: "oh",
  ö: "er",
  u: "oo",
  û: "oo",
  ü: "ew",
  c: "j",
  ç: "ch",
  ğ: "",
  j: "zh",
  ş: "sh",
};

/** “ay” rhymes with “my”; after these letters English spells it in its own way. */
const rhymesWithMy: Record<string, string> = { "": "eye", m: "my", t: "tie", h: "high", s: "sigh", ş: "shy", g: "guy", y: "yie" };

const spell = (part: string): string =>
  [...part]
    .map((letter, i) => {
      const next = part[i + 1] ?? "";
      // A g before i would be read as in “gin”, so it becomes gh; k and g before â are pronounced with a y.
      if (letter === "g" && next === "i") return "gh";
      if ((letter === "k" || letter === "g") && next === "â") return `${letter}y`;
      return letters[letter] ?? letter;
    })
    .join("")
    // The spelling of some vowels already ends in h.
    .replace("hh", "h");

function respell(syllable: string): string {
  const onset = syllable.slice(0, -2);
  if (syllable.endsWith("ay")) return rhymesWithMy[onset] ?? `${spell(onset)}ye`;
  if (syllable.endsWith("ey")) return `${spell(onset)}ay`;
  if (syllable.endsWith("oy")) return `${spell(onset)}oy`;
  return spell(syllable);
}

/**
 * The syllables of all words of a name, by Turkish rules.
 * @example nameSyllables("Ömer Asaf") // ["ö", "mer", "a", "saf"]
 */
export const nameSyllables = (name: string): string[] => lower(name, "tr").split(" ").flatMap(splitSyllables);

/**
 * A name respelt for English readers, syllable by syllable. ğ is silent; ö and ü have no English letter and are only approximate.
 * @param name in Turkish spelling, with a circumflex if dictionaries write one
 * @example englishHint("Ceylan") // "jay-lahn"
 * @example englishHint("Umay") // "oo-my"
 */
export const englishHint = (name: string): string => nameSyllables(name).map(respell).join("-");

/** Languages whose names are stressed on the last syllable in Turkish. */
const stressedAtEnd = ["turkish", "arabic", "persian", "kurdish", "mongolian"];

/**
 * Names that are also the name of a place. Turkish stresses place names on an earlier syllable (T. Tekin, “Türkçede Kelime Vurgusu Kuralları”: the town
 * Ordu is stressed differently from the word “ordu”), and for a child with such a name both are heard. A name that only means a kind of place, like
 * Serhat or Sıla, is stressed like the word.
 */
const placeNames =
  "Aden Altay Aral Bayındır Baykal Bedir Berzan Ceyhan Ceyhun Cudi Elbruz Fethiye Göksu Hazar Hira Ilgaz Laleş Medine Mekke Merva Merve Orhun Orkun Safa Seyhan Sina Sipan Şirvan Turan Ural Zilan".split(
    " ",
  );

/**
 * The stressed syllable of a name: the last, as usual in Turkish. Null if that is uncertain: for names of places, names from other languages that are
 * not proper names in the Quran, names ending in -ca, -ce, -ça, -çe or “türk”, and double names, where each part has its own stress. Also null for names
 * in English use and names of one syllable.
 * @returns index of the syllable, from 0
 * @example stressedSyllable({ name: "Elif", origins: ["arabic"], … }) // 1
 * @example stressedSyllable({ name: "Ural", origins: ["turkish"], … }) // null
 */
export function stressedSyllable({ name, origins, marks, quran }: NameRecord): number | null {
  const syllables = nameSyllables(name);
  const isAtHome = quran?.kind === "proper-name" || origins.every((origin) => stressedAtEnd.includes(origin));
  const isUnsure = placeNames.includes(name) || /[cç][ae]$|türk$| /.test(name);
  return isAtHome && !isUnsure && !marks.includes("english") && syllables.length > 1 ? syllables.length - 1 : null;
}
