/**
 * Reads a choice from a form, an address or storage; the fallback if the value is not one of the choices.
 * @param fallback undefined for none
 * @example readChoice(["due", "born"], fields.mode, "due") // "due", if fields.mode is "x"
 */
export const readChoice = <Value extends string, Fallback extends Value | undefined>(
  values: readonly Value[],
  value: string | undefined,
  fallback: Fallback,
): Value | Fallback => values.find((known) => known === value) ?? fallback;
