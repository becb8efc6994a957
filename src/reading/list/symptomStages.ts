/** First and last completed week of each stage that can be chosen. */
export const stages = { any: [0, 42], first: [0, 13], second: [14, 27], third: [28, 42] } as const;

/**
 * The completed weeks in which an entry is typical, as text for `data-weeks`; empty means at any time.
 * @example weeksAsText([{ weekFrom: 6, weekTo: 12 }, { weekFrom: 28, weekTo: 40 }]) // "6-12 28-40"
 */
export const weeksAsText = (windows: readonly { readonly weekFrom: number; readonly weekTo: number }[]): string =>
  windows.map(({ weekFrom, weekTo }) => `${weekFrom}-${weekTo}`).join(" ");
