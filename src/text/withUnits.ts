/** What must stay on the same line as the number before it: its unit, and in a range the number after the dash. */
const beforeUnit = /(\d) (?=(?:°C|mcg|mg|kg|g|ml|cm|mm|mmol|kcal)(?![\p{L}\d]))/gu;
const insideRange = /(\d–)(?=\d)/g;

/**
 * Text for print: a number stays on one line with its unit, and a range is not broken.
 * @example withUnits("at most 4 g in 24 hours") // "at most 4\u00a0g in 24 hours"
 */
export const withUnits = (text: string): string => text.replace(beforeUnit, "$1\u00a0").replace(insideRange, "$1\u2060");
