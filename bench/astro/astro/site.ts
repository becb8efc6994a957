/** The records and templates of Ninni, loaded by Vite and queried with the site's own resolvers. */
import type { ContentFile } from "../src/content/checks/checks";
import { typeOfRecord } from "../src/content/typeOfRecord";
import { listPages, pageAsker, recordsByType } from "../src/preview/answerPage";
import { contentSchema } from "../src/preview/contentSchema";
import type { Template } from "../src/preview/drawPage";
import { documents } from "../src/preview/gatsby";

const contents = import.meta.glob<object>("../data/**/*.json", { eager: true, import: "default" });
const texts = import.meta.glob<object>("../src/locales/*/*.json", { eager: true, import: "default" });
const pages = import.meta.glob<Template>("../src/**/page.tsx", { eager: true });
// No module imports these files: a template's query names the fragments it spreads.
import.meta.glob("../src/**/fragments.ts", { eager: true });

const files = Object.entries(contents).flatMap(([path, content]): ContentFile[] => {
  const [, relativeDirectory = "", name = ""] = /^\.\.\/data\/(?:(.*)\/)?([^/]+)\.json$/.exec(path) ?? [];
  const type = typeOfRecord({ node: { sourceInstanceName: "data", relativeDirectory, name } });
  return [content].flat().map((record) => ({ file: path, type: type as ContentFile["type"], record }));
});
const locales = Object.entries(texts).map(([path, text]) => {
  const [, language = "", ns = ""] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  return { ns, language, data: JSON.stringify(text) };
});
const templates = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path.replace(/^\.\.\/src\/|\/page\.tsx$/g, ""), page]));

const records = recordsByType(files);
const { schema, hold } = contentSchema();
hold(records, locales);
const ask = pageAsker({ documents, templates });

/** Every page of the site by its address. */
export const listed = listPages(records, new Date().toISOString().slice(0, 10));

/**
 * Template, query result and context of the page at an address.
 * @throws Error when no page has the address
 */
export function pageAt(path: string) {
  const page = listed.get(path);
  if (!page) throw new Error(`pageAt requires an address of the site, got ${path}`);
  return { ...ask(page, schema), pageContext: page.context };
}
