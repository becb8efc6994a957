import fc from "fast-check";
import { decodeShared, encodeShared, mergeLists, type SharedFormat } from "../../../src/ui/device/sharedState";

const format: SharedFormat<"who" | "own"> = {
  field: "plan",
  version: 2,
  isItem: (part) => /^[a-z]+(-[a-z]+)*$/.test(part),
  mostItems: 40,
  texts: { who: 20, own: 60 },
};
const state = (items: string[], texts: Partial<Record<"who" | "own", string>> = {}) => ({ items, texts });

describe("encodeShared", () => {
  test("writes the version after the first, the filled texts, and the list last", () => {
    expect(encodeShared(format, state(["walk", "dim-light"], { own: "yavaş, lütfen", who: " " }))).toBe(
      "#v=2&own=yava%C5%9F%2C%20l%C3%BCtfen&plan=walk,dim-light",
    );
    expect(encodeShared({ ...format, version: undefined }, state(["walk"]))).toBe("#plan=walk");
  });

  test("cuts a text at its maximum number of visible characters, even if it contains half a character", () => {
    expect(encodeShared(format, state([], { who: "\u{1F476}".repeat(21) }))).toBe(
      `#v=2&who=${encodeURIComponent("\u{1F476}").repeat(20)}&plan=`,
    );
    expect(encodeShared(format, state([], { who: "a\ud800b" }))).toBe("#v=2&who=a%20b&plan=");
  });

  test("writes no more items than the format allows", () => {
    const many = Array.from({ length: 41 }, (_, i) => "a".repeat(i + 1));
    expect(encodeShared(format, state(many)).split(",")).toHaveLength(40);
    expect(encodeShared(format, state(many.slice(1))).split(",")).toHaveLength(40);
  });
});

describe("decodeShared", () => {
  const read = (text: string) => decodeShared(format, text);

  test.each([
    "https://ninni.example/dogum-plani#v=2&who=Ada&plan=walk,dim-light",
    "Planım: https://ninni.example/dogum-plani#v=2&who=Ada&plan=walk%2Cdim-light.",
    "(https://ninni.example/dogum-plani#v=2&who=Ada&plan=walk,dim-light)",
    "#plan=walk,,Walk,4,dim-light,walk&who=Ada&x=1",
  ])("reads %s", (text) => {
    expect(read(text)).toEqual({ ok: true, ...state(["walk", "dim-light"], { who: "Ada" }) });
  });

  test("reads texts without a list, also of the older version, and leaves out empty and unknown ones", () => {
    expect(read("#who=Ada&own=&other=x&plan=")).toEqual({ ok: true, ...state([], { who: "Ada" }) });
  });

  test("cuts texts that are too long and removes control characters, but keeps line breaks", () => {
    expect(read(`#own=${"a".repeat(61)}&plan=`)).toEqual({ ok: true, ...state([], { own: "a".repeat(60) }) });
    expect(read("#own=a%00b%0Ac%1B&plan=")).toEqual({ ok: true, ...state([], { own: "a b\nc" }) });
  });

  test.each(["", " \n"])("refuses an empty text: %j", (text) => {
    expect(read(text)).toEqual({ ok: false, reason: "empty" });
  });

  test.each(["hello", "#plan=", "#names=walk", "#plan=4,Walk&who=%20", "#who=Ada", "%E0%A4%A", "https://ninni.example/dogum-plani"])(
    "refuses what is not of this tool: %j",
    (text) => {
      expect(read(text)).toEqual({ ok: false, reason: "none" });
    },
  );

  test("refuses what a later version has written, and only that", () => {
    expect(read("#v=3&plan=walk")).toEqual({ ok: false, reason: "newer" });
    expect(read("#v=2&plan=walk")).toMatchObject({ ok: true });
    expect(read("#v=3&names=walk")).toEqual({ ok: false, reason: "none" });
  });

  test("reads a list without its field only where the format says so", () => {
    expect(read("walk, dim-light")).toEqual({ ok: false, reason: "none" });
    expect(decodeShared({ ...format, isPlainListRead: true }, "walk, dim-light")).toMatchObject({ items: ["walk", "dim-light"] });
  });

  test("gives back what was shared, whatever was written", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    const items = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(items, text, (list, own) => {
        const sent = encodeShared(format, state(list, { own }));
        const got = read(`https://ninni.example/en/birth-plan${sent}`);
        expect(got).toMatchObject({ ok: true, items: list });
        // Sharing the result again gives the same text.
        if (got.ok) expect(encodeShared(format, got)).toBe(sent);
      }),
    );
  });

  test("never throws", () => {
    const any = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.constantFrom("#plan=%", "#v=x&plan=walk", "#own=%ff&plan=walk"));
    fc.assert(
      fc.property(any, fc.constantFrom("", "#plan=", "#own="), (typed, before) => {
        const got = read(before + typed);
        if (got.ok) for (const item of got.items) expect(item).toMatch(/^[a-z]+(-[a-z]+)*$/);
      }),
      { numRuns: 500 },
    );
  });
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const id = fc
  .tuple(fc.constantFrom("girl", "boy"), fc.array(word, { minLength: 1, maxLength: 3 }))
  .map(([side, words]) => `${side}-${words.join("-")}`);
const list = fc.uniqueArray(id, { minLength: 1, maxLength: 40 });
/** A list as an older page or an edited link may contain it: names may occur twice. */
const anyList = fc.array(fc.oneof(id, fc.constantFrom("girl-ada", "boy-deniz")), { maxLength: 30 });

describe("mergeLists", () => {
  test("divides two lists into items on both, only here and only there, each in its order", () => {
    expect(mergeLists(["girl-c", "girl-a", "girl-b"], ["girl-b", "boy-z", "girl-c", "boy-y"])).toEqual({
      both: ["girl-c", "girl-b"],
      mine: ["girl-a"],
      theirs: ["boy-z", "boy-y"],
    });
  });

  test("distinguishes a girl's name from the same name of a boy", () => {
    expect(mergeLists(["girl-deniz"], ["boy-deniz"])).toEqual({ both: [], mine: ["girl-deniz"], theirs: ["boy-deniz"] });
  });

  test("loses no name and has none twice", () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        const { both, mine, theirs } = mergeLists(a, b);
        const all = [...both, ...mine, ...theirs];
        expect(new Set(all)).toEqual(new Set([...a, ...b]));
        expect(all).toHaveLength(new Set(all).size);
        for (const one of both) expect([a.includes(one), b.includes(one)]).toEqual([true, true]);
        for (const one of mine) expect(b).not.toContain(one);
        for (const one of theirs) expect(a).not.toContain(one);
      }),
    );
  });

  test("is the same from either side", () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        const [here, there] = [mergeLists(a, b), mergeLists(b, a)];
        expect(there.mine).toEqual(here.theirs);
        expect(there.theirs).toEqual(here.mine);
        expect(new Set(there.both)).toEqual(new Set(here.both));
      }),
    );
  });

  test("of a list with itself, all is on both", () => {
    fc.assert(
      fc.property(list, (ids) => {
        expect(mergeLists(ids, ids)).toEqual({ both: ids, mine: [], theirs: [] });
      }),
    );
  });
});
