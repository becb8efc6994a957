import fc from "fast-check";
import { mergeShortlists, mostShared, parseShortlist, shareShortlist } from "../../../src/names/shortlist/shortlists";

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const id = fc
  .tuple(fc.constantFrom("girl", "boy"), fc.array(word, { minLength: 1, maxLength: 3 }))
  .map(([side, words]) => `${side}-${words.join("-")}`);
const list = fc.uniqueArray(id, { minLength: 1, maxLength: 40 });
/** A list as an older page or another hand may have left it: names may stand twice. */
const anyList = fc.array(fc.oneof(id, fc.constantFrom("girl-ada", "boy-deniz")), { maxLength: 30 });

const none = { ok: false, field: "link", reason: "none" };

describe("shareShortlist", () => {
  test("writes the names behind the #, with commas one can read", () => {
    expect(shareShortlist(["girl-ada", "boy-omer-asaf"])).toBe("#names=girl-ada,boy-omer-asaf");
  });

  test("escapes what would end the list", () => {
    expect(shareShortlist(["girl-a&b,#c"])).toBe("#names=girl-a%26b%2C%23c");
  });

  test("writes the first 200 of more", () => {
    const ids = Array.from({ length: mostShared + 1 }, (_, i) => `girl-${"abcdefghij"[i % 10]}`);
    expect(shareShortlist(ids).split(",")).toHaveLength(200);
    expect(shareShortlist(ids.slice(1)).split(",")).toHaveLength(200);
  });
});

describe("parseShortlist", () => {
  const found = (...ids: string[]) => ({ ok: true, ids });

  test.each([
    ["a whole address", "https://ninni.example/kiz-erkek-bebek-isimleri#names=girl-ada,boy-deniz"],
    ["the English address", "https://ninni.example/en/girl-boy-baby-names#names=girl-ada,boy-deniz"],
    ["an address as messengers write it", "https://ninni.example/x#names=girl-ada%2Cboy-deniz"],
    ["a fragment", "#names=girl-ada,boy-deniz"],
    ["a fragment with another part", "#mode=1&names=girl-ada,boy-deniz&x=girl-ece"],
    ["a field", "names=girl-ada,boy-deniz"],
    ["names alone", " girl-ada, boy-deniz "],
    ["names on lines", "girl-ada\nboy-deniz"],
    ["a link in a message", "Bak: https://ninni.example/x#names=girl-ada,boy-deniz. Ne dersin?"],
    ["a link in brackets", "(https://ninni.example/x#names=girl-ada,boy-deniz)"],
    ["a name twice", "#names=girl-ada,boy-deniz,girl-ada"],
    ["malformed ones between", "#names=girl-ada,cat-tom,girl-,Girl-Ece,girl-ada2,girl--x,,boy-deniz"],
    ["a stray percent sign", "girl-ada boy-deniz 100%"],
  ])("reads %s", (_, text) => {
    expect(parseShortlist(text)).toEqual(found("girl-ada", "boy-deniz"));
  });

  test.each(["", "  ", "\n"])("refuses an empty text: %j", (text) => {
    expect(parseShortlist(text)).toEqual({ ok: false, field: "link", reason: "empty" });
  });

  test.each([
    "https://ninni.example/en/girl-boy-baby-names",
    "/en/girl-boy-baby-names",
    "https://ninni.example/girl-ada",
    "#shortlist",
    "#names=",
    "#names=cat-tom",
    "#names= girl-ada",
    "hello",
    "%E0%A4%A",
    "#othernames=girl-ada",
  ])("refuses what holds no name: %j", (text) => {
    expect(parseShortlist(text)).toEqual(none);
  });

  test("takes the first 200 of more", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const ids = letters.flatMap((a) => letters.map((b) => `girl-${a}${b}`));
    expect(parseShortlist(ids.join(","))).toEqual(found(...ids.slice(0, 200)));
  });

  test("gives back what was shared, whatever is on the list", () => {
    fc.assert(
      fc.property(list, fc.constantFrom("", "https://ninni.example/en/girl-boy-baby-names"), (ids, page) => {
        expect(parseShortlist(page + shareShortlist(ids))).toEqual(found(...ids));
      }),
    );
  });

  test("never throws, and what it gives is clean: each name once, well-formed, at most 200", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc
        .array(fc.oneof(id, fc.constantFrom("#names=", "names=", ",", "%2C", "%", "&", " ", "/", ".")), { maxLength: 400 })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseShortlist(typed);
        if (!parsed.ok) return;
        expect(parsed.ids.length).toBeLessThanOrEqual(200);
        expect(new Set(parsed.ids).size).toBe(parsed.ids.length);
        for (const one of parsed.ids) expect(one).toMatch(/^(girl|boy)(-[a-z]+)+$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("mergeShortlists", () => {
  test("parts two lists into what is on both, only here and only there, each in its order", () => {
    expect(mergeShortlists(["girl-c", "girl-a", "girl-b"], ["girl-b", "boy-z", "girl-c", "boy-y"])).toEqual({
      both: ["girl-c", "girl-b"],
      mine: ["girl-a"],
      theirs: ["boy-z", "boy-y"],
    });
  });

  test("tells a name of a girl from the same name of a boy", () => {
    expect(mergeShortlists(["girl-deniz"], ["boy-deniz"])).toEqual({ both: [], mine: ["girl-deniz"], theirs: ["boy-deniz"] });
  });

  test("loses no name and has none twice", () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        const { both, mine, theirs } = mergeShortlists(a, b);
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
        const [here, there] = [mergeShortlists(a, b), mergeShortlists(b, a)];
        expect(there.mine).toEqual(here.theirs);
        expect(there.theirs).toEqual(here.mine);
        expect(new Set(there.both)).toEqual(new Set(here.both));
      }),
    );
  });

  test("of a list with itself, all is on both", () => {
    fc.assert(
      fc.property(list, (ids) => {
        expect(mergeShortlists(ids, ids)).toEqual({ both: ids, mine: [], theirs: [] });
      }),
    );
  });
});
