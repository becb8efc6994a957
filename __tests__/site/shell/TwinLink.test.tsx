import { screen } from "@testing-library/react";
import { TwinLink } from "../../../src/site/shell/TwinLink";
import { renderIn } from "../../support/render";

const paths = { tr: "/iletisim", en: "/en/contact" };

test.each([
  ["tr", "Read this page in English", "/en/contact", "en"],
  ["en", "Bu sayfayı Türkçe okuyun", "/iletisim", "tr"],
] as const)("is in the language it leads to (on a page in %s)", (language, name, href, other) => {
  renderIn(language, <TwinLink paths={paths} />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("hreflang", other);
  expect(link).toHaveAttribute("lang", other);
});

test("shows two letters where there is little room, and keeps the sentence as its name", () => {
  renderIn("tr", <TwinLink paths={paths} isShort />);
  const link = screen.getByRole("link", { name: "EN – Read this page in English" });
  expect(link).toHaveTextContent(/^EN$/);
  expect(link).toHaveAttribute("href", "/en/contact");
  expect(link).toHaveAttribute("hreflang", "en");
  expect(link).toHaveAttribute("lang", "en");
});

test.each([true, false])("is marked so that src/site/inline/links keeps the hash (short: %s)", (isShort) => {
  renderIn("en", <TwinLink paths={paths} isShort={isShort} />);
  expect(screen.getByRole("link")).toHaveAttribute("data-twin");
});
