/** Knows whether a query asks for the pages about a loss. */
import { isWithinOneTypo } from "../../text/oneTypo";
import { likeness, toForm } from "../../text/words";
import type { OpenIndex } from "./openIndex";
import { thresholds } from "./thresholds";

/** Words beside which “düşük” means low and “loss” is none of a baby: düşük tansiyon, hair loss. A threatened miscarriage has its own page. */
const notLoss = /^(?:tansi|hemog|deger|kilo|doz|demir|ferri|vitam|seker|teh|risk|hair|weigh|appet)/;

/** True if “oldu” may be “öldü”: typed so, or without any Turkish letter and directly after the baby: “bebegim oldu”, not “bebek ne kadar oldu”. */
const diedIn = (question: string, words: readonly string[]): boolean =>
  /öld|Öld|ÖLD/.test(question) ||
  (!/[çğışöüÇĞİŞÖÜ]/.test(question) && words.some((word, i) => /^oldu/.test(word) && /^(?:beb|yavru|karn)/.test(words[i - 1] ?? "")));

/**
 * True if the query has the words of a page about a loss: those pages are shown to nobody else.
 * @param all the words of the query, folded
 * @example isAboutLoss("bebek ne kadar oldu", ["bebek", "ne", "kadar", "oldu"], index) // false; “bebegim oldu” may be “bebeğim öldü”
 */
export function isAboutLoss(question: string, all: readonly string[], { loss, language }: OpenIndex): boolean {
  const died = diedIn(question, all);
  const words = all.filter(
    (word) => (died || !/^oldu/.test(word)) && !(all.some((other) => notLoss.test(other)) && /^(?:dusu[kg]|loss)/.test(word)),
  );
  const forms = words.map((word) => toForm(word, language));
  return loss.phrases.some((phrase) =>
    phrase.every((own) =>
      forms.some(
        (form) =>
          form.word === own.word ||
          (own.word.length > 7 && isWithinOneTypo(form.word, own.word)) ||
          (own.word.length > 3 && likeness(form, own, language) >= thresholds.plain),
      ),
    ),
  );
}
