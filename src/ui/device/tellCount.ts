import { pluralOf } from "../../text/pluralOf";

/**
 * Shows in a status how many entries of a list are left.
 * @param status its `data-one` and `data-other` are the sentences for one and for several; any number in them is replaced by the count
 * @param count 0 or more
 * @example tellCount(status, 3) // “3 foods”, from data-other="2 foods"
 */
export function tellCount(status: HTMLElement, count: number): void {
  const sentence = status.dataset[pluralOf(count)] ?? "";
  status.textContent = sentence.replace(/\d+/, String(count));
}
