/** Replaces Gatsby in unit tests: templates are tested with literal props, so queries are never run. */
export const graphql = (strings: TemplateStringsArray): string => strings.join("");
