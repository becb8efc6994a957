/** What a host has to handle: malformed addresses, other methods, ranges of files, aborted connections, many requests at once. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { serve } from "../../scripts/serve";
import { contentSecurityPolicy } from "../../src/gatsby/hosting";

const home = process.cwd();
const big = "Uzun bir sayfa. ".repeat(400_000);
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "serve-"));
  process.chdir(folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(`public/${file}`), { recursive: true });
    writeFileSync(`public/${file}`, text);
  };
  write("index.html", '<h1>Merhaba</h1><script>run()</script><script type="application/json">{}</script>');
  write("kaynaklar/index.html", `<h1>Kaynaklar</h1>${"kaynak ".repeat(500)}`);
  write("404.html", "<h1>Bulunamadı</h1>");
  write("en/index.html", "<h1>Hello</h1>");
  write("en/404.html", "<h1>Not found</h1>");
  for (const file of [
    "site-0123456789abcdef0123.css",
    "fonts/a-ab8375ac.woff2",
    "data/tr/a.json",
    "manifest.webmanifest",
    "sitemap.xml",
    "ads.txt",
  ])
    write(file, "text");
  for (const file of ["a.svg", "a.webp"]) write(file, "picture");
  write("2063-0123456789abcdef0123.js", "script");
  write("app.js", "script");
  for (const name of ["app.js.map", "webpack.stats.json", "chunk-map.json", "page-data/index/page-data.json", "_headers", ".secret"])
    write(name, "{}");
  write("big.txt", big);
  server = await serve(0);
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const get = (path: string, { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const question = ask({ port, host: "127.0.0.1", path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    question.on("error", reject);
    question.end();
  });

/** Sends raw bytes and returns the first line of the answer. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.once("data", (text) => {
      socket.destroy();
      resolve(String(text).split("\r\n")[0] ?? "");
    });
    socket.once("error", reject);
  });

/** Open file descriptors of this process that belong to files in the folder. */
const openFiles = (): number => readdirSync("/proc/self/fd").length;

