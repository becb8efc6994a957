/** Plural form of a text for a count, by the CLDR rules of both languages: "one" for 1, "other" for the rest. @example pluralOf(1.5) // "other" */
export const pluralOf = (count: number): "one" | "other" => (count === 1 ? "one" : "other");
