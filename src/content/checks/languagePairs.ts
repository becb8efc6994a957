/** Checks of the two languages of a text: each is in its own language, both have the same doses, and no emergency number is one of another country. */

import { type Language, languages } from "../../routes/routes";
import { type Fault, faultAt } from "../fault";
import { isText, type TextLeaf, visit } from "../records/visit";
import { oncePerRecord, type ValidRecord } from "./validRecord";

/** Frequent words that exist in only one of the two languages. */
const ownWords: Record<Language, ReadonlySet<string>> = {
  tr: new Set("ve bir bu için ile var yok değil daha kadar gibi olan sonra ama siz mi mı hemen olur önce çok Bir Bu Siz".split(" ")),
  en: new Set("the and you your of is if for with are when from that don’t to at this what how The You Your If When What How".split(" ")),
};
const turkishLetters = /[ğışİĞŞçÇöÖüÜ]/;
/** Names that English texts write with Turkish letters. */
const turkishNames = /Türkiye|Çocuk|Şehir|Göğüs/g;
const filler = /^(?:[-–—.…?x]+|todo\b.*|tbd|lorem ipsum.*|xxx+|n\/a|çevrilecek|deneme)$/i;

/** The number of frequent words of each language in a text. */
function wordCounts(text: string): Record<Language, number> {
  const counts = { tr: 0, en: 0 };
  for (const word of text.split(/[ .,;:!?()“”]+/))
    for (const language of languages) if (ownWords[language].has(word)) counts[language] += 1;
  return counts;
}

/** True if a text with these words is written in the other language. */
function isForeign(counts: Record<Language, number>, language: Language): boolean {
  const other = counts[language === "tr" ? "en" : "tr"];
  return other >= 2 && other > 2 * counts[language];
}

/** Matches amounts with a unit of dose or measurement, where an error could do harm. */
const amount =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?:\s*(?:[–-]|to|ile|ila)\s*(\d+(?:[.,]\d+)*))?[ \u00a0]?(?:mg|mikrogram|micrograms?|mcg|µg|IU|ünite|units?|ml|°C|mmol|damla|drops?|tablet|puf|puffs?)/giu;
const asWords = (words: string): RegExp[] => words.split(" ").map((word) => new RegExp(`(?<!\\p{L})${word}`, "iu"));
/** The numbers one to ten as words. */
const spelt: Record<Language, RegExp[]> = {
  tr: asWords("bir iki üç dört beş altı yedi sekiz dokuz on"),
  en: asWords("one two three four five six seven eight nine ten"),
};
/** The value of a number written in a language: 1.000 and 0,5 in Turkish are 1,000 and 0.5 in English. */
const amountOf = (figure: string, language: Language): number =>
  Number(language === "tr" ? figure.replace(/\.(?=\d{3})/g, "").replace(",", ".") : figure.replace(/,(?=\d{3})/g, ""));

function valuesIn(text: string, language: Language): Set<number> {
  const found = new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => amountOf(figure, language)));
  spelt[language].forEach((word, i) => {
    if (word.test(text)) found.add(i + 1);
  });
  return found;
}

/** A value in mmol/L behind the same in mg/dL, for English readers abroad; abroadChecks.ts checks the arithmetic. */
const inOtherUnit = /(?<=mg\/dL) \(\d+(?:\.\d+)? mmol\/L\)/g;

/** Amounts missing in the other language, also as 1/1000 or 1000 times the value (g and mg). Text after “Not in Türkiye?” is only for readers abroad. */
function missingAmounts(text: string, language: Language, other: string): string[] {
  const amounts = [...(text.split(/Not in Türkiye\?/)[0] ?? "").replace(inOtherUnit, "").matchAll(amount)];
  if (amounts.length === 0) return [];
  const others = valuesIn(other, language === "tr" ? "en" : "tr");
  return amounts.flatMap(([whole, ...figures]) =>
    figures
      .filter((figure) => figure !== undefined)
      .map((figure) => amountOf(figure, language))
      .some((value) => ![value, value / 1000, value * 1000].some((same) => others.has(same)))
      ? [whole.trim()]
      : [],
  );
}

/** Emergency numbers of other countries or no longer in use: since 2021 Türkiye has 112 for police, fire and ambulance. */
const wrongCall: Record<Language, RegExp> = {
  tr: /(?<![\d.,/–])(?:911|999|155|110|122|118)(?:[’']?\p{L}{0,3})?(?:[’' ]\p{L}{1,3})?\s*(?:numara\S*\s*)?(?:arayın|arayıp|arayarak|ara\b|çevirin)/iu,
  en: /\b(?:call|dial|phone|ring)\s+(?:911|999|155|110|122|118)(?![\d%.,]*\s*(?:or 112|in the UK|in the US))\b/i,
};

type Pair = Record<Language, TextLeaf>;

/** The texts of a record in both languages, as pairs. */
function pairsOf({ type, record }: ValidRecord): Pair[] {
  const pairs = new Map<string, Partial<Pair>>();
  for (const leaf of visit(type, record)) {
    if (!isText(leaf) && leaf.kind !== "excerpt") continue;
    const text = leaf as TextLeaf;
    pairs.set(text.field, { ...pairs.get(text.field), [text.language]: text });
  }
  return [...pairs.values()].filter((pair): pair is Pair => pair.tr !== undefined && pair.en !== undefined);
}

function faultsOfPair(file: string, pair: Pair): Fault[] {
  const at = (language: Language, what: string): Fault =>
    faultAt(file, pair[language].path, `${what}: “${pair[language].value.slice(0, 70)}”`, language);
  const [tr, en] = [pair.tr.value, pair.en.value];
  const { kind } = pair.tr;
  const foreign = { tr: isForeign(wordCounts(tr), "tr"), en: isForeign(wordCounts(en), "en") };
  const mayAgree = kind === "short" || kind === "cell";
  const isSame = tr === en && (!mayAgree || tr.split(" ").length > 4);
  // Short texts have no frequent words, so letters that only Turkish has decide.
  const isSwapped = (foreign.tr && foreign.en) || (!turkishLetters.test(tr) && turkishLetters.test(en.replace(turkishNames, "")));
  if (isSame) return [at("en", "is the same in tr and en")];
  if (isSwapped) return [at("tr", "looks like the other language (tr and en swapped)")];
  return languages.flatMap((language) => {
    const text = pair[language].value;
    const other = pair[language === "tr" ? "en" : "tr"].value;
    if (filler.test(text) && kind !== "cell") return [at(language, "is a placeholder: write the text")];
    if (foreign[language]) return [at(language, `is not in ${language === "tr" ? "Turkish" : "English"}`)];
    return [
      ...missingAmounts(text, language, other).map((dose) =>
        at(language, `has the amount “${dose}”, which is missing in the other language`),
      ),
      ...(/\d{3}/.test(text) && wrongCall[language].test(text)
        ? [at(language, "tells the reader to call a number that does not work in Türkiye; write 112")]
        : []),
    ];
  });
}

const faultsOfRecord = oncePerRecord((record: ValidRecord) => pairsOf(record).flatMap((pair) => faultsOfPair(record.file, pair)));

/**
 * Faults of texts whose two languages do not match.
 * @example languagePairFaults(records) // ["data/faqs/fever.json: short.en.0: has the amount “15 mg”, which is missing in the other language: “…”"]
 */
export const languagePairFaults = (records: readonly ValidRecord[]): Fault[] =>
  records.filter(({ type }) => type !== "BabyName" && type !== "SearchSynonyms").flatMap(faultsOfRecord);
