/** @jest-environment jsdom */
import { ChunkLoadError } from "../../src/ui/device/failure";

const hash = "0123ab";
const gone = (n = 1) => new ChunkLoadError(`/${n}-${hash}.js`, "failed");
/** The text of the script on the host; null when it cannot be fetched. */
let script: string | null;
const kept = jest.fn();
jest.mock("../../src/ui/device/typed", () => ({ keepTyped: () => mockKept() }));
const mockKept = () => kept();

/** Imports the module anew, as after each page load. */
async function load(): Promise<typeof import("../../src/browser/recover")> {
  jest.resetModules();
  return import("../../src/browser/recover");
}

beforeEach(() => {
  // Leaves the page of the previous test.
  dispatchEvent(new Event("pagehide"));
  sessionStorage.clear();
  kept.mockClear();
  script = "another build";
  Object.defineProperty(globalThis, "fetch", {
    configurable: true,
    value: async () => {
      if (script === null) throw new TypeError("no network");
      return { ok: true, headers: new Headers({ "content-type": "text/javascript" }), text: async () => script };
    },
  });
  // jsdom logs an error because it cannot reload.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a page whose build is gone reloads, only once however many of its scripts fail", async () => {
  const { recover } = await load();
  expect(await Promise.all([recover(gone(1)), recover(gone(2)), recover(gone(3))])).toEqual([true, true, true]);
  expect(kept).toHaveBeenCalledTimes(1);
});

test("what is typed while the page reloads is not lost", async () => {
  const { recover } = await load();
  await recover(gone());
  dispatchEvent(new Event("pagehide"));
  expect(kept).toHaveBeenCalledTimes(2);
});

test("it does not reload a second time for the same build, whichever script fails then", async () => {
  await (await load()).recover(gone(1));
  const { recover } = await load();
  expect(await Promise.all([recover(gone(2)), recover(gone(1))])).toEqual([false, false]);
  expect(kept).toHaveBeenCalledTimes(1);
});

test("it reloads again for the next build", async () => {
  await (await load()).recover(gone());
  script = "a third build";
  expect(await (await load()).recover(gone())).toBe(true);
});

test.each([
  ["the host still has the page's own build", `pieces: ${hash}`],
  ["the host does not answer", null],
])("a failed script alone is no reason to reload if %s, and the host is checked again", async (_, answer) => {
  const { recover } = await load();
  script = answer;
  expect(await recover(gone())).toBe(false);
  script = "another build";
  expect(await recover(gone())).toBe(true);
});

test("it does not reload if the tab cannot store that it did", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await (await load()).recover(gone())).toBe(false);
});
