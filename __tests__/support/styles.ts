/**
 * Tests run without styles, because with them jsdom computes every rule for every element a test looks at, which takes minutes. The few tests about
 * what a style hides call `withStyles`.
 */
import { StyleSheet } from "@emotion/sheet";
import { goneInQuiet } from "../../src/ui/theme/quietStyles";

const insert = StyleSheet.prototype.insert;
/** Undefined in Node tests, which have no window. */
const page = typeof window === "undefined" ? undefined : window;
const computedStyle = page?.getComputedStyle;

/** Elements that browsers hide by default, and elements that the site's rules of quiet mode hide. */
const unseen = ["head, script, style, template, noscript, input[type=hidden], dialog:not([open]), [hidden]", ...goneInQuiet].join();

/** The computed style on a page without styles: everything is shown except elements that are hidden by themselves. */
function plainStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const display = style.display || (element.matches(unseen) ? "none" : "block");
  const values: Record<string, string> = { display, visibility: style.visibility || "visible" };
  return new Proxy(style, {
    get: (_, name) => {
      if (name === "getPropertyValue") return (property: string) => values[property] ?? style.getPropertyValue(property);
      return values[String(name)] ?? style[name as keyof CSSStyleDeclaration];
    },
  });
}

export function withoutStyles(): void {
  StyleSheet.prototype.insert = () => undefined;
  if (page) page.getComputedStyle = plainStyle;
}

export function withStyles(): void {
  StyleSheet.prototype.insert = insert;
  if (page && computedStyle) page.getComputedStyle = computedStyle;
}
