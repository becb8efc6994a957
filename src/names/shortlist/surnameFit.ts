/** How a first name and a surname stand side by side. */

import type { Language } from "../../routes/routes";
import { lower, upper } from "../../text/letters";
import { splitSyllables } from "../syllables";

/** Letters that repeat between name and surname; only seen, not judged. */
export interface Repetition {
  /** joint: the name ends with the letter the surname begins with; ending: both end alike; initial: both begin with the same letter. */
  kind: "joint" | "ending" | "initial";
  letters: string;
}

export type SurnameFit =
  | {
      ok: true;
      /** Name and surname as they are written side by side. */
      full: string;
      /** First letters of all parts, capital. */
      initials: string[];
      /** Numbers of syllables, both read as Turkish. */
      syllables: { name: number; surname: number };
      repetitions: Repetition[];
    }
  | { ok: false; field: "name" | "surname"; reason: "empty" | "letters" | "tooLong" };

/** The longest surname taken; longer than any that a form has room for. */
const longest = 60;
const vowels = "aeıioöuü";

/** One blank between parts, letters and their marks as one sign: some keyboards write İ as two. */
const tidy = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");
const isWritten = (text: string): boolean => /^[\p{Script=Latin} '’-]+$/u.test(text) && /^[\p{L} '’-]*\p{L}[\p{L} '’-]*$/u.test(text);

function checkName(text: string): "empty" | "letters" | "tooLong" | null {
  if (text === "") return "empty";
  if (!isWritten(text)) return "letters";
  return text.length > longest ? "tooLong" : null;
}

/** Parts with their letters as they sound: small, a circumflex and foreign marks left off, in English one i. */
const nameParts = (text: string, language: Language): string[][] =>
  lower(text, "tr")
    .split(/[ -]+/)
    .map((part) => [...part].flatMap((letter) => lastSound(letter, language)))
    .filter((letters) => letters.length > 0);

function lastSound(letter: string, language: Language): string[] {
  if (/[ıiçğöşü]/.test(letter)) return [letter === "ı" && language === "en" ? "i" : letter];
  return [...letter.normalize("NFD").replace(/\P{L}/gu, "")];
}

/** The letters both end with, when they make a rhyme: two or more with a vowel among them. */
function commonEnding(name: readonly string[], surname: readonly string[]): string {
  let length = 0;
  while (length < name.length && length < surname.length && name.at(-1 - length) === surname.at(-1 - length)) length += 1;
  const ending = length === 0 ? [] : name.slice(-length);
  return length >= 2 && ending.some((letter) => vowels.includes(letter)) ? ending.join("") : "";
}

/** A surname typed in small letters gets its capitals; any other is left as its bearer writes it. */
const capitalised = (surname: string, language: Language): string =>
  surname === lower(surname, language)
    ? surname.replace(/(^|[ '’-])(\p{L})/gu, (_, before: string, letter: string) => before + upper(letter, language))
    : surname;

/**
 * A first name beside a surname: how it is written, its initials and syllables, and the letters that repeat. It counts and compares letters; it
 * gives no score, and what sounds well is for the parents to say. Syllables follow the rule of Turkish: as many as vowels.
 * @param name first name, also of two words
 * @param surname letters of the Latin alphabet, blanks, hyphens and apostrophes, up to 60 signs
 * @param language whose capitals are used; in English ı and i count as one letter
 * @returns refuses what is empty, longer, or holds other signs
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
