/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { fromFile, fromLink, join, joinDays, toFile, toLink } from "../../src/day/exportImport";
import { chosenPart, offerOf } from "../../src/day/offeredLines";
import { putBackup, restoreBackup, takeBackup, wipe } from "../../src/ui/device/backup";
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

test("a link at the end of a sentence is read without its full stop", () => {
  fill();
  const link = toLink(takeBackup());
  expect(fromLink(`${link}).`)).toEqual(fromLink(link));
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

/** A fragment as somebody with bad intentions would write it, with names a link of ours never carries. */
const foreignLink = (values: Record<string, string>) => `#day=${Buffer.from(JSON.stringify(values)).toString("base64url")}`;

test("neither a link nor a file answers the question about counting, and a link carries neither quiet mode nor words", () => {
  const values = {
    "ninni-analytics": '"yes"',
    "ninni-quiet": '"on"',
    "ninni-birth-plan-words": "{}",
    "ninni-tool-contraction-timer": "[]",
  };
  expect(fromLink(foreignLink(values))).toEqual({});
  const { "ninni-analytics": _, ...rest } = values;
  expect(fromFile(JSON.stringify({ file: "ninni-day-1", values }))).toEqual(rest);
  expect(toFile(values, "2026-11-28")).not.toContain("analytics");
});

test("what would replace her own number or words, and quiet mode, is offered unticked", () => {
  writeStored("ninni-day", { hospitalPhone: "0212 000 00 00" });
  writeStored("ninni-birth-plan-words", { own: "hers" });
  const coming = {
    "ninni-day": '{"version":2,"value":{"due":"2027-03-10","hospitalPhone":"0900 666 66 66"}}',
    "ninni-birth-plan-words": '{"own":"other"}',
    "ninni-quiet": '"on"',
    "ninni-names": '["girl-ada","girl-ece"]',
  };
  const offer = offerOf(coming);
  expect(offer.map(({ id, count, isChosen }) => [id, count, isChosen])).toEqual([
    ["day", null, true],
    ["hospitalPhone", null, false],
    ["names", 2, true],
    ["birthPlanWords", null, false],
    ["quiet", null, false],
  ]);
  const chosen = offer.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  putBackup(chosenPart(coming, chosen), join);
  expect(readStored("ninni-day")).toEqual({ due: "2027-03-10", hospitalPhone: "0212 000 00 00" });
  expect(readStored("ninni-birth-plan-words")).toEqual({ own: "hers" });
  expect(readStored("ninni-quiet")).toBeNull();
  putBackup(chosenPart(coming, ["hospitalPhone"]), join);
  expect(readStored("ninni-day")).toEqual({ due: "2027-03-10", hospitalPhone: "0900 666 66 66" });
});

test("nearly full storage keeps every name it had, and an import can be taken back", () => {
  const own = Array.from({ length: 180 }, (_, i) => `girl-own-${i}`);
  writeStored("ninni-names", own);
  writeStored("ninni-checklists", ["24-feet"]);
  const before = takeBackup();
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(function setItem(this: Storage, name, text) {
    if (text.length > 4000) throw new DOMException("full", "QuotaExceededError");
    Object.defineProperty(this, name, { value: text, configurable: true, enumerable: true, writable: true });
  });
  const coming = { "ninni-checklists": '["25-bag"]', "ninni-names": JSON.stringify(own.map((name) => name.replace("own", "other"))) };
  expect(putBackup(coming, join)).toBeNull();
  expect(takeBackup()).toEqual(before);
  set.mockRestore();
  expect(putBackup(coming, join)).toBe(2);
  expect(readList("ninni-names")).toHaveLength(360);
  expect(restoreBackup(before)).toBe(true);
  expect(takeBackup()).toEqual(before);
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
