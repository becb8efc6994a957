// Tests the service worker with caches and a registration that change at the worst moment, as another version or the page may change them.
import type { FirstFiles } from "../../../src/site/offline/cacheNames";

type Listener = (event: object) => void;

const offline = { tr: "/cevrimdisi", en: "/en/offline" };
/** A page that nobody else who uses the device should find. */
const secret = "/evde-siddet";
const firstFiles: FirstFiles = {
  build: "old",
  packs: { tr: "/first-tr.json", en: "/first-en.json" },
  files: ["/app.js"],
  offline,
  discreet: [secret],
};

/** Works like the browser's: opening a cache creates it if it does not exist. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();
  /** Called after the names were listed, as if another version did something at that moment. */
  afterKeys: () => void = () => undefined;

  async keys() {
    const names = [...this.kept.keys()];
    this.afterKeys();
    return names;
  }
  async has(name: string) {
    return this.kept.has(name);
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
  async match(key: string, { cacheName }: { cacheName: string }) {
    return this.kept.get(cacheName)?.get(key)?.clone();
  }
  async open(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    const pathOf = (request: string | Request) => (typeof request === "string" ? request : new URL(request.url).pathname);
    const put = async (request: string | Request, response: Response) => void entries.set(pathOf(request), response);
    return {
      put,
      match: async (key: string) => entries.get(key)?.clone(),
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
      add: async (request: Request) => put(request, await fetch(request)),
      addAll: async (requests: Request[]) => void (await Promise.all(requests.map(async (each) => put(each, await fetch(each))))),
    };
  }
}

/** Starts a worker of the build "old" with its fake environment. */
function startWorker({
  waiting = null,
  windows = ["/"],
}: {
  waiting?: { postMessage: () => void } | null;
  windows?: readonly string[];
} = {}) {
  const listeners = new Map<string, Listener>();
  const caches = new Caches();
  const registration = { waiting };
  Object.assign(globalThis, {
    caches,
    location: { origin: "http://localhost" },
    Request: class extends Request {
      constructor(address: string | Request, options?: RequestInit) {
        super(typeof address === "string" ? new URL(address, "http://localhost") : address, options);
      }
    },
    fetch: async (request: Request) =>
      /first-/.test(request.url)
        ? Response.json({ parts: ["page"], pages: { [offline.tr]: [0], "/ilk-yardim": [0] } })
        : new Response("text", { headers: { date: new Date().toUTCString() } }),
    self: {
      first: firstFiles,
      registration,
      clients: { matchAll: async () => windows.map((path) => ({ url: `http://localhost${path}` })) },
      skipWaiting: async () => undefined,
      addEventListener: (type: string, listen: Listener) => listeners.set(type, listen),
    },
  });
  jest.isolateModules(() => {
    require("../../../src/site/offline/worker");
  });
  /** Sends an event and waits for everything the worker does because of it. */
  const send = async (type: string, values: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const add = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({ ...values, waitUntil: add, respondWith: add });
    // Work can start more work.
    let waitedFor: number;
    do {
      waitedFor = work.length;
      // The worker lets a page settle for a while before a new version takes over.
      await jest.advanceTimersByTimeAsync(5000);
      await Promise.all(work);
    } while (work.length > waitedFor);
  };
  const ask = (path: string, mode: string, from: string) => {
    const referrer = from && `http://localhost${from}`;
    return send("fetch", { request: { url: `http://localhost${path}`, method: "GET", mode, referrer, headers: new Headers() } });
  };
  const visit = (path: string, from = "") => ask(path, "navigate", from);
  /** A request of a page for one of its resources. */
  const load = (path: string, from: string) => ask(path, "no-cors", from);
  return { caches, registration, send, visit, load };
}

const { fetch: ownFetch, Request } = globalThis;
beforeEach(() => jest.useFakeTimers());
afterEach(() => Object.assign(globalThis, { fetch: ownFetch, Request }));

const firstOf = ({ kept }: Caches) => [...kept.keys()].filter((name) => name.startsWith("ninni-first-"));

test("stores the first files of a language with its first page", async () => {
  const { caches, visit } = startWorker();
  await visit("/hafta/24");
  expect(firstOf(caches)).toEqual(["ninni-first-tr-old"]);
  expect([...(caches.kept.get("ninni-first-tr-old")?.keys() ?? [])]).toEqual(["/app.js", "/ilk-yardim", offline.tr]);
});

