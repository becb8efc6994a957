import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { contentSecurityPolicy, findInlineScripts, firebaseJson, headersFile, headersFor, isUnpublished } from "../../src/gatsby/hosting";

const scripts = ["(function theme() {})()", "(function boot() {})()"];
const paths = [
  "/",
  "/en/weeks/24",
  "/app.js",
  "/site-0123456789abcdef0123.css",
  "/2063-0123456789abcdef0123.js",
  "/framework-0123456789abcdef0123.js",
  "/fonts/figtree-latin-ab8375ac.woff2",
  "/static/a/b.webp",
  "/data/tr/girl-names.json",
  "/illustrations/hero.svg",
  "/kiz-bebek-isimleri/nur-ay",
];

/** A host's glob as a regular expression: ** matches anything, * anything except a slash. */
const matches = (glob: string, path: string): boolean =>
  new RegExp(
    `^${glob
      .split("**")
      .map((part) =>
        part
          .split("*")
          .map((text) => text.replace(/[.?]/g, "\\$&"))
          .join("[^/]*"),
      )
      .join(".*")}$`,
  ).test(path);

test.each(paths)("every host gets the same headers for %s", (path) => {
  const expected = headersFor(path, scripts);
  const { headers } = firebaseJson(scripts).hosting;
  // For each header, the last of Firebase's rules that matches wins.
  const fromFirebase = headers
    .filter(({ source }) => matches(source, path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(fromFirebase)).toEqual(expected);

  const fromFile: Record<string, string> = {};
  for (const block of headersFile(scripts).trim().split("\n\n")) {
    const [source = "", ...lines] = block.split("\n");
    // In that file a single star matches any rest of the address.
    if (!matches(source.startsWith("/*-*") ? source : source.replace("*", "**"), path)) continue;
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith("! ")) delete fromFile[line.slice(2)];
      else fromFile[line.slice(0, line.indexOf(": "))] = line.slice(line.indexOf(": ") + 2);
    }
  }
  expect(fromFile).toEqual(expected);
});

test("the policy lists each inline script by its hash, and allows no other", () => {
  const policy = contentSecurityPolicy(scripts);
  for (const code of scripts) expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  const [, scriptSources = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scriptSources).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("the inline scripts of a page are those that run, without data and without an address", () => {
  const html = `<script>a()</script><script src="/app.js"></script><script type="application/json">{}</script><script id="x">b()</script>`;
  expect(findInlineScripts(html)).toEqual(["a()", "b()"]);
});

test("files that only the build needs are neither deployed nor served", () => {
  const { ignore } = firebaseJson(scripts).hosting;
  expect(ignore).toEqual(expect.arrayContaining(["**/*.map", "page-data/**", "webpack.stats.json", "chunk-map.json"]));
  expect(
    [
      "/app.js.map",
      "/page-data/index/page-data.json",
      "/webpack.stats.json",
      "/chunk-map.json",
      "/_headers",
      "/.git",
      "/~partytown/a.js",
    ].every(isUnpublished),
  ).toBe(true);
  expect(paths.some(isUnpublished)).toBe(false);
});

describe("where the owner has set up Firebase", () => {
  const env = "GATSBY_FIREBASE_CONFIG";
  afterEach(() => {
    delete process.env[env];
  });
  /** The policy of a build with this in the environment. */
  const policyWith = (config: object): string => {
    process.env[env] = JSON.stringify(config);
    let policy = "";
    jest.isolateModules(() => {
      policy = (require("../../src/gatsby/hosting") as typeof import("../../src/gatsby/hosting")).contentSecurityPolicy(scripts);
    });
    return policy;
  };

  test("its hosts are allowed, and without it none", () => {
    expect(contentSecurityPolicy(scripts)).not.toContain("https:");
    const policy = policyWith({ apiKey: "k", projectId: "p", appId: "a" });
    expect(policy).toMatch(/connect-src 'self' https:[^;]*https:\/\/firestore\.googleapis\.com/);
    expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toContain("img-src 'self' data:;");
  });

  test("half a configuration stops the build", () => {
    expect(() => policyWith({ apiKey: "k" })).toThrow("GATSBY_FIREBASE_CONFIG requires projectId, appId");
  });
});

test("the pipeline deploys the rules of Firebase before the site", () => {
  const { firestore, storage, database } = firebaseJson(scripts);
  expect([firestore.rules, storage.rules, database.rules].map((file) => readFileSync(file, "utf8").length > 0)).toEqual([true, true, true]);
  const [, deploy = ""] = readFileSync(".github/workflows/ci.yml", "utf8").split("\n  deploy:\n");
  const [rules, site] = ["deploy --only firestore:rules,storage,database", "FirebaseExtended/action-hosting-deploy"].map((step) =>
    deploy.indexOf(step),
  );
  expect(rules).toBeGreaterThan(0);
  expect(site).toBeGreaterThan(rules ?? 0);
});
