/** The words and numbers of a query that may tell of a danger: folded, contractions undone, number words as numbers. */
import type { Language } from "../../routes/routes";
import { fold, lower } from "../../text/letters";

export interface Token {
  /** Folded. */
  word: string;
  /** In lower case, with its own letters. */
  raw: string;
  /** The number it is, or that ends with it: “otuz sekiz”. */
  value?: number;
  /** True if a slash stands between this number and the one before. */
  isAfterSlash?: boolean;
  /** True if a plus stands between this number and the one before: 31+4. */
  isAfterPlus?: boolean;
}

const negated = /\b(?:ca|is|are|do|does|did|wo|was|has|have|had|could|would|should|were|ai)n[’'´`]?t\b|\bcan ?not\b/g;

const units: Record<Language, readonly string[]> = {
  tr: "sifir bir iki uc dort bes alti yedi sekiz dokuz".split(" "),
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
};
const tens: Record<Language, readonly string[]> = {
  tr: "on yirmi otuz kirk elli altmis yetmis seksen doksan".split(" "),
  en: "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};
const turkishNumber = new RegExp(
  `^(${tens.tr.join("|")})?(${units.tr.join("|")})?((?:[yn]?[aeiu]|[dt][ae]n?|l[iu][kg]|[ae]r|s[ae]r|(?:[iu]?nc[iu])|y[ae]|i?ydi)?)$`,
);

/** Value of a Turkish number word, also joined and with a suffix: “onaltıya”; undefined if it is none. */
function turkishValue(word: string): number | undefined {
  const found = turkishNumber.exec(word);
  if (!found || (!found[1] && !found[2])) return undefined;
  return (tens.tr.indexOf(found[1] ?? "") + 1) * 10 + Math.max(0, units.tr.indexOf(found[2] ?? ""));
}

function setTurkishNumbers(tokens: Token[]): void {
  let before: number | undefined;
  tokens.forEach((token, i) => {
    if (token.value !== undefined) {
      before = token.value;
      return;
    }
    if (token.word.startsWith("bucu") && before !== undefined) {
      token.value = before + 0.5;
      const previous = tokens[i - 1];
      if (previous) delete previous.value;
      return;
    }
    const value = token.word === "yarim" ? undefined : turkishValue(token.word);
    if (token.word === "yuz" && (before !== undefined || turkishValue(tokens[i + 1]?.word ?? "") !== undefined)) token.value = 100;
    else if (value !== undefined) {
      const joins =
        before !== undefined && ((before % 10 === 0 && before < 100 && value < 10 && value > 0 && before > 0) || before === 100);
      token.value = joins ? (before ?? 0) + value : value;
      const previous = tokens[i - 1];
      if (joins && previous) delete previous.value;
    }
    before = token.value;
  });
}

function englishValue(word: string): number | undefined {
  const unit = units.en.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.en.indexOf(word);
  return ten >= 0 ? (ten + 1) * 10 : word === "hundred" ? 100 : undefined;
}

function setEnglishNumbers(tokens: Token[]): void {
  let at = -1;
  tokens.forEach((token, i) => {
    if (token.value !== undefined) return;
    const value = englishValue(token.word);
    const open = at >= 0 ? tokens[at] : undefined;
    const before = open?.value;
    if (token.word === "half" && before !== undefined && i - at <= 3) {
      token.value = before + 0.5;
      delete open?.value;
      at = i;
    }
    if (value === undefined) {
      if (token.word !== "and" && token.word !== "a") at = -1;
      return;
    }
    const isNext = at >= 0 && (i - at === 1 || tokens[i - 1]?.word === "and");
    const sum =
      before === undefined || !isNext
        ? undefined
        : value === 100
          ? before * 100
          : before % 100 === 0 && before > 0
            ? before + value
            : before % 10 === 0 && before >= 20 && value < 10
              ? before + value
              : before <= 2 && value >= 10
                ? before * 100 + value
                : undefined;
    token.value = sum ?? value;
    if (sum !== undefined && open) delete open.value;
    at = i;
  });
}

/** Joins “a hundred point eight”, “otuz sekiz nokta beş”. */
function setDecimals(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    const whole = tokens[i - 2];
    if (!/^(?:point|nokta|virgul)$/.test(tokens[i - 1]?.word ?? "") || whole?.value === undefined) return;
    if (token.value === undefined || token.value > 9 || !Number.isInteger(token.value)) return;
    token.value = Number(`${whole.value}.${token.value}`);
    delete whole.value;
  });
}

/**
 * The words of a query.
 * @example dangerWords("Ateşi otuz sekiz", "tr").map(({ value }) => value) // [undefined, undefined, 38]
 */
export function dangerWords(text: string, language: Language): Token[] {
  const plain = lower(text.normalize("NFC"), language)
    .replace(language === "en" ? negated : /$^/g, " not ")
    .replace(/(?<=\p{L})[’'´`](?=\p{L})/gu, language === "en" ? "" : " ");
  // In capitals without any Turkish letter the I of TUZ RUHU ICTI says nothing.
  const isPlain = !/[çğışöüÇĞİŞÖÜ]/.test(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const found of plain.matchAll(/\d+(?:[.,]\d+)?|\p{L}+/gu)) {
    const raw = found[0];
    const between = plain.slice(end, found.index);
    end = found.index + raw.length;
    const folded = fold(raw, language);
    const word = language === "tr" && folded === "bi" ? "bir" : folded;
    const token: Token = { raw: isPlain || word !== folded ? word : raw, word };
    if (/^\d/.test(raw)) token.value = Number(raw.replace(",", "."));
    if (between.includes("/")) token.isAfterSlash = true;
    if (between.includes("+")) token.isAfterPlus = true;
    tokens.push(token);
  }
  if (language === "tr") setTurkishNumbers(tokens);
  else setEnglishNumbers(tokens);
  setDecimals(tokens);
  return tokens;
}
