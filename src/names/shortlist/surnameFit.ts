/** Compares a first name with a surname: spelling, initials, syllables and repeated letters. */

import type { Language } from "../../routes/routes";
import { lower, upper } from "../../text/letters";
import { splitSyllables } from "../../vocabulary/syllables";

/** Letters that repeat between name and surname; they are reported, not judged. */
interface Repetition {
  /** joint: the surname begins with the letter the name ends with; ending: both end alike; initial: both begin with the same letter. */
  kind: "joint" | "ending" | "initial";
  letters: string;
}

export type SurnameFit =
  | {
      ok: true;
      /** Name and surname together, as they are written. */
      full: string;
      /** First letters of all parts, as capitals. */
      initials: string[];
      /** Numbers of syllables, both read as Turkish. */
      syllables: { name: number; surname: number };
      repetitions: Repetition[];
    }
  | { ok: false; field: "name" | "surname"; reason: "empty" | "letters" | "tooLong" };

/** Greatest length of a name or surname; more than the forms of authorities have room for. */
const longest = 60;
const vowels = "aeıioöuü";

/** Normalises a text: one blank between parts, and each letter with its mark as one character, because some keyboards type İ as two. */
const tidy = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");
const isWritten = (text: string): boolean => /^[\p{Script=Latin} '’-]+$/u.test(text) && /^[\p{L} '’-]*\p{L}[\p{L} '’-]*$/u.test(text);

function checkName(text: string): "empty" | "letters" | "tooLong" | null {
  if (text === "") return "empty";
  if (!isWritten(text)) return "letters";
  return text.length > longest ? "tooLong" : null;
}

/** The letters of each part as they are compared: lower case, without circumflex and foreign marks, in English with ı as i. */
const nameParts = (text: string, language: Language): string[][] =>
  lower(text, "tr")
    .split(/[ -]+/)
    .map((part) => [...part].flatMap((letter) => lastSound(letter, language)))
    .filter((letters) => letters.length > 0);

function lastSound(letter: string, language: Language): string[] {
  if (/[ıiçğöşü]/.test(letter)) return [letter === "ı" && language === "en" ? "i" : letter];
  return [...letter.normalize("NFD").replace(/\P{L}/gu, "")];
}

/** The letters both end with, if they rhyme: two or more with a vowel among them. */
function commonEnding(name: readonly string[], surname: readonly string[]): string {
  let length = 0;
  while (length < name.length && length < surname.length && name.at(-1 - length) === surname.at(-1 - length)) length += 1;
  const ending = length === 0 ? [] : name.slice(-length);
  return length >= 2 && ending.some((letter) => vowels.includes(letter)) ? ending.join("") : "";
}

/** A surname typed in lower case gets capitals; any other is left as its owner writes it. */
const capitalised = (surname: string, language: Language): string =>
  surname === lower(surname, language)
    ? surname.replace(/(^|[ '’-])(\p{L})/gu, (_, before: string, letter: string) => before + upper(letter, language))
    : surname;

/**
 * A first name with a surname: how they are written, their initials and syllables, and the letters that repeat. It counts and compares letters; it
 * gives no score, as the parents decide what sounds well. Syllables follow the Turkish rule: as many as vowels.
 * @param name first name, also of two words
 * @param surname letters of the Latin alphabet, blanks, hyphens and apostrophes, up to 60 characters
 * @param language decides the capitals; in English ı and i count as one letter
 * @returns the comparison, or the field that is wrong and why: empty, over 60 characters, or with other characters
 * @example surnameFit("Can", "Nalbant", "tr").repetitions // [{ kind: "joint", letters: "n" }]
 */
export function surnameFit(name: string, surname: string, language: Language): SurnameFit {
  const [first, last] = [tidy(name), tidy(surname)];
  const nameFault = checkName(first);
  if (nameFault) return { ok: false, field: "name", reason: nameFault };
  const surnameFault = checkName(last);
  if (surnameFault) return { ok: false, field: "surname", reason: surnameFault };

  const written = capitalised(last, language);
  const [names, surnames] = [nameParts(first, language), nameParts(last, language)];
  const syllablesIn = (parts: string[][]) => parts.reduce((sum, letters) => sum + splitSyllables(letters.join("")).length, 0);
  const nameEnd = names.at(-1) ?? [];
  const [initial, joint] = [names[0]?.[0] ?? "", nameEnd.at(-1) ?? ""];
  const surnameStart = surnames[0]?.[0] ?? "";
  const ending = commonEnding(nameEnd, surnames.at(-1) ?? []);
  const repetitions: Repetition[] = [];
  if (joint === surnameStart) repetitions.push({ kind: "joint", letters: joint });
  if (ending) repetitions.push({ kind: "ending", letters: ending });
  if (initial === surnameStart) repetitions.push({ kind: "initial", letters: initial });
  return {
    ok: true,
    full: `${first} ${written}`,
    initials: `${first} ${written}`.split(/[ -]+/).flatMap((part) => {
      const [letter] = part.match(/\p{L}/u) ?? [];
      return letter ? [upper(letter, language)] : [];
    }),
    syllables: { name: syllablesIn(names), surname: syllablesIn(surnames) },
    repetitions,
  };
}
