/** Kilograms in words, for the result, the chart and the tables. */

import type { Language } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";
import type { Translate } from "../../text/textsFor";
import type { WeightRange } from "./weightRanges";

/**
 * Kilograms as a number in the language, with one decimal unless whole.
 * @example kilos("tr", 11.5) // "11,5"
 */
export const kilos = (language: Language, value: number): string => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);

/**
 * A range of kilograms with its unit.
 * @example kiloRange(t, "en", { lowKg: 11.5, highKg: 16 }) // "11.5 to 16 kg"
 */
export const kiloRange = (t: Translate, language: Language, { lowKg, highKg }: WeightRange): string =>
  t("weight.kgRange", { low: kilos(language, lowKg), high: kilos(language, highKg) });
