/** Figures in running text: numbers in digits and words, ranges, units, tiers. Two ways to write the same figure have the same value. */
import type { Language } from "../../routes/languages";

interface Unit {
  tr: string;
  en: string;
  /** Unit in which values are compared, and how many of it the unit has. */
  base: string;
  times: number;
}
const unit = (tr: string, en: string, base: string, times = 1): Unit => ({ tr, en, base, times });

/** Units by the name a pattern gives them. The expressions contain the endings, so that “ay” is not found in “ayrı”. */
const units: Record<string, Unit> = {
  µg: unit("(?:mikrogram|mcg|µg)\\p{L}*", "(?:micrograms?|mcg|µg)", "µg"),
  "mg/dl": unit("mg\\/dl", "mg\\/dl", "mg/dl"),
  "mg/kg": unit("mg\\/kg", "mg\\/kg", "mg/kg"),
  mg: unit("(?:mg(?![\\p{L}/])|miligram\\p{L}*)", "(?:mg(?![\\p{L}/])|milligrams?)", "µg", 1000),
  g: unit("(?:g(?!\\p{L})|gram\\p{L}*)", "(?:g(?!\\p{L})|grams?)", "µg", 1e6),
  kg: unit("(?:kg(?!\\p{L})|kilo\\p{L}*)", "(?:kg(?!\\p{L})|kilos?|kilograms?)", "µg", 1e9),
  "ml/kg": unit("ml\\/kg", "ml\\/kg", "ml/kg"),
  ml: unit("(?:ml(?![\\p{L}/])|mililitre\\p{L}*)", "(?:ml(?![\\p{L}/])|millilitres?)", "ml"),
  litre: unit("litre\\p{L}*", "litres?", "ml", 1000),
  mm: unit("(?:mm(?!\\p{L})|milimetre\\p{L}*)", "(?:mm(?!\\p{L})|millimetres?)", "mm"),
  cm: unit("(?:cm(?!\\p{L})|santim\\p{L}*)", "(?:cm(?!\\p{L})|centimetres?)", "mm", 10),
  metre: unit("metre\\p{L}*", "(?:metres?|m(?!\\p{L}))", "mm", 1000),
  "°c": unit("(?:°c|derece\\p{L}*)", "(?:°c|degrees)", "°c"),
  iu: unit("(?:ünite\\p{L}*|iu)", "(?:units?|iu)", "iu"),
  second: unit("(?:saniye\\p{L}*|sn)", "seconds?", "second"),
  minute: unit("(?:dakika\\p{L}*|dk)", "minutes?", "second", 60),
  hour: unit("saat\\p{L}*", "(?:hours?|hourly)", "second", 3600),
  day: unit("gün(?!eş|ey|lü)\\p{L}*", "days?", "second", 86_400),
  week: unit("hafta\\p{L}*", "weeks?", "second", 604_800),
  month: unit("ay(?!r|n|a[kğ]|ar|d[ıi])\\p{L}*", "months?", "month"),
  year: unit("(?:yaş|yıl)\\p{L}*", "years?", "month", 12),
  time: unit("(?:kez|kere|defa)\\p{L}*", "times", "time"),
};

/** Tiers in words. */
const tierWords: Record<Language, readonly (readonly [tier: string, words: string])[]> = {
  tr: [
    ["112", "112"],
    ["now", "hemen|derhal|beklemeden|gece de"],
    ["today", "bugün|aynı gün|o gün"],
    ["week", "bu hafta|birkaç gün içinde"],
  ],
  en: [
    ["112", "112"],
    ["now", "now|at once|straight away|immediately|right away"],
    ["today", "today|(?:the )?same day|that day"],
    ["week", "this week|within a few days"],
  ],
};

