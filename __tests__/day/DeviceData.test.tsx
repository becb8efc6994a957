import { TextDecoder, TextEncoder } from "node:util";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { encode } from "uqr";
import { DeviceData } from "../../src/day/DeviceData";
import { toLink } from "../../src/day/exportImport";
import { readable } from "../../src/day/showDeviceData.behaviour";
import { readDay, writeDay } from "../../src/site/ownDay/ownDay";
import { readList } from "../../src/ui/device/storage";
import { qrPath } from "../../src/ui/qrPath";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { textsIn } from "../support/texts";
import { renderWithScript } from "../support/withScript";

Object.assign(globalThis, { TextDecoder, TextEncoder });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/benim-gunum");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['{"version":2,"value":{"due":"2027-03-10"}}', '"due": "2027-03-10"'],
  ['["girl-ada","girl-ece"]', '"girl-ada",\n"girl-ece"'],
  ["dark", "dark"],
])("%s is read as %j", (text, shown) => {
  expect(readable(text)).toBe(shown);
});

describe.each(behaviourLanguages)("what is on this device (%s)", (language) => {
  const t = textsIn(language, "day", "staticPage", "common");
  const user = userEvent.setup({ delay: null });
  const show = () => renderWithScript(language, <DeviceData />);
  const press = (key: string) => user.click(screen.getByRole("button", { name: t(key) }));

  test("shows exactly the values that are stored, and nothing else", async () => {
    writeDay({ due: "2027-03-10" });
    localStorage.setItem("ninni-week-24", '["feet-up"]');
    await show();
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual([t("stored.day"), t("stored.week")]);
    expect(rows[0]).toHaveTextContent('"due": "2027-03-10"');
    expect(rows[1]).toHaveTextContent("ninni-week-24");
  });

  test("deletes everything with one tap, and restores it with another", async () => {
    writeDay({ due: "2027-03-10" });
    await show();
    await press("day.device.wipe");
    expect(screen.getByRole("status")).toHaveTextContent(t("day.device.wiped"));
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText(t("day.device.empty"))).toBeVisible();
    await press("day.undo");
    expect(readDay()).toEqual({ due: "2027-03-10" });
  });

  test("offers the values in the fragment, imports them on request, and removes them from the address", async () => {
    writeDay({ due: "2027-03-10" });
    history.replaceState(null, "", `/benim-gunum${toLink({ "ninni-checklists": '["24-feet"]', "ninni-day": '{"due":"2027-03-12"}' })}`);
    await show();
    expect(location.hash).toBe("");
    expect(readDay().due).toBe("2027-03-10");
    await press("day.device.take");
    expect(readDay().due).toBe("2027-03-12");
    expect(readList("ninni-checklists")).toEqual(["24-feet"]);
    expect(screen.queryByText(t("day.device.offer"))).not.toBeVisible();
    await press("day.undo");
    expect(readDay()).toEqual({ due: "2027-03-10" });
    expect(readList("ninni-checklists")).toEqual([]);
  });

  test("says line by line what came, and leaves out what is unticked", async () => {
    history.replaceState(null, "", `/benim-gunum${toLink({ "ninni-names": '["girl-ada"]', "ninni-checklists": '["24-feet"]' })}`);
    await show();
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map((box) => box.closest("label")?.textContent)).toEqual([
      `${t("day.offer.checklists")} (1)`,
      `${t("day.offer.names")} (1)`,
    ]);
    await user.click(screen.getByRole("checkbox", { name: new RegExp(t("day.offer.names")) }));
    await press("day.device.take");
    expect(readList("ninni-names")).toEqual([]);
    expect(readList("ninni-checklists")).toEqual(["24-feet"]);
  });

  test("shows the link to another phone as a QR code, and removes the code of an earlier state", async () => {
    writeDay({ due: "2027-03-10" });
    const { container } = await show();
    await press("day.device.link");
    const link = container.querySelector<HTMLInputElement>("[data-link] input")?.value ?? "";
    expect(link).toContain("/benim-gunum#day=");
    const code = () => screen.queryByRole("img", { name: t("qr.label", { message: t("day.device.linkLabel") }) });
    expect(code()).not.toBeInTheDocument();
    await press("qr.show");
    await waitFor(() => expect(code()).toBeVisible());
    const { cells, path } = qrPath(encode(link, { border: 0 }).data);
    expect(code()).toHaveAttribute("viewBox", `0 0 ${cells} ${cells}`);
    expect(code()?.querySelector("path")).toHaveAttribute("d", path);
    await press("day.device.link");
    expect(code()).not.toBeInTheDocument();
  });

  test("says so if the link is too long for a QR code", async () => {
    localStorage.setItem("ninni-names", JSON.stringify(Array.from({ length: 300 }, (_, i) => `girl-name-${i}`)));
    await show();
    await press("day.device.link");
    await press("qr.show");
    expect(await screen.findByText(t("qr.tooLong"))).toBeInTheDocument();
  });

  test("a file of another program is refused with an explanation", async () => {
    const { container } = await show();
    const input = container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("a box for the file is missing");
    const file = new File(["hello"], "x.json", { type: "application/json" });
    Object.assign(file, { text: async () => "hello" });
    await user.upload(input, file);
    expect(await screen.findByText(t("day.device.notOurs"))).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test("says whether the browser has granted persistent storage", async () => {
    await show();
    await press("day.device.lasting");
    expect(await screen.findByText(t("day.device.lasting.no"))).toBeInTheDocument();
    Object.assign(navigator, { storage: { persist: async () => true } });
    await press("day.device.lasting");
    expect(await screen.findByText(t("day.device.lasting.yes"))).toBeInTheDocument();
    Reflect.deleteProperty(navigator, "storage");
  });
});
