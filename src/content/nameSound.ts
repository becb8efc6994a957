/** How a Turkish name is said: its syllables, its stress, and a spelling that an English reader gets right. */
import { splitSyllables } from "../names/syllables";
import { lower } from "../text/letters";
import type { NameRecord } from "./names";

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

/** “ay” rhymes with “my”; after some letters English has a word or a spelling of its own for that. */
const rhymesWithMy: Record<string, string> = { "": "eye", m: "my", t: "tie", h: "high", s: "sigh", ş: "shy", g: "guy", y: "yie" };

const spell = (part: string): string =>
  [...part]
    .map((letter, i) => {
      const next = part[i + 1] ?? "";
      // A hard g before an i would be read as in “gin”; a k or g before â is said with a y.
      if (letter === "g" && next === "i") return "gh";
      if ((letter === "k" || letter === "g") && next === "â") return `${letter}y`;
      return letters[letter] ?? letter;
    })
    .join("")
    // An h after a vowel is in the spelling of the vowel already.
    .replace("hh", "h");

function respell(syllable: string): string {
  const onset = syllable.slice(0, -2);
  if (syllable.endsWith("ay")) return rhymesWithMy[onset] ?? `${spell(onset)}ye`;
  if (syllable.endsWith("ey")) return `${spell(onset)}ay`;
  if (syllable.endsWith("oy")) return `${spell(onset)}oy`;
  return spell(syllable);
}

/**
 * The syllables of a name, word after word, as Turkish parts them.
 * @example nameSyllables("Ömer Asaf") // ["ö", "mer", "a", "saf"]
 */
export const nameSyllables = (name: string): string[] => lower(name, "tr").split(" ").flatMap(splitSyllables);

/**
 * A name respelt for English readers, syllable by syllable; ğ is silent, ö and ü have no English letter and come close only.
 * @param name in Turkish spelling, with its circumflex where dictionaries write one
 * @example englishHint("Ceylan") // "jay-lahn"
 * @example englishHint("Umay") // "oo-my"
 */
export const englishHint = (name: string): string => nameSyllables(name).map(respell).join("-");

/** Languages whose names Turkish says with the stress at the end. */
const stressedAtEnd = ["turkish", "arabic", "persian", "kurdish", "mongolian"];

/**
 * Names that are also the name of a place. Turkish draws the stress of places forward (T. Tekin, “Türkçede Kelime Vurgusu Kuralları”: the town Ordu is not said as the
 * word “ordu”), and of a child called so both are heard. A name that only means a kind of place, like Serhat or Sıla, is said as the word it is.
 */
const placeNames =
  "Aden Altay Aral Bayındır Baykal Bedir Berzan Ceyhan Ceyhun Cudi Elbruz Fethiye Göksu Hazar Hira Ilgaz Laleş Medine Mekke Merva Merve Orhun Orkun Safa Seyhan Sina Sipan Şirvan Turan Ural Zilan".split(
    " ",
  );

/**
 * Which syllable of a name is stressed: the last, as in Turkish names. Not told where that is unsure: of names that places have too, of names from other
 * languages unless the Quran has them, of words in -ca and -ce, of compounds with “Türk”, and of two names together, of which each has its own.
 * @returns the syllable's place from 0; null where it is not told
 * @example stressedSyllable({ name: "Elif", origins: ["arabic"], … }) // 1
 * @example stressedSyllable({ name: "Ural", origins: ["turkish"], … }) // null
 */
export function stressedSyllable({ name, origins, marks, quran }: NameRecord): number | null {
  const syllables = nameSyllables(name);
  const isAtHome = quran?.kind === "proper-name" || origins.every((origin) => stressedAtEnd.includes(origin));
  const isUnsure = placeNames.includes(name) || /[cç][ae]$|türk$| /.test(name);
  return isAtHome && !isUnsure && !marks.includes("english") && syllables.length > 1 ? syllables.length - 1 : null;
}
