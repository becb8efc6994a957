import table from "../../../data/standards/unkind-initials.json";
import { type Language, languages } from "../../routes/routes";
import { upper } from "../../text/letters";

/** Initials that spell an unkind word. */
export interface SpelledWord {
  word: string;
  /** The language of the word. */
  language: Language;
}

const [words] = table.map((row) => row.words);

/** English has only one I; the marks of other letters are not changed. */
const inEnglish = (letters: string): string => letters.replaceAll("İ", "I");

/**
 * The unkind word that initials spell, in Turkish or English, from the short list in data/standards/unkind-initials.json (our own choice).
 * @param initials capital letters in order; Turkish letters differ from plain ones
 * @returns null if they spell none
 * @example spelledWord(["P", "İ", "S"]) // { word: "PİS", language: "tr" }; ["P", "I", "G"] is "PIG" in English
 */
export function spelledWord(initials: readonly string[]): SpelledWord | null {
  const written = upper(initials.join(""), "tr");
  for (const language of languages) {
    const spelled = language === "tr" ? written : inEnglish(written);
    if (words?.[language].includes(spelled)) return { word: spelled, language };
  }
  return null;
}
