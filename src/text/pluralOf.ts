/** The form of a text for a count, as CLDR tells it for both languages: one, and all others. @example pluralOf(1.5) // "other" */
export const pluralOf = (count: number): "one" | "other" => (count === 1 ? "one" : "other");
