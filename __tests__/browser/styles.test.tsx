/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import createCache from "@emotion/cache";
import hash from "@emotion/hash";
import { CacheProvider } from "@emotion/react";
import { jsx as emotionJsx } from "@emotion/react/jsx-runtime";
import unitlessOfEmotion from "@emotion/unitless";
import { renderToStaticMarkup } from "react-dom/server";
import { rulesOf, type Style, textOf, unitless } from "../../src/browser/styles";

/** The rules Emotion itself makes from styles, with the options of gatsby-ssr.tsx. */
function rulesOfEmotion(styles: object): { name: string; css: string } {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  renderToStaticMarkup(<CacheProvider value={cache}>{emotionJsx("p", { css: styles })}</CacheProvider>);
  const [[name = "", css = ""] = []] = Object.entries(cache.inserted);
  return { name, css: String(css) };
}
/** Removes spaces and the last semicolon, which have no meaning. */
const plain = (css: string): string =>
  css
    .replace(/\s*([{},;>+~/!])\s*/g, "$1")
    .replace(/:\s+/g, ":")
    .replace(/;}/g, "}");

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.styles\.ts$/.test(file));
const shared: [string, object][] = files.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(resolve("src", file)))
    .filter((entry): entry is [string, object] => typeof entry[1] === "object" && entry[1] !== null && !("styles" in entry[1]))
    .map(([name, styles]): [string, object] => [`${file} ${name}`, styles]),
);

test("every shared style gets the rules Emotion gives it in the built page, under the same name", () => {
  expect(shared.length).toBeGreaterThan(40);
  for (const [where, styles] of shared) {
    const { name, css } = rulesOfEmotion(styles);
    const text = textOf(styles as Style);
    expect([where, hash(text)]).toEqual([where, name]);
    expect([where, plain(rulesOf(text, [`.css-${name}`]).join(""))]).toEqual([where, plain(css)]);
  }
});

test("numbers of all properties that are set somewhere in src/ have a unit where Emotion gives them one", () => {
  const code = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && file !== "gatsby-types.d.ts")
    .map((file) => readFileSync(resolve("src", file), "utf8"));
  const names = new Set(code.flatMap((text) => [...text.matchAll(/\b(\w+): /g)].map(([, name = ""]) => name)));
  expect(names.size).toBeGreaterThan(1000);
  for (const name of names) expect([name, unitless.test(name)]).toEqual([name, Object.hasOwn(unitlessOfEmotion, name)]);
});

test.each<[string, object]>([
  ["what stands between rules", { color: "red", "&:hover": { color: "blue" }, margin: 0 }],
  ["several selectors, inside several", { "& a, & b": { "&:hover, &:focus-visible": { zIndex: 1 } } }],
  ["commas inside of :is()", { "&:is(:hover, :focus) > :not(a, b)": { top: 2 } }],
  ["a rule without &", { li: { top: 1 }, ":hover": { top: 3 } }],
  ["media in media, and a rule in both", { "@media print": { top: 1, "& p": { top: 2 }, "@media (min-width: 3px)": { top: 3 } } }],
  ["signs in words and addresses", { content: '"a;b{c}"', background: 'url("data:image/svg+xml;x={}")', "&::after": { content: "'}'" } }],
  ["several values, and what is left out", { height: ["100vh", "100svh"], color: undefined, "&:empty": {} }],
  [
    "numbers with and without a unit, and variables",
    { lineHeight: 1.5, margin: -8, flex: 1, "--rows": 3, strokeWidth: 2, top: 0, outlineOffset: 3 },
  ],
  ["nothing", {}],
  ["& twice", { "&&": { top: 1 }, "& + &": { top: 2 } }],
])("%s", (_, styles) => {
  const { name, css } = rulesOfEmotion(styles);
  const text = textOf(styles as Style);
  expect(hash(text)).toBe(name);
  expect(plain(rulesOf(text, [`.css-${name}`]).join(""))).toBe(plain(css));
});
