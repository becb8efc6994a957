/** The two scripts every page has: one printed into its head, and one file that browsers cache. Both are bundled from the modules of src/site/inline. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import { minify_sync } from "terser";
import { browserslist } from "../../package.json";

const folder = resolve("src/site/inline");

/** The browsers of package.json under their esbuild names, like “chrome109”; without Samsung Internet, which is based on Chrome. */
export const browserTargets = browserslist
  .filter((browser) => !browser.startsWith("samsung"))
  .map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", ""));

/** A module and all it imports as one minified text that defines no global names. */
function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(folder, entry)],
    bundle: true,
    write: false,
    format: "esm",
    target: browserTargets,
    logLevel: "silent",
  });
  const { code } = minify_sync(`(()=>{${outputFiles[0]?.text}})()`, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    format: { ecma: 2020, semicolons: true },
  });
  if (!code) throw new Error(`bundle requires a module that does something, got ${entry}`);
  return code;
}

export interface InlineScripts {
  /** Printed into the head of every page: src/site/inline/inHead.ts. */
  head: string;
  /** The file every page loads, src/site/inline/inEveryPage.ts: its address contains a hash of its text. */
  page: { href: string; text: string };
}

/**
 * Bundles both scripts from the modules as they are now.
 * @example inlineScripts().page.href // "/page-0c5b1fd4.js"
 */
export function inlineScripts(): InlineScripts {
  const text = bundle("inEveryPage.ts");
  return {
    head: bundle("inHead.ts"),
    page: { href: `/page-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`, text },
  };
}

/** The constants by which gatsby-ssr.tsx knows them, as a bundler inserts them. */
export const inlineConstants = ({ head, page }: InlineScripts): Record<string, string> => ({
  HEAD_SCRIPT: JSON.stringify(head),
  PAGE_SCRIPT: JSON.stringify(page.href),
});
