/** Units a number may be typed with, each with the words for it and what one of them is in the first unit. */
const units = {
  kg: [
    [/^(?:kg|kilo|kilogram|kilos?|kgs)$/, 1],
    [/^(?:g|gr|gram|grams)$/, 0.001],
  ],
  cm: [
    [/^(?:cm|santim|santimetre|centimetres?|centimeters?)$/, 1],
    [/^(?:m|mt|metre|metres?|meters?)$/, 100],
  ],
  weeks: [[/^(?:hafta|haftalik|haftalık|weeks?|wks?)$/, 1]],
  days: [[/^(?:gün|gun|days?)$/, 1]],
} as const satisfies Record<string, readonly (readonly [RegExp, number])[]>;
export type Unit = keyof typeof units;

/**
 * The digits 0–9 and the decimal point for those of Arabic and full-width keyboards; everything else is unchanged.
 * In each of these alphabets the last four bits of a digit are its number.
 * @example plainDigits("٣٨٫٥") // "38.5"
 */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replace(/[٫．]/g, ".");

/**
 * Reads a typed number with a decimal comma or point and spaces around it; NaN for anything else.
 * @param unit the unit it is asked for in, which may be typed after it
 * @example typedNumber(" 7,2 ") // 7.2
 * @example typedNumber("8250 gr", "kg") // 8.25
 */
export function typedNumber(text: string, unit?: Unit): number {
  const [, number = "", word = ""] = /^\s*([-+]?\d+(?:[.,]\d+)?)\s*(?:([a-zçğıöşü]+)\.?)?\s*$/i.exec(plainDigits(text)) ?? [];
  const times = word === "" ? 1 : unit && units[unit].find(([words]) => words.test(word.toLowerCase()))?.[1];
  return number === "" || times === undefined ? Number.NaN : Number((Number(number.replace(",", ".")) * times).toFixed(6));
}