test("a page is sent with all required headers, and compressed if the client accepts it", async () => {
  const { status, headers, body } = await get("/kaynaklar", { headers: { "Accept-Encoding": "gzip" } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": contentSecurityPolicy(["run()"]),
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
  expect(gunzipSync(body).toString()).toContain("Kaynaklar");
  expect((await get("/2063-0123456789abcdef0123.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/app.js")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

/**
 * What superstatic 10.0.0, Firebase's local server, answered to GET with these files and this firebase.json on 23 November 2026: the status, and the
 * target of a redirect or the media type.
 */
const superstatic: readonly [path: string, status: number, toOrType: string][] = [
  ["/", 200, "text/html; charset=utf-8"],
  ["/kaynaklar", 200, "text/html; charset=utf-8"],
  ["/kaynaklar/", 301, "/kaynaklar"],
  ["/kaynaklar/?a=1", 301, "/kaynaklar?a=1"],
  ["/kaynaklar/index.html", 301, "/kaynaklar"],
  ["/kaynaklar/index", 301, "/kaynaklar"],
  ["/kaynaklar.html", 404, "text/html; charset=utf-8"],
  ["/index.html", 301, "/"],
  ["/index", 301, "/"],
  ["/en", 200, "text/html; charset=utf-8"],
  ["/en/", 301, "/en"],
  ["/en/index.html", 301, "/en"],
  ["/404", 404, "text/html; charset=utf-8"],
  ["/404.html", 301, "/404"],
  ["/404/", 301, "/404"],
  ["/404/index.html", 404, "text/html; charset=utf-8"],
  ["/en/404", 200, "text/html; charset=utf-8"],
  ["/yok", 404, "text/html; charset=utf-8"],
  ["/yok/", 404, "text/html; charset=utf-8"],
  ["/yok/?a=1", 404, "text/html; charset=utf-8"],
  ["/yok.html", 404, "text/html; charset=utf-8"],
  ["/yok/index.html", 404, "text/html; charset=utf-8"],
  ["/en/none", 404, "text/html; charset=utf-8"],
  ["/en/none/", 404, "text/html; charset=utf-8"],
  ["/yok//", 404, "text/html; charset=utf-8"],
  ["//kaynaklar", 200, "text/html; charset=utf-8"],
  ["//kaynaklar/", 301, "/kaynaklar"],
  ["/kaynaklar//", 301, "/kaynaklar"],
  ["//evil.example/", 404, "text/html; charset=utf-8"],
  ["/app.js", 200, "application/javascript; charset=utf-8"],
  ["/app.js/", 404, "text/html; charset=utf-8"],
  ["/app.js.html", 404, "text/html; charset=utf-8"],
  ["/app.js/index.html", 404, "text/html; charset=utf-8"],
  ["/2063-0123456789abcdef0123.js", 200, "application/javascript; charset=utf-8"],
  ["/site-0123456789abcdef0123.css", 200, "text/css; charset=utf-8"],
  ["/manifest.webmanifest", 200, "application/manifest+json; charset=utf-8"],
  ["/sitemap.xml", 200, "application/xml"],
  ["/ads.txt", 200, "text/plain; charset=utf-8"],
  ["/data/tr/a.json", 200, "application/json; charset=utf-8"],
  ["/data/tr", 404, "text/html; charset=utf-8"],
  ["/data/tr/", 404, "text/html; charset=utf-8"],
  ["/fonts/a-ab8375ac.woff2", 200, "font/woff2"],
  ["/a.svg", 200, "image/svg+xml"],
  ["/a.webp", 200, "image/webp"],
  ["/data/tr/a", 404, "text/html; charset=utf-8"],
  ["/KAYNAKLAR", 404, "text/html; charset=utf-8"],
  ["/kaynaklar%2f", 404, "text/html; charset=utf-8"],
  ["/kaynakl%61r", 200, "text/html; charset=utf-8"],
  ["/%00", 404, "text/html; charset=utf-8"],
  ["/..%2f..%2fetc/passwd", 404, "text/html; charset=utf-8"],
  ["/../../etc/passwd", 404, "text/html; charset=utf-8"],
];

test.each(superstatic)("%s gets %i, %s, as of superstatic", async (path, status, toOrType) => {
  const { headers, ...answer } = await get(path);
  expect([answer.status, status === 301 ? headers.location : headers["content-type"]]).toEqual([status, toOrType]);
});

/**
 * Differs from superstatic on purpose: the 404 is in the language of the address (Firebase uses the reader's), what is not deployed is not served, a
 * malformed address is not a server error (500 there), and only GET and HEAD are answered (200 there).
 */
test.each([
  ["/yok", 404, "Bulunamadı"],
  ["/en/none", 404, "Not found"],
  ["/en/none.html", 404, "Not found"],
  ["/english", 404, "Bulunamadı"],
  ["/app.js.map", 404, "Bulunamadı"],
  ["/webpack.stats.json", 404, "Bulunamadı"],
  ["/chunk-map.json", 404, "Bulunamadı"],
  ["/page-data/index/page-data.json", 404, "Bulunamadı"],
  ["/_headers", 404, "Bulunamadı"],
  ["//_headers", 404, "Bulunamadı"],
  ["/.secret", 404, "Bulunamadı"],
  ["/%zz", 400, "Bad request"],
  [`/${"a".repeat(9000)}`, 404, "Bulunamadı"],
])("%s gets %i in its language", async (path, status, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(text);
});

test("a malformed request gets a status too, and the server keeps running", async () => {
  expect(await raw("GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("HTTP/1.1 404 Not Found");
  expect(await raw("GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 4/);
  expect(await raw("\u0000\u0001\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
  expect((await get("/")).status).toBe(200);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
  const { status, headers } = await get("/", { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("HEAD answers as GET does, without the page", async () => {
  const { status, headers, body } = await get("/kaynaklar", { method: "HEAD" });
  expect([status, headers["content-type"], body.length]).toEqual([200, "text/html; charset=utf-8", 0]);
});

test.each([
  ["bytes=0-3", 206, "Uzun"],
  ["bytes=-5", 206, "yfa. "],
  ["bytes=10-5", 416, "Range not satisfiable\n"],
  [`bytes=${big.length}-`, 416, "Range not satisfiable\n"],
])("a range of a file: %s gets %i", async (range, status, text) => {
  const answer = await get("/big.txt", { headers: { Range: range } });
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
});

test("aborted connections leave no file open", async () => {
  const before = openFiles();
  await Promise.all(
    Array.from(
      { length: 50 },
      () =>
        new Promise<void>((resolve) => {
          const question = ask({ port, host: "127.0.0.1", path: "/big.txt" }, (response) => {
            response.once("data", () => {
              response.destroy();
              resolve();
            });
          });
          question.end();
        }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(openFiles()).toBeLessThanOrEqual(before + 5);
});

test("five hundred readers at once all get their page", async () => {
  const answers = await Promise.all(Array.from({ length: 500 }, () => get("/kaynaklar")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
