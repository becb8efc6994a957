/** What a mistyped word may have been. */
import type { Language } from "../../routes/routes";

/**
 * True if no word of the language is spelt so: a letter is missing or two are swapped.
 * @example isImpossible.tr("nobt") // true
 */
export const isImpossible: Record<Language, (word: string) => boolean> = {
  tr: (word) =>
    /^(?!tr|kr|pr|br|gr|st|sp|pl|kl|fl|dr|ps|sk|fr|bl|gl|sc|sh|ch|th|wh)[^aeiou]{2}|[^aeiou]{3}(?<!kt[rl]|str|mbl|ntr|nkl|rkl|rtl|rtm|lkt|lkl)|([eiou])\1|[bcdkpt]g|[^aeiou]yor|[^aeiou]yo$|[^aeiou]{2}$(?<!n[cdkst]|r[cdkmpstvb]|l[ckpt]|s[kt]|f[t]|k[st]|p[st]|y[nt]|v[k]|m[p]|h[t]|ss|ff|ll|tt|rf|lf|ng)/.test(
      word,
    ),
  en: (word) => /^(?!scr|spr|str|spl|thr|shr|sch|chr|phr)[^aeiouy]{3}|[^aeiouy]{4}/.test(word),
};

const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const neighbours = (letter: string): string[] => {
  const row = keyboard.find((letters) => letters.includes(letter));
  const at = row?.indexOf(letter) ?? -1;
  return [row?.[at - 1], row?.[at + 1]].filter((other): other is string => other !== undefined);
};

/**
 * What a mistyped word may have been: a vowel missing, two letters swapped, one too many, a wrong neighbour key or vowel.
 * @param isLong true for a word long enough that any letter may be wrong
 * @example corrections("havlae", true).has("havale") // true
 */
export function corrections(word: string, isLong: boolean): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    for (const vowel of "aeiou") {
      found.add(head + vowel + tail);
      if (isLong && i > 0 && /^[aeiou]/.test(tail)) found.add(head + vowel + tail.slice(1));
    }
    if (tail.length > 1) found.add(head + tail[1] + tail[0] + tail.slice(2));
    if (i > 0 && tail.length > 0 && (isLong || tail[0] === head.at(-1))) found.add(head + tail.slice(1));
    if (tail.length > 0) found.add(head + tail[0] + tail);
    if (!isLong || i === 0 || tail.length === 0) continue;
    for (const other of neighbours(tail[0] ?? "")) found.add(head + other + tail.slice(1));
    for (const letter of "lmnrstkdy") found.add(head + letter + tail);
  }
  found.delete(word);
  return found;
}

/**
 * True if a word has one vowel that another lacks.
 * @example isOneVowelMore("headache", "headche") // true
 */
export const isOneVowelMore = (word: string, other: string): boolean =>
  word.length === other.length + 1 && word.replace(/[aeiou]/g, "") === other.replace(/[aeiou]/g, "");
