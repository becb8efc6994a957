import type { caffeineDrinks } from "./caffeine";

type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * The size of a portion and its milligrams of caffeine, in words.
 * @example portionOf(t, { key: "cola", servingMl: 330, mg: 35, mgMost: 50 }) // "330 ml, 35–50 mg"
 */
export function portionOf(t: Words, { servingMl, mg, mgMost }: (typeof caffeineDrinks)[number]): string {
  const amount = servingMl === null ? t("caffeine.grams", { n: 50 }) : t("caffeine.ml", { n: servingMl });
  return t("caffeine.portion", { amount, mg: mgMost > mg ? `${mg}–${mgMost}` : mg });
}
