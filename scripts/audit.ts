/**
 * `npm run audit`: asks the registry what is known against the packages in package-lock.json. Ends with 1 when something is known against one that
 * reaches a reader's browser, with 2 when the registry does not say; all else is listed, since it runs only on the machine of whoever builds or tests.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What `npm audit --json` says of a package: `via` holds its own advisories, and the names of packages it is only reached through. */
interface Vulnerability {
  name: string;
  severity: string;
  via: (string | { title: string; url: string; severity: string; range: string })[];
  fixAvailable: boolean | { name: string; version: string; isSemVerMajor: boolean };
}

/** Where each package that reaches the browser stands, with its version and licence. */
export const browserList = "docs/dependencies.md";

/**
 * Names of the packages that reach the browser, from the table of docs/dependencies.md; one that ends in a slash stands for all that begin with it.
 * @example packagesInBrowser(readFileSync(browserList, "utf8")) // ["react", "react-dom", …, "@firebase/"]
 */
export const packagesInBrowser = (markdown: string): string[] => browserRows(markdown).flatMap(([names = ""]) => namesIn(names));

/** @example namesIn("`firebase`, `@firebase/…`") // ["firebase", "@firebase/"] */
export const namesIn = (cell: string): string[] => [...cell.matchAll(/`((?:@[\w-]+\/)?[\w.-]*)…?`/g)].map(([, name = ""]) => name);

/** The rows of that table: packages, versions, licences, where, size. */
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

/** What an audit comes to: lines for the reader of the log, and how the step ends. */
export interface Verdict {
  exitCode: 0 | 1 | 2;
  lines: string[];
}

/**
 * Judges what npm said. A package without an advisory of its own is left out: the one it is reached through is named.
 * @param said standard output of `npm audit --json`
 * @param inBrowser see packagesInBrowser
 * @example judge("{}", ["react"]).exitCode // 2: that is no report
 */
export function judge(said: string, inBrowser: readonly string[]): Verdict {
  let vulnerabilities: Record<string, Vulnerability> | undefined;
  try {
    ({ vulnerabilities } = JSON.parse(said));
  } catch {
    // Not even JSON: as little an answer as none.
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
