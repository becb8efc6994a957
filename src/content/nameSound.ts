/** How an English reader says a Turkish name. */
import { splitSyllables } from "../names/syllables";
import { lower } from "../text/letters";

/** Two letters that make one English sound, tried before the single letters. */
const pairs: Record<string, string> = { ay: "eye", ey: "ay", oy: "oy" };
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

const respell = (syllable: string): string => {
  const ending = Object.keys(pairs).find((pair) => syllable.endsWith(pair));
  const start = ending ? syllable.slice(0, -ending.length) : syllable;
  // An h after a vowel is in the spelling of the vowel already.
  const spelt = [...start].map((letter) => letters[letter] ?? letter).join("");
  return spelt.replace("hh", "h") + (ending ? pairs[ending] : "");
};

/**
 * The syllables of a name, word after word, as Turkish parts them.
 * @example nameSyllables("Ömer Asaf") // ["ö", "mer", "a", "saf"]
 */
export const nameSyllables = (name: string): string[] => lower(name, "tr").split(" ").flatMap(splitSyllables);

/**
 * A name respelt for English readers, syllable by syllable; ğ is silent, ö and ü have no English letter and come close only.
 * @example englishHint("Ceylan") // "jay-lahn"
 */
export const englishHint = (name: string): string => nameSyllables(name).map(respell).join("-");
