import { render, screen } from "@testing-library/react";
import { jsx } from "../../src/browser/styles";

test("a rule the browser does not know is left out, and the others stay", () => {
  const insertRule = CSSStyleSheet.prototype.insertRule;
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementation(function (this: CSSStyleSheet, rule, index) {
    if (rule.includes(":popover-open")) throw new DOMException("unknown selector", "SyntaxError");
    return insertRule.call(this, rule, index);
  });
  render(jsx("p", { css: { color: "red", "&:popover-open": { top: 1 }, "&:hover": { color: "blue" } }, children: "text" }));
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const { className } = screen.getByText("text");
  expect(rules).toEqual([`.${className} {color: red;}`, `.${className}:hover {color: blue;}`]);
});
