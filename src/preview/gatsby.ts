/** Replaces Gatsby where pages are rendered without it: a query is its own text, and all queries and fragments are collected here. */
export const documents: string[] = [];

/**
 * The text of a query or fragment, unchanged.
 * @example graphql`fragment SourceLine on Source { key }` // "fragment SourceLine on Source { key }"
 */
export const graphql = (strings: TemplateStringsArray): string => {
  const text = strings.join("");
  documents.push(text);
  return text;
};
