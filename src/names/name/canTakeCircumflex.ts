/**
 * Whether the registry's rule for the circumflex may concern a name: it came from Arabic or Persian and has a g, k or l before an a or u.
 * The rule also requires that this letter is pronounced thin, which the spelling does not show.
 * Source: letter of the population directorate (NVİ) of 28 September 2018.
 * @param name in Turkish spelling
 * @param origins languages it came to Turkish from
 * @example canTakeCircumflex("Kamil", ["arabic"]) // true
 * @example canTakeCircumflex("Kaan", ["turkish"]) // false
 */
export const canTakeCircumflex = (name: string, origins: readonly string[]): boolean =>
  origins.some((origin) => origin === "arabic" || origin === "persian") && /[gkl][au]/i.test(name);
