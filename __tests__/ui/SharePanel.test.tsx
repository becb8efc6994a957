import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QrCode } from "../../src/ui/QrCode";
import { SharePanel } from "../../src/ui/SharePanel";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

describe.each(behaviourLanguages)("what is shared (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const link = `${location.origin}/plan#plan=walk,own`;
  const draw = () => renderIn(language, <SharePanel page="https://ninni.example/plan" fragment="#plan=walk,own" message="Planım" />);
  const press = (key: string) => user.click(screen.getByRole("button", { name: text(key) }));

  beforeEach(() => history.replaceState(null, "", "/plan"));

  test("is copied as a link of this address", async () => {
    draw();
    await press("share.copy");
    expect(await screen.findByText(text("share.copiedState"))).toHaveAttribute("role", "status");
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test("is shown for manual copying when the browser does not allow copying", async () => {
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
    draw();
    await press("share.copy");
    expect(await screen.findByText(text("share.notCopiedState"))).toBeInTheDocument();
    expect(screen.getByLabelText(text("share.link"))).toHaveValue(link);
  });

  test("goes to WhatsApp by a plain link", () => {
    draw();
    const href = screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("text")).toBe(`Planım ${link}`);
  });

  test("goes to the device's share sheet only if there is one", async () => {
    const { unmount } = draw();
    expect(screen.queryByRole("button", { name: text("share.sheet") })).not.toBeInTheDocument();
    unmount();
    const share = jest.fn(() => Promise.reject(new Error("closed")));
    Object.assign(navigator, { share });
    draw();
    await press("share.sheet");
    expect(share).toHaveBeenCalledWith({ title: "Planım", url: link });
    Object.assign(navigator, { share: undefined });
  });

  test("is shown as a QR code on request", async () => {
    draw();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    await press("qr.show");
    const code = await screen.findByRole("img", { name: text("qr.label", { message: "Planım" }) });
    // 38 to 62 bytes: version 3 or 4 at the lowest error correction, 29 or 33 cells plus the quiet zone.
    expect(code.getAttribute("viewBox")).toMatch(/^0 0 (37|41) \1$/);
  });

  test("says if it is too long for a QR code", async () => {
    renderIn(language, <QrCode text={"x".repeat(3000)} label="" />);
    expect(await screen.findByRole("alert")).toHaveTextContent(text("qr.tooLong"));
  });
});