const ones = {
  tr: ["bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"],
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
};
const teens = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const tens = {
  tr: ["on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"],
  en: ["ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
};

/** The numbers 1 to 99 and the halves in words, with their values. */
function numberWords(language: Language): Map<string, number> {
  const single = ones[language].map((one, i): [string, number] => [one, i + 1]);
  const joint = language === "tr" ? " " : "-";
  const double = tens[language].flatMap((ten, i): [string, number][] => [
    [ten, (i + 1) * 10],
    ...single.map(([one, value]): [string, number] => [`${ten}${joint}${one}`, (i + 1) * 10 + value]),
  ]);
  const own: [string, number][] =
    language === "tr"
      ? [
          ["yarım", 0.5],
          ["yüz", 100],
        ]
      : [
          ...teens.map((teen, i): [string, number] => [teen, i + 10]),
          ["half an", 0.5],
          ["half a", 0.5],
          ["a", 1],
          ["an", 1],
          ["a hundred", 100],
        ];
  return new Map([...single, ...double, ...own]);
}

const words: Record<Language, Map<string, number>> = { tr: numberWords("tr"), en: numberWords("en") };
/** A whole number, never the first digits of one. */
const inDigits = "\\d+(?:[.,]\\d+)*(?!\\d|[.,]\\d)";
/** Tens with or without ones, ones, and the other words of a language. The short expression is many times faster than one word after the other. */
const inWords: Record<Language, string> = {
  tr: `(?:${tens.tr.join("|")})(?: (?:${ones.tr.join("|")})(?!\\p{L}))?|${ones.tr.join("|")}|yarım|yüz`,
  en: `(?:${tens.en.slice(1).join("|")})(?:-(?:${ones.en.join("|")}))?|${teens.join("|")}|${ones.en.join("|")}|half an?|an?|a hundred`,
};
const numberIn = (language: Language): string => {
  const half = language === "tr" ? "(?: buçuk)?" : "(?: and a half|½)?";
  return `(?<![\\p{L}\\d.,])(?:${inDigits}|(?:${inWords[language]})(?!\\p{L}))${half}`;
};
/** A digit, a number word, or “bir”, “a”, “an” in front of a unit: without one of them a sentence has no number. */
const anyNumber: Record<Language, RegExp> = {
  tr: new RegExp(
    `\\d|(?<![a-zçğıöşü])(?:${[...tens.tr, ...ones.tr.slice(1), "yarım", "yüz"].join("|")}|bir (?:saniye|dakika|saat|gün|hafta|ay|yaş|yıl|kez|kere|gram|litre|kilo|buçuk))`,
    "u",
  ),
  en: new RegExp(
    `\\d|\\b(?:${[...tens.en, ...teens, ...ones.en, "half", "hundred"].join("|")}|an? (?:second|minute|hour|day|week|month|year|gram|litre|kilo|mg))`,
    "u",
  ),
};

/**
 * True if a sentence may have a number; much faster than looking for each figure.
 * @param text in lower case
 * @example mayHaveNumber("bir yaşından önce", "tr") // true
 * @example mayHaveNumber("bir süre sonra", "tr") // false
 */
export const mayHaveNumber = (text: string, language: Language): boolean => anyNumber[language].test(text);

const numbers: Record<Language, string> = { tr: numberIn("tr"), en: numberIn("en") };
const numberPattern: Record<Language, RegExp> = { tr: new RegExp(numbers.tr, "gu"), en: new RegExp(numbers.en, "gu") };

/** What joins a number and its unit: “12. hafta”, “12’nci hafta”, “12th week”, “12-week”. */
const glue = "(?:[’'](?!\\s)\\p{L}+|\\.|th|st|nd|rd)?[\\s\\u00a0-]?";
const joins: Record<Language, string> = {
  tr: "(?:\\s?(?:[–-]|ila|ile|ya da|veya)\\s?|[:/])",
  en: "(?:\\s?(?:[–-]|to|or)\\s?|[:/])",
};

/**
 * The part of a regular expression that finds a figure.
 * @param name what a pattern has in braces: units separated by |, nothing, “/” for a pair like 140/90, “tier”, or “=” and words
 * @param group name of the group that has the figure
 * @example new RegExp(figureSource("mg", "en", "figure"), "u").exec("up to 200 mg")?.groups?.figure // "200 mg"
 */
export function figureSource(name: string, language: Language, group: string): string {
  if (name === "tier") return `(?<![\\p{L}\\d])(?<${group}>${tierWords[language].map(([, found]) => found).join("|")})(?![\\p{L}\\d])`;
  if (name.startsWith("=")) return `(?<![\\p{L}\\d])(?<${group}>${name.slice(1)})`;
  const number = numbers[language];
  if (name === "/") return `(?<${group}>${number}\\/\\d+)`;
  const named = name === "" ? [] : name.split("|");
  const unknown = named.find((one) => one !== "%" && !units[one]);
  if (unknown !== undefined) throw new Error(`there is no unit “${unknown}”`);
  const found = named.map((one) => (one === "%" ? (language === "en" ? "(?:%|per ?cent)" : "") : units[one]?.[language])).join("|");
  const range = (between: string) => `${number}(?:${between}${joins[language]}${number})?`;
  if (name === "%" && language === "tr") return `(?<${group}>(?:yüzde |%\\s?)${range("")})`;
  if (found === "") return `(?<${group}>(?!an? |half )${range("(?:[’'](?!\\s)\\p{L}+)?")})`;
  // English also counts weeks as “week 24”.
  const first = language === "en" && named.includes("week") ? `weeks? (?!an? |half )${range("")}|` : "";
  return `(?<${group}>${first}${range(`(?:${glue}(?:${found}))?`)}${glue}(?:${found})(?!\\p{L}))`;
}

/** The value of a number as written: 1.000 and 0,5 in Turkish are 1,000 and 0.5 in English. */
function numberOf(written: string, language: Language): number {
  const half = /^(.*?)(?: buçuk| and a half|½)$/.exec(written)?.[1];
  if (half !== undefined) return numberOf(half, language) + 0.5;
  const value = words[language].get(written);
  if (value !== undefined) return value;
  return Number(language === "tr" ? written.replace(/\.(?=\d{3})/g, "").replace(",", ".") : written.replace(/,(?=\d{3})/g, ""));
}

/**
 * The value of a figure, the same however it is written: in digits or words, in hours or days.
 * @param written in lower case
 * @param name what the pattern had in braces
 * @example figureValue("altı ay", "month", "tr") === figureValue("six months", "month", "en") // true
 * @example figureValue("at once", "tier", "en") // "now"
 */
export function figureValue(written: string, name: string, language: Language): string {
  if (name === "tier") return tierWords[language].find(([, found]) => new RegExp(`^(?:${found})$`, "u").test(written))?.[0] ?? written;
  if (name.startsWith("=")) return written;
  const named = name.split("|").filter((one) => one in units);
  const found = [...written.matchAll(numberPattern[language])];
  const unitOf = (text: string): string | undefined => named.find((one) => new RegExp(`${units[one]?.[language]}`, "u").test(text));
  const last = /^weeks? /.test(written) ? "week" : unitOf(written.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0)));
  const values = found.map(({ 0: number, index }, i) => {
    const own = unitOf(written.slice(index + number.length, found[i + 1]?.index));
    return Number((numberOf(number, language) * (units[own ?? last ?? ""]?.times ?? 1)).toPrecision(12));
  });
  const base = name === "%" ? "%" : (units[last ?? ""]?.base ?? "");
  return `${values.join(/\d([:/])\d/.exec(written)?.[1] ?? "–")} ${base}`.trim();
}

/**
 * The value of a figure in a rule: “200 mg”, “3–5 day”, “140/90”, “now”, or a word.
 * @example ruleValue("24 hour") === ruleValue("1 day") // true
 */
export function ruleValue(written: string): string {
  const parts = /^([\d.]+)(?:([–:/])([\d.]+))?(?: (\S+))?$/.exec(written);
  if (!parts || written === "112") return written;
  const [, from, join = "", to, name = ""] = parts;
  const { base, times } = name === "%" ? unit("", "", "%") : (units[name.toLowerCase().replace(/s$/, "")] ?? unit("", "", name));
  return `${[from, to].flatMap((number) => (number === undefined ? [] : Number((Number(number) * times).toPrecision(12)))).join(join)} ${base}`.trim();
}
