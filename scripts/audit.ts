/**
 * `npm run audit`: gets the known vulnerabilities of the packages in package-lock.json from the registry. Exits with 1 when a package that reaches a
 * reader's browser has one, with 2 when the registry gives no report. All others are only listed, because those packages run only where the site is
 * built or tested.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What `npm audit --json` says of a package. `via`: its own advisories as objects, and names of vulnerable packages it depends on as strings. */
interface Vulnerability {
  name: string;
  severity: string;
  via: (string | { title: string; url: string; severity: string; range: string })[];
  fixAvailable: boolean | { name: string; version: string; isSemVerMajor: boolean };
}

/** The file that lists each package that reaches the browser, with its version and licence. */
export const browserList = "docs/dependencies.md";

/**
 * Names of the packages that reach the browser, from the table of docs/dependencies.md; a name that ends in a slash means all that begin with it.
 * @example packagesInBrowser(readFileSync(browserList, "utf8")) // ["react", "react-dom", …, "@firebase/"]
 */
export const packagesInBrowser = (markdown: string): string[] => browserRows(markdown).flatMap(([names = ""]) => namesIn(names));

/**
 * Package names between backticks in a table cell, without a trailing ellipsis.
 * @example namesIn("`firebase`, `@firebase/…`") // ["firebase", "@firebase/"]
 */
export const namesIn = (cell: string): string[] => [...cell.matchAll(/`((?:@[\w-]+\/)?[\w.-]*)…?`/g)].map(([, name = ""]) => name);

/** The rows of that table as cells: packages, versions, licences, where, size. */
export const browserRows = (markdown: string): string[][] =>
  (markdown.split("## What reaches the browser")[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The result of an audit: lines for the log and the exit code. */
export interface Verdict {
  exitCode: 0 | 1 | 2;
  lines: string[];
}

/**
 * Evaluates npm's report. A package without an advisory of its own is left out; the package that has the advisory is listed instead.
 * @param said standard output of `npm audit --json`
 * @param inBrowser see packagesInBrowser
 * @example judge("{}", ["react"]).exitCode // 2: that is no report
 */
export function judge(said: string, inBrowser: readonly string[]): Verdict {
  let vulnerabilities: Record<string, Vulnerability> | undefined;
  try {
    ({ vulnerabilities } = JSON.parse(said));
  } catch {
    // Output that is not JSON counts as no report.
  }
  if (!vulnerabilities)
    return { exitCode: 2, lines: ["Not known: the registry gave no report, so nothing was audited.", said.trim().slice(0, 500)] };
  const reaches = (name: string) => inBrowser.some((listed) => (listed.endsWith("/") ? name.startsWith(listed) : name === listed));
  const found = Object.values(vulnerabilities).flatMap(({ name, via, fixAvailable }) =>
    via.flatMap((advisory) => {
      if (typeof advisory === "string") return [];
      const fix = typeof fixAvailable === "object" ? `, mended with ${fixAvailable.name} ${fixAvailable.version}` : "";
      return [{ name, line: `  ${name} ${advisory.range}: ${advisory.severity}, ${advisory.title} (${advisory.url})${fix}` }];
    }),
  );
  const [bad, rest] = [found.filter(({ name }) => reaches(name)), found.filter(({ name }) => !reaches(name))];
  return {
    exitCode: bad.length > 0 ? 1 : 0,
    lines: [
      `${bad.length} known against packages that reach the browser${bad.length > 0 ? ":" : ""}`,
      ...bad.map(({ line }) => line),
      `${rest.length} against packages that only build or test the site${rest.length > 0 ? ":" : ""}`,
      ...rest.map(({ line }) => line),
    ],
  };
}

if (process.argv[1]?.endsWith("audit.ts")) {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const { exitCode, lines } = judge(stdout, packagesInBrowser(readFileSync(browserList, "utf8")));
  console.log(lines.join("\n"));
  process.exitCode = exitCode;
}
