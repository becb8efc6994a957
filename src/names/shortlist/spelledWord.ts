import table from "../../../data/standards/unkind-initials.json";
import { type Language, languages } from "../../routes/routes";
import { upper } from "../../text/letters";

/** Initials that are a word one would rather not carry. */
export interface SpelledWord {
  word: string;
  /** The language it is a word of. */
  language: Language;
}

const [words] = table.map((row) => row.words);

/** English has one I; the marks of the other letters stay. */
const inEnglish = (letters: string): string => letters.replaceAll("İ", "I");

/**
 * The unkind word that initials spell, in Turkish or English, from the short list in data/standards/unkind-initials.json (our own choice).
 * @param initials capital letters in their order; Turkish letters count as themselves
 * @returns null where they spell none
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
