/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { fromFile, fromLink, join, joinDays, toFile, toLink } from "../../src/day/exportImport";
import { putBackup, takeBackup, wipe } from "../../src/ui/device/backup";
import { readList, readStored, writeStored } from "../../src/ui/device/storage";

// jsdom lacks these; every browser in the site's list has them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const fill = () => {
  writeStored("ninni-day", { due: "2027-03-10", children: [{ born: "2024-11-04", name: "Gülçin İğde" }] });
  writeStored("ninni-checklists", ["24-evening-feet"]);
  writeStored("ninni-tool-due-date", { day: "8" });
  localStorage.setItem("ninni-theme", "dark");
  localStorage.setItem("somebody-else", "1");
};

test("a file contains everything the site has stored and nothing else, and restores it", () => {
  fill();
  const file = toFile(takeBackup(), "2026-11-22");
  expect(file).not.toContain("somebody-else");
  localStorage.clear();
  expect(putBackup(fromFile(file) ?? {}, join)).toBe(4);
  expect(readStored("ninni-day")).toMatchObject({ children: [{ name: "Gülçin İğde" }] });
  expect(readStored("ninni-tool-due-date")).toEqual({ day: "8" });
  expect(localStorage.getItem("ninni-theme")).toBe("dark");
});

test("a link contains her day and her ticks, in characters allowed in an address", () => {
  fill();
  const link = toLink(takeBackup());
  expect(link).toMatch(/^#day=[\w-]+$/);
  expect(Object.keys(fromLink(link) ?? {})).toEqual(["ninni-checklists", "ninni-day"]);
});

test.each(["", "#day=", "#day=abc", "#mode=week", "#day=bnVsbA", "#day=eyJhIjoxfQ"])("%j contains nothing", (hash) => {
  expect(fromLink(hash)).toBeNull();
});

test.each(["", "null", "[]", '{"file":"other","values":{}}', '{"file":"ninni-day-1","values":[1]}'])(
  "a file with %j is refused",
  (text) => {
    expect(fromFile(text)).toBeNull();
  },
);

test("ticks of both phones are merged, the imported date wins, and no child is duplicated", () => {
  fill();
  const coming = {
    "ninni-checklists": '["24-evening-feet","25-bag"]',
    // The form in which an older version of the site stored it.
    "ninni-own-date": '{"due":"2027-03-12"}',
    "ninni-names": "broken",
    evil: "1",
  };
  putBackup(coming, join);
  expect(readList("ninni-checklists")).toEqual(["24-evening-feet", "25-bag"]);
  expect(readStored("ninni-day")).toMatchObject({ due: "2027-03-12", children: [{ born: "2024-11-04" }] });
  expect(localStorage.getItem("evil")).toBeNull();
  const day = { children: [{ born: "2024-11-04", name: "Ada" }], done: ["visit-1"] };
  expect(joinDays(day, { ...day, done: ["visit-2"] })).toEqual({ ...day, done: ["visit-1", "visit-2"] });
});

test("everything the site has stored is deleted from every kind of storage, and nothing else", async () => {
  fill();
  sessionStorage.setItem("ninni-typed", "{}");
  localStorage.setItem("ninni-aside-ninni-day", "broken");
  localStorage.setItem("ninni-own-date", "{}");
  const deleted: string[] = [];
  Object.assign(globalThis, {
    caches: { keys: async () => ["ninni-pages", "ninni-section-first-aid", "other"], delete: async (name: string) => deleted.push(name) },
  });
  await wipe();
  expect(Object.keys(localStorage)).toEqual(["somebody-else"]);
  expect(sessionStorage).toHaveLength(0);
  expect(deleted).toEqual(["ninni-pages", "ninni-section-first-aid"]);
  Reflect.deleteProperty(globalThis, "caches");
});

test("forbidden storage returns nothing, stores nothing and says so", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(takeBackup()).toEqual({});
  expect(putBackup({ "ninni-names": "[]" }, join)).toBeNull();
  await expect(wipe()).resolves.toBeUndefined();
});
