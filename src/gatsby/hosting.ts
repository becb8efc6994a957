/**
 * How the built site is hosted: what is deployed and which headers are sent. The build makes firebase.json and public/_headers from this file, and
 * scripts/serve.ts sends exactly these headers.
 */
import { createHash } from "node:crypto";
import { firebaseConfig, firebaseHosts } from "../firebase/firebaseConfig";
import { speculationRules } from "../site/inline/speculationRules";
import { immutableFiles } from "../site/offline/cacheNames";

/** Files that only the build needs: neither deployed nor served. */
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

/** Where Firebase looks for the “not found” page in the reader’s language; other hosts use the 404.html nearest to the address. */
export const localizedFolder = "/localized";

/**
 * True for the address of a file that only the build needs.
 * @example isUnpublished("/app.js.map") // true
 */
export const isUnpublished = (path: string): boolean =>
  /\.map$|^\/(?:page-data|~partytown|_gatsby)\/|^\/(webpack\.stats|chunk-map)\.json$|^\/_headers$|\/\./.test(path);

/** Files whose name contains a hash of their content, so they never change: as a regular expression and as patterns for the hosts. */
const immutable = { test: immutableFiles, patterns: ["/*-*.js", "/*-*.css", "/fonts/**", "/static/**"] };

type Headers = Record<string, string>;

/**
 * The Content-Security-Policy of every page. Scripts: only files of the site, and by their hash the inline scripts and the speculation rules. Nothing
 * from other hosts (except Firebase, if configured), and no page in a frame.
 * @param scripts the inline scripts, exactly as they are in the pages
 * @example contentSecurityPolicy(["run()"]) // "default-src 'none'; script-src 'self' … 'sha256-…'; …"
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = [...scripts, speculationRules].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  // Other hosts only if the owner has configured Firebase. Pages request nothing from them before the visitor agrees or sends a question.
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

/**
 * The content of firebase.json. The last matching header rule wins, so the immutable files come last.
 * @param scripts see contentSecurityPolicy
 * @example firebaseJson(scripts).hosting.public // "public"
 */
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

/**
 * The same headers for hosts that read a file called _headers, where an exclamation mark removes a header before it is set again.
 * @param scripts see contentSecurityPolicy
 * @example headersFile(scripts).startsWith("/*\n") // true
 */
export function headersFile(scripts: readonly string[]): string {
  const block = (source: string, lines: string[]): string => [source, ...lines.map((line) => `  ${line}`)].join("\n");
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[
    block("/*", lines({ ...securityHeaders(scripts), ...revalidated })),
    ...immutable.patterns.map((source) => block(source.replace("**", "*"), ["! Cache-Control", ...lines(forGood)])),
  ].join("\n\n")}\n`;
}

/**
 * The code of the inline scripts of a page, without those that have a `type`.
 * @example findInlineScripts("<script>run()</script><script src=x></script>") // ["run()"]
 */
export const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
