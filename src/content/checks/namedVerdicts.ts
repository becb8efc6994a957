/** Checks that no record contradicts the verdict of a food, everyday thing or medicine it names. */

import { type Language, languages } from "../../routes/routes";
import { sentences } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import { ambiguousNames, type Item, nameFinder } from "../namedItems";
import type { RecordTypeName } from "../records/registry";
import { textsOf } from "../records/visit";
import { isOf, ofType, oncePerRecord, recordsOf, type ValidRecord } from "./validRecord";

type Both = Record<Language, string>;
type Words = Record<Language, RegExp>;
type Reader = "pregnancy" | "baby";

/** Patterns of sentences that allow, and of sentences that refuse. */
const allows: Words = {
  tr: /(?:yiyebilir|içebilir|kullanabilir|yaptırabilir)siniz|(?<!\p{L})(?:sakıncası yok|güvenle (?:yen|iç|kullan))/iu,
  en: /\byou can (?:eat|drink|have|use|take)\b|\b(?:is|are) (?:fine|safe)\b/i,
};
const refuses: Words = {
  tr: /(?<!\p{L})(?:yemeyin|içmeyin|yenmez|içilmez|kullanmayın|uzak durun|hiç yenmez|almayın)(?!\p{L})/iu,
  en: /\b(?:don’t|do not|never) (?:eat|drink|have|use|take)\b|\bavoid\b|\bleave out\b/i,
};

/** Words that make a sentence conditional or about another form of the item: such sentences are not compared. */
const conditions: Words = {
  tr: /çiğ|piş|kaynat|pastöri|fazla|çok|aşma|geçme|günde|haftada|değil|ama|yerine|ancak|yalnız|kadar|dışında|bile|ise(?!\p{L})|s[ae](?!\p{L})|önce|sonra|açık|köy|tuzlu|taze|hazır|az |bir iki|olmadan|birlikte|sırasında|tek başına|kendi|doktor|hekim|eczacı|ebe|ılık|serin|yaş|ilk /iu,
  en: /raw|cook|boil|pasteuri|too much|more than|a day|a week|not |n’t|but|instead|only|unless|until|except|if |even|before|after|village|loose|salt|fresh|rather|little|while|together|own|ask|doctor|midwife|pharmacist|with |lukewarm|cool|under|first/i,
};

/** For what a record says about an item: the verdicts of the item that contradict it. */
const against: Record<string, readonly string[]> = {
  yes: ["avoid"],
  fine: ["avoid"],
  no: ["yes"],
  avoid: ["yes"],
  limit: ["avoid"],
  cook: ["avoid"],
};

/** Verdicts a record gives in separate fields: in food months, in old habits and in questions. */
function judged(checked: ValidRecord): { path: string; name: Both; verdict: string }[] {
  if (isOf(checked, "PregnancyNutritionMonth"))
    return checked.record.limit.map(({ food, verdict }, i) => ({ path: `limit.${i}`, name: food, verdict }));
  if (isOf(checked, "Remedy")) return (checked.record.habits ?? []).map(({ name, verdict }, i) => ({ path: `habits.${i}`, name, verdict }));
  if (isOf(checked, "Faq") && checked.record.verdict)
    return [{ path: "verdict", name: checked.record.question, verdict: checked.record.verdict }];
  return [];
}

/** Types of record whose sentences are checked. */
const read: ReadonlySet<RecordTypeName> = new Set<RecordTypeName>([
  "PregnancyWeek",
  "PregnancyNutritionMonth",
  "Remedy",
  "Faq",
  "Article",
  "ArticlePart",
  "CommunityQuestion",
]);

/** The verdict of an item; if it applies only after month 6, together with the month, so that it contradicts nothing. */
function verdictOf({ type, record }: Item, reader: Reader): string | undefined {
  if (type === "Medicine") return undefined;
  if (reader === "pregnancy") return record.pregnancy.verdict;
  if (type !== "Food") return undefined;
  const { verdict, fromMonths } = record.baby;
  return (fromMonths ?? 0) > 6 ? `${verdict} from month ${fromMonths}` : verdict;
}

/** The sentences of a record that allow or refuse without a condition. */
const plainSentences = oncePerRecord(({ type, record }: ValidRecord) =>
  textsOf(type, record).flatMap(({ path, language, value }) =>
    sentences(value, language, ";:").flatMap((sentence) => {
      if (conditions[language].test(sentence)) return [];
      const says = allows[language].test(sentence) ? "yes" : refuses[language].test(sentence) ? "avoid" : undefined;
      return says ? [{ path, language, sentence, says }] : [];
    }),
  ),
);

/** For whom a record gives its verdicts; undefined if it is for several kinds of reader. */
const readerOf = ({ type, record }: ValidRecord): Reader | undefined => {
  if (record.section === "baby") return type === "Faq" ? "baby" : undefined;
  return record.stage === undefined || record.stage === "pregnant" ? "pregnancy" : undefined;
};

/** Returns a function that finds the only item a text names, if it does so by the item’s title; undefined for none or several. */
function onlyItemFinder(items: readonly Item[], language: Language, ambiguous: ReadonlySet<string>): (text: string) => Item | undefined {
  const byTitle = nameFinder(items, language, { ambiguous, isStrict: true });
  const byAnyName = nameFinder(items, language, { ambiguous });
  return (text) => {
    const [item, ...others] = byTitle(text);
    const all = item && others.length === 0 ? byAnyName(text) : [];
    return all.length === 1 && all[0] === item ? item : undefined;
  };
}

/**
 * Faults of records that contradict the verdict of an item they name.
 * @example namedVerdictFaults(records) // ["data/faqs/blue-cheese.json: verdict: says yes about Rokfor, but its page says avoid (pregnancy)"]
 */
export function namedVerdictFaults(records: readonly ValidRecord[]): Fault[] {
  const items: Item[] = recordsOf(records, "Food", "EverydayThing");
  if (items.length === 0) return [];
  return languages.flatMap((language) => {
    const find = onlyItemFinder(items, language, ambiguousNames(ofType(records, "AmbiguousNames"), language));
    const fault = (file: string, path: string, says: string, item: Item, reader: Reader, quoted = "") =>
      faultAt(
        file,
        path,
        `says ${says} about ${item.record.title[language]}, but its page says ${verdictOf(item, reader)} (${reader})${quoted}`,
        language,
      );
    return records.flatMap((checked) => {
      const { file, type } = checked;
      const reader = readerOf(checked);
      if (!reader) return [];
      const inFields = judged(checked).flatMap(({ path, name, verdict }) => {
        const item = conditions[language].test(name[language]) ? undefined : find(name[language]);
        return item && against[verdict]?.includes(verdictOf(item, reader) ?? "") ? [fault(file, path, verdict, item, reader)] : [];
      });
      if (!read.has(type) || reader === "baby") return inFields;
      const inSentences = plainSentences(checked)
        .filter((plain) => plain.language === language)
        .flatMap(({ path, sentence, says }) => {
          const item = find(sentence);
          return item && against[says]?.includes(verdictOf(item, reader) ?? "")
            ? [fault(file, path, says, item, reader, `: “${sentence}”`)]
            : [];
        });
      return [...inFields, ...inSentences];
    });
  });
}
