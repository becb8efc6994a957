import { pluralOf } from "../../text/pluralOf";

/**
 * Tells how many entries of a list are left.
 * @param status its `data-one` and `data-other` are the sentence for one and for several, with any number in the place of the count
 * @param count 0 or more
 * @example tellCount(status, 3) // “3 foods”, of data-other="2 foods"
 */
export function tellCount(status: HTMLElement, count: number): void {
  const sentence = status.dataset[pluralOf(count)] ?? "";
  status.textContent = sentence.replace(/\d+/, String(count));
}
