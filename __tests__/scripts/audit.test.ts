import { readFileSync } from "node:fs";
import { browserList, browserRows, judge, namesIn, packagesInBrowser } from "../../scripts/audit";

const markdown = readFileSync(browserList, "utf8");
const inBrowser = packagesInBrowser(markdown);

const advisory = (title: string) => ({ title, url: "https://advisories.example/1", severity: "high", range: "<2.0.0" });
const found = (name: string, via: unknown[], fixAvailable: unknown = false) => ({ [name]: { name, severity: "high", via, fixAvailable } });
const report = (...vulnerabilities: object[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.assign({}, ...vulnerabilities) });

test("the list of packages that reach the browser is read from its table", () => {
  expect(inBrowser).toEqual(expect.arrayContaining(["react", "react-dom", "@emotion/hash", "uqr", "@firebase/"]));
  expect(inBrowser).not.toContain("gatsby");
});

test("its versions and licences are the installed ones", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { version: string; license: string }>;
  };
  const wrong = browserRows(markdown).flatMap((row) => {
    const [names = "", versions = "", licences = ""] = row;
    return namesIn(names)
      .filter((name) => !name.endsWith("/"))
      .filter((name) => {
        const { version = "", license = "" } = packages[`node_modules/${name}`] ?? {};
        return !versions.split(", ").includes(version) || !licences.split(", ").includes(license);
      });
  });
  expect(wrong).toEqual([]);
});

test("a vulnerability in a package that reaches the browser exits with 1", () => {
  const { exitCode, lines } = judge(report(found("react-dom", [advisory("Runs what it should show")])), inBrowser);
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).toContain("react-dom <2.0.0: high, Runs what it should show (https://advisories.example/1)");
  expect(judge(report(found("@firebase/app", [advisory("Leaks")])), inBrowser).exitCode).toBe(1);
});

test("a vulnerability in a build tool is only listed, with its fix", () => {
  const fix = { name: "gatsby", version: "6.0.0", isSemVerMajor: true };
  const { exitCode, lines } = judge(report(found("webpack", [advisory("Reads a file")], fix)), inBrowser);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    "0 known against packages that reach the browser",
    "1 against packages that only build or test the site:",
    "  webpack <2.0.0: high, Reads a file (https://advisories.example/1), mended with gatsby 6.0.0",
  ]);
});

test("a package is not listed for a vulnerability of its dependency", () => {
  const { exitCode, lines } = judge(report(found("firebase", ["undici"]), found("undici", [advisory("Loops")])), inBrowser);
  expect(exitCode).toBe(0);
  expect(lines.join("\n")).not.toContain("firebase");
});

test("a report without vulnerabilities exits with 0", () => {
  expect(judge(report(), inBrowser).exitCode).toBe(0);
});

test.each([
  ["nothing", ""],
  ["no JSON", "<html>405</html>"],
  ["an error", JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "", detail: "" } })],
])("output that is not a report is an error: %s", (_, said) => {
  const { exitCode, lines } = judge(said, inBrowser);
  expect([exitCode, lines[0]]).toEqual([2, "Not known: the registry gave no report, so nothing was audited."]);
});
