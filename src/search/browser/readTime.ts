/** Takes the week, month or age out of a query: “25. haftada ibuprofen” asks for ibuprofen, in week 25. */
import type { Language } from "../../routes/routes";
import { isWithinOneTypo } from "../../text/oneTypo";

export type Stage = "pregnancy" | "baby";

export interface Asked {
  /** The other words. */
  words: string[];
  /** The stage the query names; null if it names none. */
  stage: Stage | null;
  /** The time it names: a week of pregnancy or of a baby’s life, or a month of either. */
  time: { stage: Stage; unit: "week" | "month"; n: number } | null;
}

interface Speech {
  ones: readonly string[];
  tens: readonly string[];
  /** Endings of a number word: sekizinci, eighth. */
  ordinal: RegExp;
  units: Record<"day" | "week" | "month" | "year", RegExp>;
  /** The units as they are spelt, to know them with a typing error. */
  spelt: readonly (readonly [word: string, unit: "week" | "month"])[];
  /** The number is an age of somebody born: haftalık bebek, months old. */
  old: RegExp;
  /** What is asked of a baby in weeks: eight week jabs. */
  care: RegExp;
  /** How long something has lasted or is to last, not a time of pregnancy or life: üç gündür, for two days. */
  lasted: RegExp;
  lastedBefore: RegExp;
  pregnancy: RegExp;
  baby: RegExp;
}

const speech: Record<Language, Speech> = {
  tr: {
    ones: "sifir bir iki uc dort bes alti yedi sekiz dokuz".split(" "),
    tens: "- on yirmi otuz kirk elli".split(" "),
    ordinal: /(?:[iu]?nc[iu]|unc[iu]|inci)$/,
    units: {
      day: /^g[u]n(?:l[u][kg]\w*|de|u|un|unde)?$/,
      week: /^haf?ta\w*$|^hft\w*$|^haftl\w*$/,
      month: /^(?:ay(?:l[i]?[kg]\w*|da|daki|dan|inda|inci|i|im|a|in|lk|den)?)$/,
      year: /^yas(?:inda\w*|ina|indan|i|in|inin|lik|ta)?$/,
    },
    spelt: [
      ["hafta", "week"],
      ["haftalik", "week"],
      ["haftada", "week"],
      ["aylik", "month"],
    ],
    old: /(?!)/,
    care: /^(?:asi|uyku|emzir|mama|emme|kaka|bez|kolik|kahvalti)/,
    lasted: /d[iu]r$|^(?:gec\w*|sonra\w*|once\w*|var|kala|kaldi|boyunca|surer|surdu|ara|arayla|kez|kere|defa|fazla)$/,
    lastedBefore: /^(?:her|son|gunde|haftada|ayda|en)$/,
    pregnancy: /^(?:hamil|gebe|gebel|karnimda|hamle|hml)/,
    baby: /^(?:beb(?:e|is|is)|oglum|kizim|oglan|cocu[gk]|yenidogan|yavru|minik|evlad|torun)/,
  },
  en: {
    ones: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
    tens: "- - twenty thirty forty fifty".split(" "),
    ordinal: /(?:th|st|nd|rd)$/,
    units: {
      day: /^days?$/,
      week: /^(?:w|wk|wks|week|weeks|weeker|weks?|weeke)$/,
      month: /^(?:mo|mos|mth|mths|month|months|mnths?|m)$/,
      year: /^(?:y|yo|yr|yrs|year|years)$/,
    },
    spelt: [
      ["week", "week"],
      ["weeks", "week"],
      ["month", "month"],
      ["months", "month"],
    ],
    care: /^(?:jab|vaccin|immuni|nap|sleep|feed|milestone|colic|nappy|poo|breakfast|lunch|wean)/,
    old: /^(?:old|olds|o)$/,
    lasted: /^(?:ago|later|late|after|straight|before|overdue|apart|running|now|off|since|past|postpartum|pp)$/,
    lastedBefore: /^(?:for|every|last|past|in|within|about|after|since|per|over|another)$/,
    pregnancy: /^(?:pregnan|pregnat|pregant|pregnet|prego|pregg|expecting|trimester|tri|bump|antenatal|prenatal|womb)/,
    baby: /^(?:bab(?:y|ies)|newborn|infant|toddler|lo|los|son|daughter|kid|child|children|little|bub|bubba|boy|girl|nb)$/,
  },
};

/**
 * True for a word that says the stage, or little else.
 * @example isStageWord("hamileyken", "tr") // true
 */
export const isStageWord = (word: string, language: Language): boolean =>
  speech[language].pregnancy.test(word) ||
  (language === "tr" ? /^beb(?:e|is)/ : /^(?:bab(?:y|ies)|lo|newborn|child|not|safe|allowed|ok|okay|help|need|worth|while|during)$/).test(
    word,
  );

/** The value of a number, in figures or words; null if a word is none. */
function numberIn(word: string, { ones, tens, ordinal }: Speech): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  for (const bare of [word, word.replace(ordinal, ""), word.replace(/nc[iu]$/, "")]) {
    if (ones.includes(bare)) return ones.indexOf(bare);
    if (tens.includes(bare)) return 10 * tens.indexOf(bare);
  }
  // dorduncu, ucuncu, besinci, altinci: the ending begins with a letter of the number.
  const near = ones.findIndex((one) => one.length > 2 && word.startsWith(one.slice(0, -1)) && ordinal.test(word));
  return near > 0 && word.length > 4 ? near : null;
}

