/** Finds the danger sign a query mentions. */

import type { Form } from "../../text/words";
import type { OpenIndex } from "./openIndex";
import { type QueryWord, sureness } from "./queryWord";

/** How certain it is that the query contains a phrase: each word must match a different word of the query; longer phrases score more. 0 if not. */
function phraseIn(phrase: readonly Form[], query: readonly QueryWord[], index: OpenIndex): number {
  if (phrase.length === 0 || phrase.length > query.length || (phrase.length === 1 && query.length > 1)) return 0;
  const free = new Set(query);
  let sum = 0;
  for (const word of phrase) {
    let best: QueryWord | undefined;
    let most = 0;
    for (const own of free) {
      const like = sureness(word, own, index);
      if (like > most) {
        best = own;
        most = like;
      }
    }
    if (!best) return 0;
    free.delete(best);
    sum += most;
  }
  return sum;
}

/**
 * The danger sign whose phrase most certainly is in the query; of two that are equally certain the more urgent, which comes first in the index.
 * @example findFlag(wordsOf("bebeğim nefes almıyor"), index)?.tier // "call112"
 */
export function findFlag(query: readonly QueryWord[], index: OpenIndex): OpenIndex["redFlags"][number] | null {
  let best: OpenIndex["redFlags"][number] | null = null;
  let most = 0;
  for (const flag of index.redFlags)
    for (const phrase of flag.phrases) {
      const like = phraseIn(phrase, query, index);
      if (like <= most + 0.01) continue;
      best = flag;
      most = like;
    }
  return best;
}
