/**
 * The choice a field of a form, an address or a device holds; another one where it holds none of them.
 * @param fallback what is taken then, undefined for nothing
 * @example readChoice(["due", "born"], fields.mode, "due") // "due", where fields.mode is "x"
 */
export const readChoice = <Value extends string, Fallback extends Value | undefined>(
  values: readonly Value[],
  value: string | undefined,
  fallback: Fallback,
): Value | Fallback => values.find((known) => known === value) ?? fallback;
