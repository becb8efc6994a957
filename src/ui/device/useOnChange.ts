import { type EffectCallback, useEffect } from "react";

/**
 * Runs an effect once the component is on the page, and again after each change of the given values – and of no others, however many the effect reads.
 * Unlike `useEffect`, which must name everything it reads, it says when something happens: “the focus moves when an answer is asked for”.
 * @param values as many at every call
 * @example useOnChange([attempt], () => fetchAgain(address));
 */
export function useOnChange(values: readonly unknown[], effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the values
  useEffect(effect, values);
}

/**
 * Runs an effect once, when the component is on the page: for what only the browser knows, such as text typed before the script was loaded.
 * @example useOnMount(() => setPhone(readHospitalPhone()));
 */
export function useOnMount(effect: EffectCallback): void {
  useOnChange([], effect);
}
