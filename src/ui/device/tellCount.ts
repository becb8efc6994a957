import type { Language } from "../../routes/routes";

/**
 * Tells how many entries of a list are left.
 * @param status its `data-one` and `data-other` are the sentence for one and for several, with any number in the place of the count
 * @param count 0 or more
 * @example tellCount(status, 3, "en") // “3 foods”, of data-other="2 foods"
 */
export function tellCount(status: HTMLElement, count: number, language: Language): void {
  const sentence = status.dataset[new Intl.PluralRules(language).select(count) === "one" ? "one" : "other"] ?? "";
  status.textContent = sentence.replace(/\d+/, String(count));
}
