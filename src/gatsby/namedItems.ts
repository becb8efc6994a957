/** The GraphQL field `named`: foods, everyday things and medicines named in a record’s text, so that its page links to their answers. */
import { ambiguousNames, type Item, type ItemType, itemTypes, nameFinder } from "../content/namedItems";
import { type Find, type RawRecord, type RecordsOf, recordPath } from "../content/recordPages";
import { type RecordTypeName, rowOf } from "../content/records/registry";
import { textsIn } from "../content/records/visit";
import { type Language, languages } from "../routes/routes";
import { sentences } from "../text/sentences";

/** Maximum items of a record: longer lists are no help. */
const most = 6;

/**
 * True for types of record that have the field `named`.
 * @example namesItems("Faq") // true
 */
export const namesItems = (type: RecordTypeName): boolean => rowOf(type).namesItems !== null;

export const namedField = `\n  "Foods, everyday things and medicines mentioned in the text, most frequent first, each with the advice for the readers of this record."\n  named(language: Language!): [NamedItem!]! @named`;

export const namedType = `"Kinds of items a text can mention."
enum NamedKind { ${itemTypes.join(" ")} }

"Whom the advice is for."
enum NamedReader { pregnancy breastfeeding baby }

"Verdict in one word."
enum NamedVerdict { yes limit cook avoid ask later }

"""A food, an everyday thing or a medicine that a text mentions, with the advice about it."""
type NamedItem {
  "Address of its page."
  path: String!
  "Everyday name."
  title: String!
  "Kind of item."
  kind: NamedKind!
  "Whom the advice is for; depends on the readers of the record that mentions the item."
  reader: NamedReader!
  "Verdict; null for a medicine, which has none."
  verdict: NamedVerdict
  "Advice in two or three words."
  label: String!
}`;

type Reader = "pregnancy" | "breastfeeding" | "baby";

export interface NamedItem {
  path: string;
  title: string;
  kind: string;
  reader: Reader;
  verdict: string | null;
  label: string;
}

/** The sentences of a record that are searched for names. */
const sentencesToName = (type: RecordTypeName, record: RawRecord, language: Language): string[] =>
  (rowOf(type).namesItems?.fields ?? [])
    .flatMap((field) => textsIn(language, type, record, field))
    .flatMap((text) => sentences(text, language, ";"));

/** For whom the answers on a record’s page are; for a part of an article the same as for the article. */
function readerOf(type: RecordTypeName, record: RawRecord, find: Find): Reader {
  if (rowOf(type).namesItems?.reader === "baby" || record.section === "baby") return "baby";
  const { stage } = (type === "ArticlePart" && find("Article", String(record.article))) || record;
  return stage === "mother" ? "baby" : stage === "new-mother" ? "breastfeeding" : "pregnancy";
}

/** The answer of an item for a reader. Only food has one for the baby; of other items it is the one for breastfeeding. */
function answerOf(
  { type, record }: Item,
  wanted: Reader,
): { reader: Reader; answer: { verdict?: string; label: Record<Language, string> } } {
  if (wanted !== "baby") return { reader: wanted, answer: record[wanted] };
  return type === "Food" ? { reader: "baby", answer: record.baby } : { reader: "breastfeeding", answer: record.breastfeeding };
}

/**
 * Makes the resolver of `named`. The finder of names is made once, and again when the number of items changes.
 * @param recordsOf returns all records of a type
 */
export function namedResolver(recordsOf: RecordsOf, find: Find) {
  const itemsOf = <Type extends ItemType>(type: Type) => recordsOf(type).map((record) => ({ type, record }));
  let known = -1;
  let finders: Record<Language, (text: string) => Item[]> | undefined;
  const finderOf = (language: Language) => {
    const items: Item[] = [...itemsOf("Food"), ...itemsOf("EverydayThing"), ...itemsOf("Medicine")];
    if (!finders || known !== items.length) {
      known = items.length;
      finders = Object.fromEntries(
        languages.map((one) => [one, nameFinder(items, one, { ambiguous: ambiguousNames(recordsOf("AmbiguousNames"), one) })]),
      ) as NonNullable<typeof finders>;
    }
    return finders[language];
  };
  return (type: RecordTypeName, record: RawRecord, language: Language): NamedItem[] => {
    const findItems = finderOf(language);
    const wanted = readerOf(type, record, find);
    const counts = new Map<Item, number>();
    for (const sentence of sentencesToName(type, record, language))
      for (const item of findItems(sentence)) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= (rowOf(type).namesItems?.least ?? 1))
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([item]) => {
        const { reader, answer } = answerOf(item, wanted);
        return {
          path: recordPath(item.type, item.record, language, find),
          title: item.record.title[language],
          kind: item.type,
          reader,
          verdict: answer.verdict ?? null,
          label: answer.label[language],
        };
      });
  };
}
