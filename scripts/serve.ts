/**
 * Serves public/ as the site's host does: the same headers, compressed text, the same answer to each form of an address. Firebase's own local server is
 * superstatic; __tests__/scripts/serve.test.ts lists its answers and what differs here on purpose.
 *   npx tsx scripts/serve.ts [port]
 */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import compression from "compression";
import send from "send";
import { findInlineScripts, headersFor, isUnpublished } from "../src/gatsby/hosting";
import { languageOfPath } from "../src/routes/routes";

const root = "public";
const files = { root, dotfiles: "ignore", cacheControl: false } as const;

/** True for a deployed file; false, without an error, for a path that cannot be a file name. */
function isFile(path: string): boolean {
  try {
    return !isUnpublished(path) && statSync(root + path).isFile();
  } catch {
    return false;
  }
}

/**
 * What an address leads to: a file, a redirect to the address without trailing slash, index or .html, or undefined for nothing.
 * @param pathname as requested, still percent-encoded
 * @throws URIError when the percent-encoding is malformed
 */
function find(pathname: string): { file: string } | { to: string } | undefined {
  const requested = pathname.replace(/\/+/g, "/");
  const path = decodeURI(requested);
  const withoutSlash = requested.replace(/\/$/, "");
  if (isFile(path)) return path.endsWith(".html") ? { to: requested.replace(/(?:\/index)?\.html$/, "") || "/" } : { file: path };
  const bare = decodeURI(withoutSlash);
  for (const file of [`${bare}/index.html`, `${bare}.html`])
    if (isFile(file)) {
      if (requested !== "/" && requested.endsWith("/")) return { to: withoutSlash };
      return file.endsWith("/index.html") && bare.endsWith("/index") ? { to: withoutSlash.replace(/\/index$/, "") || "/" } : { file };
    }
}

function end(request: IncomingMessage, response: ServerResponse, status: number, body: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers one request; throws when the address is not a valid URL. */
function answer(request: IncomingMessage, response: ServerResponse, scripts: readonly string[]): void {
  const { pathname, search } = new URL(`http://localhost${request.url ?? "/"}`);
  for (const [name, value] of Object.entries(headersFor(pathname, scripts))) response.setHeader(name, value);
  const notFound = () =>
    end(
      request,
      response,
      404,
      readFileSync(`${root}${languageOfPath(pathname) === "en" ? "/en" : ""}/404.html`, "utf8"),
      "text/html; charset=utf-8",
    );

  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    end(request, response, 405, "Method not allowed\n");
    return;
  }
  const found = find(pathname);
  if (!found || ("file" in found && found.file === "/404.html")) {
    notFound();
  } else if ("to" in found) {
    response.setHeader("Location", found.to + search);
    end(request, response, 301, "Moved\n");
  } else {
    // Firebase still sends `application/javascript`.
    if (found.file.endsWith(".js")) response.setHeader("Content-Type", "application/javascript; charset=utf-8");
    send(request, encodeURI(found.file), files)
      .on("error", ({ status }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        else end(request, response, status ?? 500, status === 416 ? "Range not satisfiable\n" : "Bad request\n");
      })
      .pipe(response);
  }
}

/**
 * Starts the server; it is reachable from this machine only.
 * @param port 0 for any free one
 * @example const server = await serve(8000);
 */
export function serve(port: number): Promise<Server> {
  const scripts = findInlineScripts(readFileSync(`${root}/index.html`, "utf8"));
  const compress = compression();
  const server = createServer((request, response) => {
    const run = () => {
      try {
        answer(request, response, scripts);
      } catch {
        end(request, response, 400, "Bad request\n");
      }
    };
    // A range counts bytes of the file itself, not of its compressed form.
    if (request.headers.range) run();
    else compress(request as never, response as never, run);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1]?.endsWith("serve.ts"))
  serve(Number(process.argv[2] ?? process.env.PORT ?? 8000)).then((server) => {
    const address = server.address();
    console.log(`Ninni is at http://localhost:${typeof address === "object" ? address?.port : address}`);
  });
