/**
 * How the built site is hosted, in one place: what is deployed and which headers go with what. The build makes firebase.json and public/_headers of
 * it, and scripts/serve.ts sends exactly these headers.
 */
import { createHash } from "node:crypto";
import { firebaseConfig, firebaseHosts } from "../site/firebaseConfig";
import { immutableFiles } from "../site/offline/cacheNames";
import { speculationRules } from "../site/speculationRules";

/** Not deployed and not served: what only the build needs. */
const unpublished = [
  "**/*.map",
  "page-data/**",
  "webpack.stats.json",
  "chunk-map.json",
  "_headers",
  "**/.*",
  "~partytown/**",
  "_gatsby/**",
];

/** Where Firebase looks for the page of an unknown address in the reader's language; other hosts take that nearest to the address. */
export const localizedFolder = "/localized";

/**
 * True for an address behind which only the build has something.
 * @example isUnpublished("/app.js.map") // true
 */
export const isUnpublished = (path: string): boolean =>
  /\.map$|^\/(?:page-data|~partytown|_gatsby)\/|^\/(webpack\.stats|chunk-map)\.json$|^\/_headers$|\/\./.test(path);

/** Files that are named after their content, so that it never changes: for code and for Firebase. */
const immutable = { test: immutableFiles, patterns: ["/*-*.js", "/*-*.css", "/fonts/**", "/static/**"] };

type Headers = Record<string, string>;

/**
 * The policy of every page: scripts only of the site and those printed into it, by their hash, and the rules of what is fetched ahead; nothing of another host, no frame around it.
 * @param scripts the inline scripts as they stand in the pages
 * @example contentSecurityPolicy(["run()"]) // "default-src 'none'; script-src 'self' … 'sha256-…'; …"
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = [...scripts, speculationRules].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  // Other hosts only where the owner has set up Firebase; pages ask them nothing before a yes or a sent question.
  const { script, connect } = firebaseConfig ? firebaseHosts : { script: [], connect: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...script].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const securityHeaders = (scripts: readonly string[]): Headers => ({
  "Content-Security-Policy": contentSecurityPolicy(scripts),
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});
const revalidated: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };
const forGood: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The headers of an address.
 * @param scripts see contentSecurityPolicy
 * @example headersFor("/fonts/figtree-latin-ab8375ac.woff2", scripts)["Cache-Control"] // "public, max-age=31536000, immutable"
 */
export const headersFor = (path: string, scripts: readonly string[]): Headers => ({
  ...securityHeaders(scripts),
  ...(immutable.test.test(path) ? forGood : revalidated),
});

const asList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** firebase.json: the last rule that fits wins, so what never changes comes after the rest. */
export const firebaseJson = (scripts: readonly string[]) => ({
  firestore: { rules: "firestore.rules" },
  storage: { rules: "storage.rules" },
  database: { rules: "database.rules.json" },
  hosting: {
    public: "public",
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: localizedFolder },
    ignore: unpublished,
    headers: [
      { source: "**", headers: asList({ ...securityHeaders(scripts), ...revalidated }) },
      ...immutable.patterns.map((source) => ({ source, headers: asList(forGood) })),
    ],
  },
});

/** The same for hosts that read a file called _headers: a header is taken back with an exclamation mark before it is set anew. */
export function headersFile(scripts: readonly string[]): string {
  const block = (source: string, lines: string[]): string => [source, ...lines.map((line) => `  ${line}`)].join("\n");
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[
    block("/*", lines({ ...securityHeaders(scripts), ...revalidated })),
    ...immutable.patterns.map((source) => block(source.replace("**", "*"), ["! Cache-Control", ...lines(forGood)])),
  ].join("\n\n")}\n`;
}

/**
 * The scripts printed into a page, without those that are data.
 * @example findInlineScripts("<script>run()</script><script src=x></script>") // ["run()"]
 */
export const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
