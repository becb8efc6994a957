/** The caffeine of a day: portions of drinks and foods with caffeine, added up and compared with the limit in pregnancy. */
import drinks from "../../../data/standards/caffeine-drinks.json";

/** Milligrams a day in pregnancy and while breastfeeding (EFSA 2015, NHS). */
export const dailyLimit = 200;

/** Largest number of portions of one thing; more than anybody has in a day. */
export const mostPortions = 20;

/** Drinks and foods with caffeine, in the order of the form: milligrams in a portion, and the highest amount another laboratory found in one. */
export const caffeineDrinks: readonly (typeof drinks)[number][] = drinks;

/** Portions by key; half portions are allowed. */
export type CaffeineInput = Readonly<Record<string, number>>;

export type CaffeineAnswer =
  | {
      ok: true;
      /** Milligrams in total: by the usual figures, and by the highest ones. */
      mg: number;
      mgMost: number;
      /** Milligrams left up to the limit, by the highest figures; negative above it. */
      left: number;
      /** `over` when even the usual figures pass the limit, `maybe` when only the highest do. */
      verdict: "within" | "maybe" | "over";
      /** The rows with portions, most caffeine first. */
      rows: { key: string; portions: number; mgMost: number }[];
    }
  | { ok: false; field: string; reason: "nothing" | "notANumber" | "tooMany" };

/**
 * Adds up the caffeine of a day.
 * @param input portions by key, 0 to 20; what is not named counts as none
 * @example caffeine({ "tea-glass": 3, "turkish-light": 1 }) // { ok: true, mg: 186, left: 14, verdict: "within", … }
 */
export function caffeine(input: CaffeineInput): CaffeineAnswer {
  for (const { key } of caffeineDrinks) {
    const portions = input[key] ?? 0;
    if (!Number.isFinite(portions) || portions < 0) return { ok: false, field: key, reason: "notANumber" };
    if (portions > mostPortions) return { ok: false, field: key, reason: "tooMany" };
  }
  const had = caffeineDrinks.flatMap((drink) => {
    const portions = input[drink.key] ?? 0;
    return portions > 0 ? [{ ...drink, portions }] : [];
  });
  if (had.length === 0) return { ok: false, field: caffeineDrinks[0]?.key ?? "", reason: "nothing" };
  const mg = Math.round(had.reduce((sum, drink) => sum + drink.portions * drink.mg, 0));
  const mgMost = Math.round(had.reduce((sum, drink) => sum + drink.portions * drink.mgMost, 0));
  return {
    ok: true,
    mg,
    mgMost,
    left: dailyLimit - mgMost,
    verdict: mg > dailyLimit ? "over" : mgMost > dailyLimit ? "maybe" : "within",
    rows: had
      .map(({ key, portions, mgMost: most }) => ({ key, portions, mgMost: Math.round(portions * most) }))
      .sort((a, b) => b.mgMost - a.mgMost),
  };
}
