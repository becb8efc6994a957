/**
 * `npm run preview [port]`: serves the site straight from src/ and data/, without a build. A page is rendered when it is requested, reloads by itself
 * when a record, a text or a template is saved, and shows the faults of the content at their fields. On this machine only, never for publishing.
 */

import { fork } from "node:child_process";
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { watch } from "chokidar";
import send from "send";
import { type Fault, faultLine } from "../src/content/fault";
import { bundleRenderer, bundleScript } from "../src/preview/bundle";
import { previewSite } from "../src/preview/previewSite";
import { follow, showFaults } from "../src/preview/showFaults";

/** The functions as text for the browser. tsx wraps functions in calls of `__name`, which the browser lacks, so it is defined here. */
const script = `<script>{const __name=(f)=>f;(${follow})(${showFaults})}</script>`;
const site = previewSite("data", script);
const readers = new Set<ServerResponse>();
const tellReaders = (event: "changed" | "faults"): void => {
  for (const reader of readers) reader.write(`event: ${event}\ndata:\n\n`);
};

let browserScript: ReturnType<typeof bundleScript> | undefined;
/** The last saved file that no page has shown yet. */
let saved: { file: string; at: number } | undefined;

const checks = fork("scripts/previewFaults.ts");
let isChecking = false;
let isChanged = false;
function check(): void {
  isChanged = isChecking;
  if (isChecking) return;
  isChecking = true;
  checks.send("check");
}
checks.on("message", (faults: Fault[]) => {
  isChecking = false;
  if (isChanged) return check();
  site.tell(faults);
  console.log(
    faults.length === 0
      ? "No fault."
      : `${faults.length} fault${faults.length === 1 ? "" : "s"}:\n${faults.slice(0, 20).map(faultLine).join("\n")}`,
  );
  tellReaders("faults");
});

const sharedTypes: Record<string, string> = { css: "text/css", js: "text/javascript" };

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" });
  response.end(body);
}

/** Sends a file of static/, or one that only a build makes, from public/ if there has been a build. */
function sendFile(request: IncomingMessage, response: ServerResponse, path: string, otherwise: () => void): void {
  const from = (root: string, next: () => void) =>
    send(request, path, { root, index: false, dotfiles: "ignore", cacheControl: false })
      .on("error", next)
      .on("directory", next)
      .pipe(response);
  from("static", () => (/^\/(?:data|search|day)\//.test(path) ? from("public", otherwise) : otherwise()));
}

function sendPage(response: ServerResponse, path: string): void {
  const { status, html } = site.page(path);
  end(response, status, "text/html", html);
  if (saved) console.log(`${saved.file}: on the page ${((Date.now() - saved.at) / 1000).toFixed(2)} s after it was saved`);
  saved = undefined;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? "/"}`);
  const path = decodeURI(pathname);
  const shared = site.sharedFileAt(pathname);
  if (pathname === "/__preview/events") {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 500\n\n");
    readers.add(response);
    response.on("close", () => readers.delete(response));
  } else if (pathname === "/__preview/faults") {
    end(response, 200, "application/json", JSON.stringify(site.faultsOn(decodeURI(searchParams.get("path") ?? "/"))));
  } else if (pathname === "/app.js") {
    browserScript ??= bundleScript();
    end(response, 200, "text/javascript", await browserScript);
  } else if (pathname === "/sw.js") {
    // The service worker is empty: the preview caches nothing.
    end(response, 200, "text/javascript", "");
  } else if (shared !== undefined) {
    end(response, 200, sharedTypes[pathname.replace(/.*\./, "")] ?? "text/plain", shared);
  } else if (/\.\w+$/.test(path)) {
    sendFile(request, response, pathname, () => end(response, 404, "text/plain", "Not found\n"));
  } else {
    sendPage(response, path.replace(/(.)\/+$/, "$1"));
  }
}

async function bundle(): Promise<void> {
  try {
    site.use(await bundleRenderer());
    browserScript = undefined;
  } catch (error) {
    console.error(`The templates as they were before stay: ${error instanceof Error ? error.message : error}`);
  }
}

let changed = new Set<string>();
async function update(): Promise<void> {
  const files = [...changed];
  changed = new Set();
  const isCode = files.some((file) => /\.tsx?$/.test(file) || /[\\/]site\.json$/.test(file));
  if (isCode) await bundle();
  // The checks run in their own process while this one lists and renders pages.
  check();
  site.refresh();
  tellReaders("changed");
}

/** Watches for saved files. Resolves once the watcher is ready, so that no save after that is missed. */
function startWatching(): Promise<void> {
  let soon: NodeJS.Timeout | undefined;
  const watcher = watch(["data", "src"], { ignoreInitial: true }).on("all", (_, file) => {
    if (!/\.(?:json|tsx?)$/.test(file)) return;
    // Without an open page nothing reloads, so there is nothing to time.
    if (readers.size > 0) saved = { file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now() };
    changed.add(file);
    clearTimeout(soon);
    soon = setTimeout(update, 50);
  });
  return new Promise((resolve) => watcher.on("ready", resolve));
}

async function start(port: number): Promise<void> {
  await startWatching();
  await bundle();
  site.refresh();
  check();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      end(response, 500, "text/plain", `${error instanceof Error ? error.message : error}\n`),
    );
  });
  server.listen(port, "127.0.0.1", () => console.log(`The preview is at http://localhost:${port}`));
}

start(Number(process.argv[2] ?? 8001));
