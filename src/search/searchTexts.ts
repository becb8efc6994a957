/** Texts the search writes, by key, with their placeholders. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** @example textIn({ none: "Nothing for “{{query}}”" }, "none", { query: "x" }) // "Nothing for “x”" */
export const textIn = (texts: Texts, key: string, values: Readonly<Record<string, string | number>>): string =>
  (texts[key] ?? "").replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
