const numberIn = (key: string): number => Number(/\d+/.exec(key)?.[0] ?? 0);

/**
 * Topics sorted by the number in their key.
 * @example sortTopics([{ key: "MT-10" }, { key: "MT-2" }]) // MT-2 before MT-10
 */
export const sortTopics = <Topic extends { readonly key: string }>(topics: readonly Topic[]): Topic[] =>
  [...topics].sort((a, b) => numberIn(a.key) - numberIn(b.key));