/** A number at a place and how many words it takes: “yirmi sekizinci” is two. */
function numberAt(words: readonly string[], at: number, own: Speech): { n: number; length: number } | null {
  const first = numberIn(words[at] ?? "", own);
  if (first === null) return null;
  const isTens = !/\d/.test(words[at] ?? "") && first >= 10 && first % 10 === 0;
  const second = isTens ? numberIn(words[at + 1] ?? "", own) : null;
  return second !== null && second > 0 && second < 10 ? { n: first + second, length: 2 } : { n: first, length: 1 };
}

function unitOf(word: string | undefined, { units, spelt }: Speech): keyof Speech["units"] | undefined {
  if (word === undefined) return undefined;
  const exact = (Object.keys(units) as (keyof typeof units)[]).find((unit) => units[unit].test(word));
  return exact ?? (word.length > 3 ? spelt.find(([right]) => isWithinOneTypo(word, right))?.[1] : undefined);
}

/** The week or month a number and its unit mean; null for one that is neither of a pregnancy nor of a child up to two. */
function timeOf(n: number, unit: keyof Speech["units"], stage: Stage | null, isOld: boolean): Asked["time"] {
  if (unit === "day") return isOld && n <= 364 ? { stage: "baby", unit: "week", n: Math.max(1, Math.ceil(n / 7)) } : null;
  if (unit === "year") return n <= 6 ? { stage: "baby", unit: "month", n: n * 12 } : null;
  if (unit === "week") {
    const of = stage ?? (isOld ? "baby" : "pregnancy");
    return n >= 1 && n <= (of === "pregnancy" ? 42 : 52) ? { stage: of, unit, n } : null;
  }
  const of = stage ?? (isOld ? "baby" : n <= 9 ? "pregnancy" : "baby");
  return n <= (of === "pregnancy" ? 10 : 36) ? { stage: of, unit, n } : null;
}

/**
 * The time a query names, and its other words.
 * @param words folded, in order
 * @example readTime(["25", "haftada", "ibuprofen"], "tr") // { words: ["ibuprofen"], stage: null, time: { stage: "pregnancy", unit: "week", n: 25 } }
 */
export function readTime(words: readonly string[], language: Language): Asked {
  const own = speech[language];
  const isPregnancy = words.some((word) => own.pregnancy.test(word));
  const rest: string[] = [];
  let time: Asked["time"] = null;
  let isAge = false;
  for (let i = 0; i < words.length; i++) {
    const number = numberAt(words, i, own);
    // “week 30”, “month 5”.
    const isBefore = !number && unitOf(words[i], own) && !/s$/.test(words[i] ?? "") && language === "en";
    const after = isBefore ? numberAt(words, i + 1, own) : null;
    let end = number ? i + number.length : i;
    // “20 ila 22. hafta”, “30+4 hafta”: the first of two numbers.
    const isPair = number && numberIn(words[end] ?? "", own) !== null && unitOf(words[end + 1], own) === "week";
    if (isPair) end += 1;
    const unit = after ? unitOf(words[i], own) : number ? unitOf(words[end], own) : undefined;
    const value = after ?? number;
    if (!unit || !value) {
      rest.push(words[i] ?? "");
      continue;
    }
    const last = after ? i + after.length : end;
    const next = words[last + 1] ?? "";
    const isLasting = own.lasted.test(words[last] ?? "") || own.lasted.test(next) || (!after && own.lastedBefore.test(words[i - 1] ?? ""));
    const isOld =
      own.old.test(next) ||
      unit === "year" ||
      (language === "tr" &&
        /l[iu]?[kg]/.test(words[last] ?? "") &&
        (own.baby.test(next) || own.baby.test(words[i - 1] ?? "") || unit !== "week"));
    const isOfBaby =
      isOld ||
      (!isPregnancy && words.some((word) => own.care.test(word))) ||
      (words.some((word) => own.baby.test(word)) && (unit === "month" || (unit === "day" && own.baby.test(next) && language === "tr")));
    const isAdult = unit === "year" && value.n > 6;
    if (isAdult) rest.push(words[i] ?? "", words[last] ?? "");
    else if (!isLasting || (isOld && !/d[iu]r$/.test(words[last] ?? ""))) {
      time ??= timeOf(value.n, unit, isPregnancy && !(isOld && language === "en") ? "pregnancy" : isOfBaby ? "baby" : null, isOfBaby);
      isAge ||= isOld && !isPregnancy;
    }
    i = own.old.test(next) && next !== "" ? last + 1 : last;
  }
  // “13+4”: weeks and days of pregnancy.
  if (/^(?:[4-9]|[1-3]\d) [0-6]$/.test(rest.join(" "))) time ??= timeOf(Number(rest[0]), "week", null, false);
  const stage = isPregnancy ? "pregnancy" : isAge || time?.stage === "baby" ? "baby" : (time?.stage ?? null);
  return { words: rest, stage, time };
}
