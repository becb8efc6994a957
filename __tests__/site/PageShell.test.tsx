import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageShell } from "../../src/site/PageShell";
import { renderIn } from "../support/render";

const brand = {
  name: "Ninni",
  since: 2024,
  email: "merhaba@ninni.example",
  stores: { android: "https://play.google.com/", ios: "https://apps.apple.com/" },
};
const paths = { tr: "/iletisim", en: "/en/contact" };

const shell = (
  <PageShell brand={brand} paths={paths} section="tools">
    <h1>Page</h1>
  </PageShell>
);

test("puts the page into main, between header and footer", () => {
  renderIn("tr", shell);
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "Page" })).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("2024");
});

test("begins with the way past the menu, which main can take the focus of", async () => {
  renderIn("tr", shell);
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "İçeriğe geç" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("marks the part of the menu in the header, from where the sheet takes it", () => {
  renderIn("tr", shell);
  const marked = [...document.querySelectorAll("[data-current] > summary")];
  expect(marked.map((mark) => mark.textContent?.trim())).toEqual(["Araçlar"]);
});

test.each([
  ["tr", "Sayfanın bir parçası yüklenemedi.", "Yeniden deneyin"],
  ["en", "A part of the page did not load.", "Try again"],
] as const)(
  "keeps the sentence for a script that did not arrive hidden until src/site/beforeReact shows it (%s)",
  (language, text, again) => {
    renderIn(language, shell);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const box = document.getElementById("load-error");
    expect(box).toHaveAttribute("hidden");
    box?.removeAttribute("hidden");
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole("button", { name: again })).toHaveAttribute("data-again");
  },
);

test("shows no popup by itself when the page appears", () => {
  renderIn("tr", shell);
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});
