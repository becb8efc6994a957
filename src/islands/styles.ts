/**
 * Styles in the browser: stands in for Emotion there (src/gatsby/webpack.ts). It gives an element the same class as Emotion gave it in the built page and adds the
 * rules of classes the page does not have yet. Emotion's own would bring a compiler of CSS, prefixes for old browsers, themes and a cache: 5 KB on every page with
 * an island. A test holds its rules against Emotion's.
 */
import hash from "@emotion/hash";
import unitless from "@emotion/unitless";
import { createElement, type ElementType, Fragment, forwardRef, type ReactElement, type Ref } from "react";
import { jsx as plainJsx, jsxs as plainJsxs } from "react/jsx-runtime";

/** A style as components write it. */
export interface Style {
  readonly [name: string]: string | number | boolean | null | undefined | Style | readonly (string | number)[];
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "boolean";

function declaration(name: string, value: unknown): string {
  if (!isGiven(value)) return "";
  if (name.startsWith("--")) return `${name}:${value};`;
  const unit = typeof value === "number" && value !== 0 && (unitless as Record<string, number>)[name] !== 1 ? "px" : "";
  return `${name.replace(/[A-Z]|^ms/g, "-$&").toLowerCase()}:${value}${unit};`;
}

/**
 * A style as one text, letter by letter as Emotion writes it: its hash is the name of the class.
 * @example textOf({ marginTop: 8, "&:hover": { opacity: 1 } }) // "margin-top:8px;&:hover{opacity:1;}"
 */
export const textOf = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => {
      if (Array.isArray(value)) return value.map((one) => declaration(name, one)).join("");
      return typeof value === "object" && value !== null ? `${name}{${textOf(value as Style)}}` : declaration(name, value);
    })
    .join("");

/** Puts what stands inside a rule into the selectors of what it stands in: `&:hover` in `.a` is `.a:hover`, `p` in it `.a p`. */
function selectorsIn(outer: readonly string[], inner: string): string[] {
  const parts = inner.split(/,(?![^([]*[)\]])/).map((part) => part.trim());
  return parts.flatMap((part) =>
    outer.map((of) => {
      if (part.includes("&")) return part.replaceAll("&", of);
      return part.startsWith(":") ? of + part : `${of} ${part}`;
    }),
  );
}

/**
 * The rules of a class, nested ones laid out flat: declarations first, then what stands inside, in its order.
 * @param styles declarations and nested rules as Emotion writes them: `color:red;&:hover{color:blue;}`
 * @param selectors of the element, and inside of a rule those of the rule
 * @example rulesOf("color:red;&:hover{color:blue;}", [".a"]) // [".a{color:red;}", ".a:hover{color:blue;}"]
 */
export function rulesOf(styles: string, selectors: readonly string[]): string[] {
  let own = "";
  const nested: string[] = [];
  let start = 0;
  let opened = 0;
  let depth = 0;
  // Words in quotes and addresses in brackets may hold any sign.
  for (const { 0: sign, index } of styles.matchAll(/"[^"]*"|'[^']*'|\([^()]*\)|[;{}]/g)) {
    if (sign === "{" && depth++ === 0) opened = index;
    if (sign === ";" && depth === 0) {
      own += styles.slice(start, index).trim() && styles.slice(start, index + 1);
      start = index + 1;
    }
    if (sign === "}" && --depth === 0) {
      const head = styles.slice(start, opened).trim();
      const body = styles.slice(opened + 1, index);
      if (head.startsWith("@")) nested.push(`${head}{${rulesOf(body, selectors).join("")}}`);
      else nested.push(...rulesOf(body, selectorsIn(selectors, head)));
      start = index + 1;
    }
  }
  return own ? [`${selectors.join()}{${own}}`, ...nested] : nested;
}

/** Classes whose rules the page has, by Emotion's names. */
let known: Set<string> | undefined;
let sheet: CSSStyleSheet | null = null;
/** Names of styles that stay the same object. */
const names = new WeakMap<Style, string>();

/** The name of a style's class; its rules are added once, in the order in which elements are drawn first. */
function nameOf(style: Style): string {
  const before = names.get(style);
  if (before) return before;
  const text = textOf(style);
  const name = `css-${hash(text)}`;
  names.set(style, name);
  known ??= new Set(
    document
      .querySelector<HTMLElement>("style[data-emotion]")
      ?.dataset.emotion?.split(" ")
      .map((id) => `css-${id}`),
  );
  if (known.has(name)) return name;
  known.add(name);
  sheet ??= document.head.appendChild(document.createElement("style")).sheet;
  for (const rule of rulesOf(text, [`.${name}`])) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule this browser does not know is left out, as it would be in a file of styles.
    }
  }
  return name;
}

type Props = Record<string, unknown>;

/** An element with styles. It stands as deep as Emotion's: React makes its ids of the places of elements. */
const Styled = forwardRef(({ of, styles, ...props }: Props, ref: Ref<unknown>) => {
  const name = nameOf((styles ?? {}) as Style);
  const className = props.className ? `${props.className} ${name}` : name;
  return createElement(Fragment, null, null, createElement(of as ElementType, { ...props, className, ...(ref ? { ref } : {}) }));
});

const withStyles =
  (make: typeof plainJsx) =>
  (type: ElementType, props: Props, key?: string): ReactElement => {
    if (!("css" in props)) return make(type, props, key);
    const { css: styles, ...others } = props;
    return make(Styled, { ...others, of: type, styles }, key);
  };

export const jsx = withStyles(plainJsx);
export const jsxs = withStyles(plainJsxs);
export { Fragment };

/** A style made for several elements; Emotion works it out beforehand, here its object is enough. */
export const css = (style: Style): Style => style;
