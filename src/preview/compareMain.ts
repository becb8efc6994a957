/** Compares the content of a page rendered without Gatsby with the page that Gatsby has built (the exit drill). */

/**
 * The part from `<main>` to `</main>`, both included, without traces of Gatsby: React writes the depth of an element into its ids (`:R1ij8sh:`), and
 * Gatsby wraps each page in elements of its own. The ids are replaced by numbers in order of appearance, so that an id in the wrong place is still a
 * difference.
 * @throws Error for a document without exactly one main part
 * @example mainOf('<body><main><p id=":R1d:">Hi</p></main></body>') // '<main><p id=":1:">Hi</p></main>'
 */
export function mainOf(html: string): string {
  const [main, ...others] = html.match(/<main[\s>][\s\S]*?<\/main>/g) ?? [];
  if (!main || others.length > 0) throw new Error(`mainOf requires one main part, got ${main ? others.length + 1 : 0}`);
  const ids = new Map<string, string>();
  return main.replace(/:R[0-9a-z]*:/g, (id) => {
    if (!ids.has(id)) ids.set(id, `:${ids.size + 1}:`);
    return ids.get(id) as string;
  });
}

/**
 * The position of the first difference between two main parts, with the surrounding text of both; undefined if they are identical.
 * @example firstDifference("<main>a</main>", "<main>b</main>") // { at: 6, own: "…", built: "…" }
 */
export function firstDifference(own: string, built: string): { at: number; own: string; built: string } | undefined {
  if (own === built) return undefined;
  let at = 0;
  while (own[at] === built[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 120);
  return { at, own: around(own), built: around(built) };
}
