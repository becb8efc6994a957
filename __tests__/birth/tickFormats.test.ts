import { readdirSync, readFileSync } from "node:fs";
import { encode } from "uqr";
import { newTexts, planFields, takeOver, tickFormats } from "../../src/birth/shared/tickFormats";
import { decodeShared, encodeShared, type SharedState } from "../../src/ui/device/sharedState";

const state = (items: string[], texts: SharedState<string>["texts"] = {}) => ({ items, texts });
const recordsIn = (folder: string) =>
  readdirSync(`data/${folder}`).map((file) => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8")));
const wishes: string[] = recordsIn("birth-plan").flatMap(({ wishes }) => wishes.map(({ key }: { key: string }) => key));
const things: string[] = recordsIn("hospital-bag").flatMap(({ items }) => items.map(({ key }: { key: string }) => key));

describe("what is taken over", () => {
  test("is added after the reader's own items, each once", () => {
    expect(takeOver(state(["move", "shower"]), ["shower", "bath"], {}).items).toEqual(["move", "shower", "bath"]);
  });

  test("replaces a name; a text is added below the reader's own text", () => {
    expect(takeOver(state([], { name: "Ada", own: "a" }), [], { name: "Ece", own: "b" }).texts).toEqual({ name: "Ece", own: "a\nb" });
    expect(takeOver(state([], { name: "Ada" }), [], {}).texts).toEqual({ name: "Ada" });
  });

  test("never makes the text longer than its field allows", () => {
    const long = "x".repeat(planFields.own);
    expect(takeOver(state([], { own: long }), [], { own: "y" }).texts.own).toBe(long);
  });
});

describe("what the partner has written", () => {
  test("is new if it differs from the reader's own text and is not part of it", () => {
    const theirs = state([], { name: "Ece", partner: "Can", own: "b" });
    expect(newTexts(state([], { partner: "Can" }), theirs)).toEqual([
      ["name", "Ece"],
      ["own", "b"],
    ]);
    expect(newTexts(state([], { name: "Ece", partner: " Can ", own: "a\nb" }), theirs)).toEqual([]);
  });
});

describe("the records", () => {
  test.each([
    ["birth plan", wishes],
    ["hospital bag", things],
  ])("of the %s have unique keys, because ticks are stored by key", (_, keys) => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ["plan", wishes],
    ["bag", things],
  ] as const)("can all be shared: a link with every line of the %s is read back completely", (kind, keys) => {
    const sent = encodeShared(tickFormats[kind], state(keys));
    expect(decodeShared(tickFormats[kind], `https://ninni.example/x${sent}`)).toEqual({ ok: true, ...state(keys) });
  });

  test("fit a QR code with all wishes and every field full of Turkish letters", () => {
    const full = Object.fromEntries(Object.entries(planFields).map(([field, most]) => [field, "ş".repeat(most)]));
    const link = `https://ninni.example/en/birth-plan${encodeShared(tickFormats.plan, state(wishes, full))}`;
    expect(encode(link).version).toBeLessThanOrEqual(40);
  });
});
