/**
 * Replaces Emotion in the browser (src/gatsby/webpack.ts). It gives an element the same class that Emotion gave it in the built page, and adds the
 * rules of classes the page does not have yet. Emotion itself would add a CSS compiler, prefixes for old browsers, themes and a cache: 5 KB on every
 * page with an island. A test compares its rules with Emotion’s.
 */
import hash from "@emotion/hash";
import { createElement, type ElementType, Fragment, forwardRef, type ReactElement, type Ref } from "react";
import { jsx as plainJsx, jsxs as plainJsxs } from "react/jsx-runtime";

/** A style as components write it. */
export interface Style {
  readonly [name: string]: string | number | boolean | null | undefined | Style | readonly (string | number)[];
}

/** Properties whose numbers have no unit, of those used in the site’s styles. A test compares them with Emotion’s list. */
export const unitless =
  /^(aspectRatio|columns|flex|flexGrow|flexShrink|fontWeight|gridColumn|gridRow|lineHeight|opacity|order|scale|strokeDasharray|strokeWidth|WebkitLineClamp|zIndex)$/;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "boolean";

function declaration(name: string, value: unknown): string {
  if (!isGiven(value)) return "";
  if (name.startsWith("--")) return `${name}:${value};`;
  const unit = typeof value === "number" && value !== 0 && !unitless.test(name) ? "px" : "";
  return `${name.replace(/[A-Z]|^ms/g, "-$&").toLowerCase()}:${value}${unit};`;
}

/**
 * A style as one string, exactly as Emotion serialises it: its hash is the name of the class.
 * @example textOf({ marginTop: 8, "&:hover": { opacity: 1 } }) // "margin-top:8px;&:hover{opacity:1;}"
 */
export const textOf = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => {
      if (Array.isArray(value)) return value.map((one) => declaration(name, one)).join("");
      return typeof value === "object" && value !== null ? `${name}{${textOf(value as Style)}}` : declaration(name, value);
    })
    .join("");

/** Combines the selectors of a nested rule with those of the rule around it: `&:hover` in `.a` becomes `.a:hover`, `p` in `.a` becomes `.a p`. */
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
 * The rules of a class with nested rules flattened: its own declarations first, then the nested rules in their order.
 * @param styles declarations and nested rules as Emotion writes them: `color:red;&:hover{color:blue;}`
 * @param selectors selectors of the element; for nested rules those of the rule around them
 * @example rulesOf("color:red;&:hover{color:blue;}", [".a"]) // [".a{color:red;}", ".a:hover{color:blue;}"]
 */
export function rulesOf(styles: string, selectors: readonly string[]): string[] {
  let own = "";
  const nested: string[] = [];
  let start = 0;
  let opened = 0;
  let depth = 0;
  // Quoted strings and parentheses may contain any character.
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

/** Classes whose rules the page already has, with Emotion’s names. */
let known: Set<string> | undefined;
let sheet: CSSStyleSheet | null = null;
/** Class names already computed, by style object. */
const names = new WeakMap<Style, string>();

/** Class name of a style; its rules are added once, in the order in which elements are first rendered. */
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
      // A rule this browser does not support is skipped, as it would be in a style sheet.
    }
  }
  return name;
}

type Props = Record<string, unknown>;

/** An element with styles. It has the same depth as Emotion’s element, because React derives its ids from the positions of elements. */
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

/** A style shared by several elements. Emotion serialises it in advance; here the object itself is enough. */
export const css = (style: Style): Style => style;
