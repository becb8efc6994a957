import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageShell, type PageShellProps } from "../../../src/site/shell/PageShell";
import { renderIn } from "../../support/render";

const brand = {
  name: "Ninni",
  since: 2024,
  email: "merhaba@ninni.example",
  leaveTo: "https://weather.example/",
  stores: { android: "https://play.google.com/", ios: "https://apps.apple.com/" },
};
const page: PageShellProps["page"] = { id: "contact", paths: { tr: "/iletisim", en: "/en/contact" }, isDiscreet: false };

const shell = (
  <PageShell brand={brand} page={{ ...page, id: "tools" }} section="tools">
    <h1>Page</h1>
  </PageShell>
);

test("puts the page into main, between header and footer", () => {
  renderIn("tr", shell);
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "Page" })).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("2024");
});

test("begins with a skip link, which moves the focus to main", async () => {
  renderIn("tr", shell);
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "İçeriğe geç" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("marks the menu group in the header, from which the menu dialog takes it", () => {
  renderIn("tr", shell);
  const marked = [...document.querySelectorAll("[data-current] > summary")];
  expect(marked.map((mark) => mark.textContent?.trim())).toEqual(["Araçlar"]);
});

test.each([
  ["tr", "Sayfanın bir parçası yüklenemedi.", "Yeniden deneyin"],
  ["en", "A part of the page did not load.", "Try again"],
] as const)("hides the sentence about a script that failed until src/site/inline/watchLoading shows it (%s)", (language, text, again) => {
  renderIn(language, shell);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const box = document.getElementById("load-error");
  expect(box).toHaveAttribute("hidden");
  box?.removeAttribute("hidden");
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(text);
  expect(within(alert).getByRole("button", { name: again })).toHaveAttribute("data-again");
});

test("marks a part of the menu on a page that stays open in quiet mode and has no question for a loss", () => {
  renderIn(
    "tr",
    <PageShell brand={brand} page={page} section="pregnancy">
      <h1>Page</h1>
    </PageShell>,
  );
  expect([...document.querySelectorAll("[data-current] > summary, nav a[aria-current]")].map((mark) => mark.textContent)).toEqual([
    "Gebelik",
    "Gebelik",
  ]);
  const main = screen.getByRole("main");
  expect(main).not.toHaveAttribute("data-quiet-folds");
  expect(main).toHaveTextContent(/^Page$/);
});

test("shows no popup by itself when the page appears", () => {
  renderIn("tr", shell);
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

describe("the popup", () => {
  const hasPlaceForPopup = (over: Partial<PageShellProps>) => {
    const { container } = renderIn(
      "tr",
      <PageShell brand={brand} page={page} {...over}>
        <h1>Page</h1>
      </PageShell>,
    );
    return container.querySelector("[data-behaviour=promo]") !== null;
  };

  test("has its place on a page without urgency", () => {
    expect(hasPlaceForPopup({})).toBe(true);
  });

  test.each<[string, Partial<PageShellProps>]>([
    ["somebody acts by in an emergency", { urgency: "emergency" }],
    ["begins with whom to call", { urgency: "urgent" }],
    ["is for readers after a loss", { isQuiet: true }],
    ["nobody should be seen reading", { page: { ...page, isDiscreet: true } }],
    ["tells of a symptom", { page: { ...page, id: "symptom" } }],
    ["shows a result", { page: { ...page, id: "dueDate" } }],
  ])("has none on a page that %s", (_, over) => {
    expect(hasPlaceForPopup(over)).toBe(false);
  });
});

describe("the button that leaves at once", () => {
  const draw = (isDiscreet: boolean) =>
    renderIn(
      "tr",
      <PageShell brand={brand} page={{ ...page, isDiscreet }}>
        <h1>Page</h1>
      </PageShell>,
    );

  test("is first after the skip link, in the sticky header, and not printed", () => {
    const { container } = draw(true);
    const [skip, first] = container.querySelectorAll("a");
    expect(skip).toHaveAttribute("href", "#main");
    expect(first).toBe(screen.getByRole("link", { name: "Sayfadan hemen çık" }));
    expect(first).toHaveAttribute("href", brand.leaveTo);
    expect(screen.getByRole("banner")).toContainElement(first ?? null);
    expect(screen.getByRole("banner")).toHaveClass("no-print");
  });

  test("is on no other page", () => {
    draw(false);
    expect(screen.queryByRole("link", { name: "Sayfadan hemen çık" })).not.toBeInTheDocument();
  });
});

test.each<[string, Partial<PageShellProps>, number]>([
  ["the line of quiet mode stays where a loss is an emergency", { urgency: "emergency", isQuiet: true }, 1],
  ["an emergency has no line over its steps", { urgency: "emergency" }, 0],
])("%s", (_, over, count) => {
  renderIn(
    "tr",
    <PageShell brand={brand} page={page} {...over}>
      <h1>Page</h1>
    </PageShell>,
  );
  expect(screen.queryAllByLabelText("Sessiz kip")).toHaveLength(count);
});