test("leaves nothing stored once a new build takes over while a page loads", async () => {
  const { caches, registration, visit } = startWorker();
  await visit("/hafta/24");
  // The new version has its files, and deletes the old ones as soon as it takes over.
  caches.kept.set("ninni-first-tr-new", new Map());
  registration.waiting = {
    postMessage: () => {
      registration.waiting = null;
      caches.kept.delete("ninni-first-tr-old");
    },
  };
  await visit("/hafta/25");
  expect(firstOf(caches)).toEqual(["ninni-first-tr-new"]);
  await visit("/en/week/25");
  expect(firstOf(caches)).toEqual(["ninni-first-tr-new"]);
});

test("requests nothing for a version that is being replaced, and is not replaced while a second page is open", async () => {
  const postMessage = jest.fn();
  const { caches, visit } = startWorker({ waiting: { postMessage }, windows: ["/", "/"] });
  await visit("/hafta/24");
  expect(firstOf(caches)).toEqual([]);
  expect(postMessage).not.toHaveBeenCalled();
});

test("does not recreate a cache that is deleted while it looks for a page", async () => {
  const { caches, visit } = startWorker();
  await visit("/hafta/24");
  // Another version has taken over and deletes the old cache.
  caches.afterKeys = () => caches.kept.delete("ninni-first-tr-old");
  Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError("no network")) });
  await visit("/hafta/24");
  expect(firstOf(caches)).toEqual([]);
});

test("does not recreate a section that is removed while a new build is installed", async () => {
  const { caches, send } = startWorker();
  caches.kept.set("ninni-section-firstAidTopics-tr", new Map([["/ilk-yardim", new Response("")]]));
  caches.afterKeys = () => caches.kept.delete("ninni-section-firstAidTopics-tr");
  await send("install");
  expect([...caches.kept.keys()]).toEqual(["ninni-first-tr-old", "ninni-pages"]);
});

describe("of a page that leaves no trace", () => {
  const keptOf = ({ kept }: Caches, name: string) => [...(kept.get(name)?.keys() ?? [])];

  test.each([
    secret,
    `${secret}/`,
    `${secret}/index.html`,
    `${secret}?from=whatsapp`,
    "/evde-%73iddet",
    `/${secret}`,
    `/%65vde-siddet//index.html`,
  ])("nothing is stored when %s is read", async (path) => {
    const { caches, visit } = startWorker();
    await visit("/hafta/24");
    await visit(path);
    await visit("/hafta/25");
    expect(keptOf(caches, "ninni-pages")).toEqual(["/hafta/24", "/hafta/25"]);
  });

  test("nothing that it requests is stored, and everything of the next page is", async () => {
    const { caches, visit, load } = startWorker();
    await load("/leave-1234.js", secret);
    await load("/covers/lake.webp", secret);
    await load("/covers/week.webp", "/hafta/24");
    await visit("/belirtiler/kanama", secret);
    expect(keptOf(caches, "ninni-files")).toEqual(["/covers/week.webp"]);
    expect(keptOf(caches, "ninni-pages")).toEqual(["/belirtiler/kanama"]);
  });

  test("without a network the page that lists stored pages is shown instead", async () => {
    const { caches, visit } = startWorker();
    await visit("/hafta/24");
    Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError("no network")) });
    await visit(secret);
    expect(keptOf(caches, "ninni-pages")).toEqual(["/hafta/24"]);
  });

  test("nothing is stored when the worker starts while it is open", async () => {
    const { caches, send } = startWorker({ windows: [secret, "/hafta/24"] });
    await send("install");
    expect(keptOf(caches, "ninni-pages")).toEqual(["/hafta/24"]);
  });

  test.each(["install", "activate"])("what an earlier version has stored is deleted with %s, from pages and sections", async (moment) => {
    const { caches, send } = startWorker();
    const kept = () => new Map([secret, "/kayip-destek"].map((path) => [path, new Response("text")]));
    caches.kept.set("ninni-pages", kept());
    caches.kept.set("ninni-section-lossSupport-tr", kept());
    await send(moment);
    expect(keptOf(caches, "ninni-pages")).not.toContain(secret);
    expect(keptOf(caches, "ninni-pages")).toContain("/kayip-destek");
    expect(keptOf(caches, "ninni-section-lossSupport-tr")).toEqual(["/kayip-destek"]);
  });
});
