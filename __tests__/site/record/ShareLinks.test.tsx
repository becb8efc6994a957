import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareLinks } from "../../../src/site/record/ShareLinks";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";
import { renderWithScript } from "../../support/withScript";

const url = "https://ninni.example/en/articles/a";
const links = <ShareLinks title="Sleep & rest" url={url} />;
const text = textsIn("en");
const device = navigator as { share?: unknown };

afterEach(() => {
  delete device.share;
});

test("opens WhatsApp by a plain link, with title and address", () => {
  renderIn("en", links);
  expect(screen.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`Sleep & rest ${url}`)}`,
  );
});

test("copies the address and says so", async () => {
  const user = userEvent.setup();
  await renderWithScript("en", links);
  await user.click(screen.getByRole("button", { name: text("share.copy") }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text("share.copied")));
});

test.each([
  ["copying is forbidden", { writeText: () => Promise.reject(new Error("forbidden")) }],
  ["there is no clipboard, as on a page without https", undefined],
])("says what to do where %s", async (_, clipboard) => {
  const user = userEvent.setup();
  await renderWithScript("en", links);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  await user.click(screen.getByRole("button", { name: text("share.copy") }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text("share.failed")));
});

test("opens the device’s share sheet, and closing it is not an error", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  device.share = share;
  await renderWithScript("en", links);
  await userEvent.click(screen.getByRole("button", { name: text("share.sheet") }));
  expect(share).toHaveBeenCalledWith({ title: "Sleep & rest", url });
});

test("does not offer a share sheet the device lacks, and nothing moves", async () => {
  await renderWithScript("en", links);
  const button = screen.getByText(text("share.sheet"));
  expect(button).toHaveStyle({ visibility: "hidden" });
  expect(button).not.toHaveAttribute("hidden");
});
