/** A fault of the content as the checks make it; printed only where somebody reads it. */
import type { Language } from "../routes/languages";

export interface Fault {
  /** Path of the file, or of the folder where something is missing. */
  file: string;
  /** Where in the record: “answer.tr.0”; “record” for the whole, empty for a folder. */
  path: string;
  /** Null if the fault is in both languages. */
  language: Language | null;
  message: string;
}

const languageIn = (path: string): Language | null => {
  const parts = path.split(".");
  return parts.includes("tr") ? "tr" : parts.includes("en") ? "en" : null;
};

/**
 * Makes a fault.
 * @param language if the path does not contain it
 * @example faultAt("data/faqs/a.json", "short.tr", "is long") // { file: "data/faqs/a.json", path: "short.tr", language: "tr", message: "is long" }
 */
export const faultAt = (file: string, path: string, message: string, language = languageIn(path)): Fault => ({
  file,
  path,
  language,
  message,
});

/**
 * A fault as a line.
 * @example faultLine(faultAt("data/faqs/a.json", "record", "is hard to read", "en")) // "data/faqs/a.json: record (en): is hard to read"
 */
export function faultLine({ file, path, language, message }: Fault): string {
  const where = language !== null && languageIn(path) === null ? `${path} (${language})` : path;
  return [file, where, message].filter(Boolean).join(": ");
}
