/** Checks that pages about a loss are never recommended and avoid words that hurt. */

import type { Language } from "../../routes/routes";
import { isOfQuietTopic } from "../../vocabulary/quiet";
import { type Fault, faultAt } from "../fault";
import { textsOf } from "../records/visit";
import { isOf, type TypedRecord, type ValidRecord } from "./validRecord";

/** Words never used for somebody who has lost a baby, in addition to exclamation marks and emoji. */
const loudWords: Record<Language, RegExp> = {
  tr: /melek|meleğ|gökkuşağı|yeni (bir )?bebe(k|ğ)|umarız yakında|tebrikler|en azından|vardır bir hayır/i,
  en: /\bangels?\b|rainbow bab|new baby|congratulations|at least you|hope(fully)? soon|meant to be/i,
};
const loudMarks = /[!¡]|\p{Extended_Pictographic}/u;

/** Faults of trends that link to a topic or an article about a loss. */
const trendFaults = ({ file, record }: TypedRecord<"Trend">): Fault[] =>
  (["pregnancy", "baby"] as const).flatMap((half) =>
    record[half].flatMap(({ to, record: key }, i) =>
      to.startsWith("lossSupport") || (key && isOfQuietTopic(key))
        ? [faultAt(file, `${half}.${i}`, `links to “${key ?? to}”, a page about a loss, which must not be recommended`)]
        : [],
    ),
  );

/** Faults of texts with words, exclamation marks or emoji that hurt after a loss. */
const wordingFaults = ({ file, type, record }: TypedRecord<"LossTopic">): Fault[] =>
  textsOf(type, record).flatMap(({ path, language, value: text }) => {
    const found = loudWords[language].exec(text)?.[0] ?? loudMarks.exec(text)?.[0];
    return found ? [faultAt(file, path, `uses “${found}”, which pages about a loss avoid: “${text.slice(0, 90)}”`)] : [];
  });

/**
 * Faults of trends that link to a page about a loss, and of the wording of pages about a loss.
 * @example quietFaults(records) // ["data/trends/01.json: baby.2: links to “MT-9-1”, a page about a loss, which must not be recommended"]
 */
export const quietFaults = (records: readonly ValidRecord[]): Fault[] =>
  records.flatMap((file) => {
    if (isOf(file, "Trend")) return trendFaults(file);
    return isOf(file, "LossTopic") ? wordingFaults(file) : [];
  });
