import fc from "fast-check";
import { mostShared, parseShortlist, shareShortlist } from "../../../src/names/shortlist/shortlists";

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const id = fc
  .tuple(fc.constantFrom("girl", "boy"), fc.array(word, { minLength: 1, maxLength: 3 }))
  .map(([side, words]) => `${side}-${words.join("-")}`);
const list = fc.uniqueArray(id, { minLength: 1, maxLength: 40 });

const none = { ok: false, reason: "none" };

describe("shareShortlist", () => {
  test("writes the names in the fragment, with readable commas", () => {
    expect(shareShortlist(["girl-ada", "boy-omer-asaf"])).toBe("#names=girl-ada,boy-omer-asaf");
  });

  test("escapes characters that would end the list", () => {
    expect(shareShortlist(["girl-a&b,#c"])).toBe("#names=girl-a%26b%2C%23c");
  });

  test("writes the first 200 of more", () => {
    const ids = Array.from({ length: mostShared + 1 }, (_, i) => `girl-${"abcdefghij"[i % 10]}`);
    expect(shareShortlist(ids).split(",")).toHaveLength(200);
    expect(shareShortlist(ids.slice(1)).split(",")).toHaveLength(200);
  });
});

describe("parseShortlist", () => {
  const found = (...ids: string[]) => ({ ok: true, items: ids, texts: {} });

  test("keeps both of two names that differ only in a Turkish letter: Gülşen and Gülsen", () => {
    expect(parseShortlist(shareShortlist(["girl-gulsen", "girl-gulsen-2"]))).toEqual(found("girl-gulsen", "girl-gulsen-2"));
  });

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
    expect(parseShortlist(text)).toEqual({ ok: false, reason: "empty" });
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
  ])("refuses text without a name: %j", (text) => {
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

  test("never throws, and returns each name once, well-formed, at most 200", () => {
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
        expect(parsed.items.length).toBeLessThanOrEqual(200);
        expect(new Set(parsed.items).size).toBe(parsed.items.length);
        for (const one of parsed.items) expect(one).toMatch(/^(girl|boy)(-[a-z]+)+$/);
      }),
      { numRuns: 500 },
    );
  });
});
