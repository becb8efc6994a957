import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { filesOfScript } from "../preview/bundle";
import { routePaths } from "../routes/paths";
import { iconPaths } from "../ui/iconPaths";
import { type AsksFor, keysIn } from "./textsOfScript";

/**
 * Which pages a piece of code links: by a word, `pathTo("ivf", …)` or `<LocalLink to="names">`, or by a template in which one lower-case word is put in.
 * @throws where the id is not written at the link, so that its address would be missing in the browser
 * @example linksIn('pathTo("ivf", language); pathTo(`${side}Names`, language)')("girlNames") // true
 */
export function linksIn(code: string): AsksFor {
  const links = [...code.matchAll(/\b(?:pathTo\(|LocalLink\s+to=)\s*(?:"(\w+)"|`([^`]+)`|[^\s,)>]+)/g)].map(([link, word, template]) => {
    const id = word ?? template?.replace(/\$\{[^}]*\}/g, "[a-z]+");
    if (!id) throw new Error(`linksIn requires the id of a page as a word or a template, got ${link}`);
    return new RegExp(`^${id}$`);
  });
  return (id) => links.some((link) => link.test(id));
}

/**
 * Which icons a file draws: `<Icon name="phone" />`. Where it works out the name, rather one too many than one too few: then every word in quotes counts.
 * @example iconsIn('<Icon name="phone" />')("phone") // true
 */
export function iconsIn(code: string): AsksFor {
  const isWorkedOut = /<Icon\s+name=\{|\bIconName\b/.test(code);
  return keysIn(isWorkedOut ? code : [...code.matchAll(/<Icon\s+name=("\w+")/g)].map(([, name]) => name).join("\n"));
}

/** Tables of which a piece of code names single rows: the file, what it exports, the rows, and how a file names them. */
const tables = {
  "src/routes/paths.ts": { name: "routePaths", rows: routePaths, namedIn: linksIn },
  "src/ui/iconPaths.ts": { name: "iconPaths", rows: iconPaths, namedIn: iconsIn },
} as const;
/** They name rows for others, the last for the styles alone. */
const passOn: readonly string[] = [
  ...Object.keys(tables),
  "src/routes/pages.ts",
  "src/routes/routes.ts",
  "src/ui/LocalLink.tsx",
  "src/ui/Icon.tsx",
  "src/ui/sharedIcons.ts",
];

/** @returns the tables of addresses and icons as the browser gets them, with the rows its code names: the code of each file, by its whole path */
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
