/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { copyText } from "../../../src/ui/device/copyText";

const put = (clipboard: unknown) => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

test("copies, and says that it worked", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  put({ writeText });
  expect(await copyText("a")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a");
});

test("writes to the clipboard during the tap, as Safari requires", () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  put({ writeText });
  copyText("a");
  expect(writeText).toHaveBeenCalled();
});

test.each([
  ["it is refused", { writeText: () => Promise.reject(new Error("refused")) }],
  ["there is no clipboard", undefined],
])("says that it did not work where %s", async (_, clipboard) => {
  put(clipboard);
  expect(await copyText("a")).toBe(false);
});

test("is the only place that writes to the clipboard", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
  expect(files.filter((file) => /navigator\.clipboard/.test(readFileSync(`src/${file}`, "utf8")))).toEqual(["ui/device/copyText.ts"]);
});
