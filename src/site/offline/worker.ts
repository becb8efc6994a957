/**
 * The service worker, for use without a network: it stores what every visitor needs in an emergency, the pages read most recently, and the sections
 * saved on purpose. Pages are loaded from the network first, so that an old version is shown only if there is no other; of several stored versions
 * the newest is used. Pages that nobody else using the device should find are never stored.
 */
import { type Language, languageOfPath } from "../../routes/languages";
import {
  type FirstFiles,
  fileCache,
  firstCache,
  firstLanguage,
  immutableFiles,
  isSectionCache,
  type PackedPages,
  pageCache,
} from "./cacheNames";

interface WorkerEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}
/** The parts of the worker’s global object used here: TypeScript has types for pages or for workers, not for both. */
interface Worker {
  first: FirstFiles;
  registration: { waiting: { postMessage(message: string): void } | null };
  clients: { matchAll(options: object): Promise<{ url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}
const worker = self as unknown as Worker;
const { build, packs, files, offline, discreet } = worker.first;

/** Milliseconds to wait for the network before a stored page is shown. */
const patienceMs = 3000;
/** Milliseconds after which a page is assumed to have loaded everything it needs. */
const settlingMs = 2000;

const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
/** The path under which a page or file is stored: one for every spelling of its address, with %4D, with two slashes or with one at the end. */
function toKey(address: string): string {
  const { pathname } = new URL(address, location.origin);
  const plain = pathname
    .replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)
    .replace(/\/{2,}/g, "/")
    .replace(/\/(?:index\.html)?$/, "");
  return plain || "/";
}
/** True for a page that leaves no trace, whatever spelling of its address was requested. */
const isDiscreet = (address: string): boolean => discreet.includes(toKey(address));
/**
 * True also for what such a page loads: its pictures and scripts would reveal it too. A link followed from it leads to another page and is not
 * affected.
 */
const leavesNoTrace = ({ url, mode, referrer }: Request): boolean => isDiscreet(url) || (mode !== "navigate" && isDiscreet(referrer));
const languageAt = (address: string): Language => languageOfPath(toKey(address));
/** A request that checks whether the browser’s cached copy is still current. */
const fetched = (address: string) => new Request(address, { cache: "no-cache" });
const ignored = (): undefined => undefined;
/** Looks up a saved response without creating the cache again if it was deleted meanwhile, as opening it would. */
const savedIn = (cacheName: string, key: string) => caches.match(key, { cacheName, ignoreVary: true });

/** Loads the packed pages and stores each one as the host would have sent it. */
async function unpack(cache: Cache, language: Language): Promise<void> {
  const response = await fetch(fetched(packs[language]));
  const { parts, pages } = (await response.json()) as PackedPages;
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  // The offline page is stored last: if it is there, everything is.
  const paths = Object.keys(pages).sort((a, b) => Number(a === offline[language]) - Number(b === offline[language]));
  for (const path of paths) await cache.put(path, new Response((pages[path] ?? []).map((part) => parts[part]).join(""), { headers }));
}

/** True once another version was told to take over: it deletes this version’s caches, and nothing may create them again. */
let isLeaving = false;

/** Loads the first files of a page’s language if they are missing and this version is not being replaced. */
async function fetchMissing(language: Language): Promise<void> {
  if (!isLeaving && !worker.registration.waiting) await fetchFirst(language).catch(ignored);
}

async function fetchFirst(language: Language): Promise<void> {
  const name = firstCache(language, build);
  const cache = await caches.open(name);
  // All or nothing: a worker can be stopped while it is loading, and then starts again.
  if (await cache.match(offline[language])) return;
  try {
    await cache.addAll(files.map(fetched));
    await unpack(cache, language);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Stores a response as the newest in its cache and in every section that contains it, and deletes the oldest beyond the limit. */
async function keep({ name, most }: { name: string; most: number }, key: string, response: Response): Promise<void> {
  for (const section of (await caches.keys()).filter(isSectionCache))
    if (await savedIn(section, key)) await (await caches.open(section)).put(key, response.clone());
  const cache = await caches.open(name);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

const responseTime = (response: Response): number => Date.parse(response.headers.get("date") ?? "") || 0;

async function newestSaved(key: string): Promise<Response | undefined> {
  try {
    const found = await Promise.all((await caches.keys()).map((name) => savedIn(name, key)));
    return found.filter((response) => response !== undefined).sort((a, b) => responseTime(b) - responseTime(a))[0];
  } catch {
    // If storage is forbidden, only the network is left.
    return undefined;
  }
}

/** The network’s response if it arrives in time, else a stored one, else whatever the network returns. */
async function networkFirst(event: WorkerEvent, where: { name: string; most: number }): Promise<Response> {
  const key = toKey(event.request.url);
  const fetched = fetch(event.request).then((response) => {
    if (response.ok && !leavesNoTrace(event.request)) event.waitUntil(keep(where, key, response.clone()).catch(ignored));
    return response;
  });
  event.waitUntil(fetched.catch(ignored));
  const inTime = await Promise.race([
    fetched.catch(ignored),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs)),
  ]);
  return inTime && inTime.status < 500 ? inTime : ((await newestSaved(key)) ?? fetched);
}

async function page(event: WorkerEvent): Promise<Response> {
  const language = languageAt(event.request.url);
  try {
    const response = await networkFirst(event, pageCache);
    event.waitUntil(fetchMissing(language));
    return response;
  } catch (error) {
    const instead = (await newestSaved(offline[language])) ?? (await newestSaved(offline[language === "tr" ? "en" : "tr"]));
    if (!instead) throw error;
    return instead;
  }
}

async function savedForGood(event: WorkerEvent): Promise<Response> {
  const key = toKey(event.request.url);
  return (await newestSaved(key)) ?? networkFirst(event, fileCache);
}

/**
 * A new version takes over with the next page if no other open page uses the old one. It waits until the page has loaded what it needs: a request
 * that arrives while the old version is being replaced starts it again, and Chromium then lets it stay.
 */
async function makeRoom(): Promise<void> {
  if (!worker.registration.waiting) return;
  await new Promise((resolve) => setTimeout(resolve, settlingMs));
  const { waiting } = worker.registration;
  if (!waiting || (await windows()).length > 1) return;
  isLeaving = true;
  waiting.postMessage("take over");
}

/** Deletes what an earlier version, or an earlier build of a page, has stored of pages that leave no trace. */
async function forgetDiscreet(): Promise<void> {
  for (const name of (await caches.keys()).filter((kept) => kept === pageCache.name || isSectionCache(kept)))
    for (const path of discreet) if (await savedIn(name, path)) await (await caches.open(name)).delete(path, { ignoreVary: true });
}

async function install(): Promise<void> {
  // First of all: the earlier version can stay active, and list these pages, as long as a tab is open.
  await forgetDiscreet();
  const open = (await windows()).map(({ url }) => url);
  const names = await caches.keys();
  // Languages of the open pages, and those an earlier version had; if one file fails, that version stays active.
  await Promise.all([...new Set([...open.map(languageAt), ...names.flatMap((name) => firstLanguage(name) ?? [])])].map(fetchFirst));
  const pages = await caches.open(pageCache.name);
  await Promise.all(open.filter((url) => !isDiscreet(url)).map((url) => pages.add(fetched(toKey(url))).catch(ignored)));
  for (const name of names.filter(isSectionCache)) {
    // The visitor may have deleted it while the first files were loading.
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    await cache.addAll((await cache.keys()).map(({ url }) => fetched(url))).catch(ignored);
  }
}

async function removeOld(): Promise<void> {
  await forgetDiscreet();
  const old = (await caches.keys()).filter((name) => firstLanguage(name) && !name.endsWith(build));
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(removeOld()));
worker.addEventListener("message", () => worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (mode === "navigate") event.waitUntil(makeRoom());
  event.respondWith(
    mode === "navigate" ? page(event) : immutableFiles.test(pathname) ? savedForGood(event) : networkFirst(event, fileCache),
  );
});
