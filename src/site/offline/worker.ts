/**
 * The service worker, for when there is no network: what every visitor needs in an emergency, the pages read last, the sections kept on purpose. Pages
 * come from the network first, so that an old version is only seen where there is no other; of several kept ones the newest is taken. Of pages that nobody else
 * using the device should find, nothing is kept.
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
/** As far as it is used here: TypeScript knows either pages or workers. */
interface Worker {
  first: FirstFiles;
  registration: { waiting: { postMessage(message: string): void } | null };
  clients: { matchAll(options: object): Promise<{ url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}
const worker = self as unknown as Worker;
const { build, packs, files, offline, discreet } = worker.first;

/** Milliseconds a page may take before a kept one is shown. */
const patienceMs = 3000;
/** Milliseconds in which a page has fetched what belongs to it. */
const settlingMs = 2000;

const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const toKey = (address: string): string => new URL(address, location.origin).pathname;
/** True for a page that leaves no trace, whatever form of its address was asked for. */
const isDiscreet = (address: string): boolean => discreet.includes(toKey(address).replace(/\/(?:index\.html)?$/, ""));
/** Nor does what such a page fetches: its picture and its pieces tell of it too. Who goes on from it is on another page. */
const leavesNoTrace = ({ url, mode, referrer }: Request): boolean => isDiscreet(url) || (mode !== "navigate" && isDiscreet(referrer));
const languageAt = (address: string): Language => languageOfPath(toKey(address));
/** Asks whether what the browser has is still so, instead of trusting it. */
const fetched = (address: string) => new Request(address, { cache: "no-cache" });
const ignored = (): undefined => undefined;
/** What is saved under a name, without bringing to life a cache that was deleted in the meantime, as opening it would. */
const savedIn = (cacheName: string, key: string) => caches.match(key, { cacheName, ignoreVary: true });

/** Fetches the packed pages and keeps each as the host would have sent it. */
async function unpack(cache: Cache, language: Language): Promise<void> {
  const response = await fetch(fetched(packs[language]));
  const { parts, pages } = (await response.json()) as PackedPages;
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  // The page that says what is there comes last: with it everything is.
  const paths = Object.keys(pages).sort((a, b) => Number(a === offline[language]) - Number(b === offline[language]));
  for (const path of paths) await cache.put(path, new Response((pages[path] ?? []).map((part) => parts[part]).join(""), { headers }));
}

/** True once another version was told to take over: it deletes what is this one's, and nothing of that may come back. */
let isLeaving = false;

/** The first files of a page's language, where this version stays and has not got them. */
async function fetchMissing(language: Language): Promise<void> {
  if (!isLeaving && !worker.registration.waiting) await fetchFirst(language).catch(ignored);
}

async function fetchFirst(language: Language): Promise<void> {
  const name = firstCache(language, build);
  const cache = await caches.open(name);
  // All of it or nothing: a worker can be ended while it fetches, and then begins anew.
  if (await cache.match(offline[language])) return;
  try {
    await cache.addAll(files.map(fetched));
    await unpack(cache, language);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Keeps an answer as the newest, where it belongs and in the sections that hold it, and lets the oldest go. */
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
    // Where storage is forbidden there is only the network.
    return undefined;
  }
}

/** The network's answer when it comes in time, else a kept one, else whatever the network says. */
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
 * A new version takes over with the next page, when no other is open that the old one serves. Not before the page has what it needs: a request that
 * comes while the old version is leaving brings it back to life, and Chromium then lets it stay.
 */
async function makeRoom(): Promise<void> {
  if (!worker.registration.waiting) return;
  await new Promise((resolve) => setTimeout(resolve, settlingMs));
  const { waiting } = worker.registration;
  if (!waiting || (await windows()).length > 1) return;
  isLeaving = true;
  waiting.postMessage("take over");
}

/** Drops what an earlier version, or an earlier build of the page, has left of pages that leave no trace. */
async function forgetDiscreet(): Promise<void> {
  for (const name of (await caches.keys()).filter((kept) => kept === pageCache.name || isSectionCache(kept)))
    for (const path of discreet) if (await savedIn(name, path)) await (await caches.open(name)).delete(path, { ignoreVary: true });
}

async function install(): Promise<void> {
  // At once: the earlier version can stay, and list them, for as long as a tab is open.
  await forgetDiscreet();
  const open = (await windows()).map(({ url }) => url);
  const names = await caches.keys();
  // Languages of the open pages, and those an earlier version had; one file that fails keeps that version in its place.
  await Promise.all([...new Set([...open.map(languageAt), ...names.flatMap((name) => firstLanguage(name) ?? [])])].map(fetchFirst));
  const pages = await caches.open(pageCache.name);
  await Promise.all(open.filter((url) => !isDiscreet(url)).map((url) => pages.add(fetched(toKey(url))).catch(ignored)));
  for (const name of names.filter(isSectionCache)) {
    // The visitor may have let it go while the first files came.
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
