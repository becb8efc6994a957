/** Stands in for Gatsby in unit tests: templates are tested with literal props, so that queries are only written down. */
export const graphql = (strings: TemplateStringsArray): string => strings.join("");
