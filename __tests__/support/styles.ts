/**
 * Styles are for browsers: with them in the page jsdom works out every rule for every element it is asked about, which takes minutes. So
 * tests run without, and the few about what a style hides ask for them.
 */
import { StyleSheet } from "@emotion/sheet";
import { goneInQuiet } from "../../src/ui/theme/quietStyles";

const insert = StyleSheet.prototype.insert;
/** Tests without a page have no window. */
const page = typeof window === "undefined" ? undefined : window;
const computedStyle = page?.getComputedStyle;

/** What browsers never show, whatever a page says, and what the site's own rules of quiet mode hide. */
const unseen = ["head, script, style, template, noscript, input[type=hidden], dialog:not([open]), [hidden]", ...goneInQuiet].join();

/** What a page without styles looks like: all there is, but for what hides itself. */
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
