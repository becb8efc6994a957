/**
 * Serves public/ as a static host does: compressed copies where the browser takes them, no trailing slash, the 404 of the address's language.
 *   node scripts/serve.mjs [port]
 */
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import sirv from "sirv";

const hashed = /\.[0-9a-f]{8,}\.(js|css)$|-[0-9a-f]{20}\.js$|^\/fonts\//;

/**
 * @param {number} port 0 for any free one
 * @returns {Promise<import("node:http").Server>}
 */
export function serve(port) {
  const files = sirv("public", {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", hashed.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate"),
    onNoMatch: (request, response) => {
      const page = /^\/en(\/|$)/.test(request.url ?? "") ? "public/en/404.html" : "public/404.html";
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      createReadStream(page).pipe(response);
    },
  });
  const server = createServer(files);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const server = await serve(Number(process.argv[2] ?? process.env.PORT ?? 8000));
  const address = server.address();
  console.log(`Ninni is at http://localhost:${typeof address === "object" ? address?.port : address}`);
}
