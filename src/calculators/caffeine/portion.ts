import type { caffeineDrinks } from "./caffeine";

type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * How much a portion is and what it holds, in words.
 * @example portionOf(t, { key: "cola", servingMl: 330, mg: 35, mgMost: 50 }) // "330 ml, 35–50 mg"
 */
export function portionOf(t: Words, { servingMl, mg, mgMost }: (typeof caffeineDrinks)[number]): string {
  const amount = servingMl === null ? t("caffeine.grams", { n: 50 }) : t("caffeine.ml", { n: servingMl });
  return t("caffeine.portion", { amount, mg: mgMost > mg ? `${mg}–${mgMost}` : mg });
}
