/**
 * Serves public/ as the site's host does: its headers, compressed text, no slash and no .html at the end, the 404 of the address's language
 * (Firebase gives it in the reader's language instead, from public/localized).
 *   npx tsx scripts/serve.ts [port]
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import compression from "compression";
import send from "send";
import { findInlineScripts, headersFor, isUnpublished } from "../src/gatsby/hosting";
import { languageOfPath } from "../src/routes/routes";

const root = "public";
const files = { root, dotfiles: "ignore", cacheControl: false } as const;

/** Without the slash, index or .html a host leaves out of an address. */
const cleaned = (path: string): string => path.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "") || "/";

function end(request: IncomingMessage, response: ServerResponse, status: number, body: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers one request; throws for an address no URL can be made of. */
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
  } else if (cleaned(pathname) !== pathname) {
    response.setHeader("Location", cleaned(pathname).replace(/^\/+/, "/") + search);
    end(request, response, 301, "Moved\n");
  } else if (isUnpublished(pathname)) {
    notFound();
  } else {
    send(request, pathname, files)
      .on("directory", () =>
        send(request, `${pathname === "/" ? "" : pathname}/index.html`, files)
          .on("error", notFound)
          .pipe(response),
      )
      .on("error", ({ status }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        else if (status === 404 || status === 403) notFound();
        else end(request, response, status ?? 500, status === 416 ? "Range not satisfiable\n" : "Bad request\n");
      })
      .pipe(response);
  }
}

/**
 * Starts the server on this machine alone.
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
    // A part of a file is a part of what it is, not of its compressed form.
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
