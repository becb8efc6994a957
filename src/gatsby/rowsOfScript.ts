import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { routePaths } from "../routes/paths";
import { iconPaths } from "../ui/iconPaths";
import { filesOfScript } from "./scriptFiles";
import { type AsksFor, keysIn } from "./textsOfScript";

/**
 * Returns a test whether code links to a route: by its id, as in `pathTo("ivf", …)` or `<LocalLink to="names">`, or by a template whose placeholders
 * become lower-case letters.
 * @throws if the id is not written at the link, because its address would then be missing in the browser
 * @example linksIn('pathTo("ivf", language); pathTo(`${side}Names`, language)')("girlNames") // true
 */
export function linksIn(code: string): AsksFor {
  const links = [...code.matchAll(/\b(?:pathTo\(|LocalLink\s+to=)\s*(?:"(\w+)"|`([^`]+)`|[^\s,)>]+)/g)].map(([link, word, template]) => {
    const id = word ?? template?.replace(/\$\{[^}]*\}/g, "[a-z]+");
    if (!id) throw new Error(`linksIn requires the id of a page as a string or a template, got ${link}`);
    return new RegExp(`^${id}$`);
  });
  return (id) => links.some((link) => link.test(id));
}

/**
 * Returns a test whether a file uses an icon, as in `<Icon name="phone" />`. If the file computes the name, every word in quotes counts: an unused icon
 * does less harm than a missing one.
 * @example iconsIn('<Icon name="phone" />')("phone") // true
 */
export function iconsIn(code: string): AsksFor {
  const isWorkedOut = /<Icon\s+name=\{|\bIconName\b/.test(code);
  return keysIn(isWorkedOut ? code : [...code.matchAll(/<Icon\s+name=("\w+")/g)].map(([, name]) => name).join("\n"));
}

/** Tables of which the browser needs only the rows its code uses: by file, the name of the export, the rows, and how to find the used ones. */
const tables = {
  "src/routes/paths.ts": { name: "routePaths", rows: routePaths, namedIn: linksIn },
  "src/ui/iconPaths.ts": { name: "iconPaths", rows: iconPaths, namedIn: iconsIn },
} as const;
/** Skipped: these files only pass ids on; `sharedIcons` lists them for the styles. */
const passOn: readonly string[] = [
  ...Object.keys(tables),
  "src/routes/pages.ts",
  "src/routes/routes.ts",
  "src/ui/LocalLink.tsx",
  "src/ui/Icon.tsx",
  "src/ui/sharedIcons.ts",
];

/**
 * The tables of addresses and icons, reduced to the rows the browser’s code uses.
 * @returns the new code of each file, by its absolute path
 * @example Object.keys(await rowsOfScript()).length // 2
 */
export async function rowsOfScript(): Promise<Readonly<Record<string, string>>> {
  const files = (await filesOfScript()).filter((file) => !passOn.includes(file));
  const codes = files.map((file) => readFileSync(file, "utf8"));
  return Object.fromEntries(
    Object.entries(tables).map(([file, { name, rows, namedIn }]) => {
      const areNamed = codes.map(namedIn);
      const named = Object.fromEntries(Object.entries(rows).filter(([id]) => areNamed.some((isNamed) => isNamed(id))));
      return [resolve(file), `export const ${name} = ${JSON.stringify(named)};`];
    }),
  );
}
