/**
 * Styles are for browsers: with them in the page jsdom works out every rule for every element it is asked about, which takes minutes. So
 * tests run without, and the few about what a style hides ask for them.
 */
import { StyleSheet } from "@emotion/sheet";

const insert = StyleSheet.prototype.insert;

export function withoutStyles(): void {
  StyleSheet.prototype.insert = () => undefined;
}

export function withStyles(): void {
  StyleSheet.prototype.insert = insert;
}
