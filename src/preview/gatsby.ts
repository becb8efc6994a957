/** Stands in for Gatsby where pages are drawn without it: a query is its text, and those with fragments are remembered. */
export const documents: string[] = [];

/** @example graphql`fragment SourceLine on Source { key }` */
export const graphql = (strings: TemplateStringsArray): string => {
  const text = strings.join("");
  documents.push(text);
  return text;
};
