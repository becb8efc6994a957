/** @jest-environment jsdom */
import { keepInAddress } from "../../../src/ui/device/keepInAddress";

const leave = () => dispatchEvent(new Event("pagehide"));
let changes: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/list");
  changes = jest.spyOn(history, "replaceState");
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("writes only the last of many changes, after a pause, and adds no entry to the history", () => {
  const steps = history.length;
  for (let key = 1; key <= 200; key++) keepInAddress(`/list#q=${key}`);
  expect(location.hash).toBe("");
  jest.runAllTimers();
  expect(location.hash).toBe("#q=200");
  expect(changes).toHaveBeenCalledTimes(1);
  expect(history.length).toBe(steps);
});

test.each([
  ["the page is left", leave],
  ["something is tapped, which may take the address along", () => document.body.click()],
])("writes at once when %s, and not again afterwards", (_, end) => {
  keepInAddress("/list#q=rok");
  end();
  expect(location.hash).toBe("#q=rok");
  end();
  jest.runAllTimers();
  expect(changes).toHaveBeenCalledTimes(1);
});

test("a cancelled change is not written, and does not cancel a later one", () => {
  const takeBack = keepInAddress("/list#q=r");
  takeBack();
  jest.runAllTimers();
  expect(changes).not.toHaveBeenCalled();
  keepInAddress("/list#q=ro");
  takeBack();
  jest.runAllTimers();
  expect(location.hash).toBe("#q=ro");
});

test("an error of the browser breaks nothing, and the next change is written", () => {
  changes.mockImplementationOnce(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  keepInAddress("/list#q=r");
  jest.runAllTimers();
  expect(location.hash).toBe("");
  keepInAddress("/list#q=ro");
  jest.runAllTimers();
  expect(location.hash).toBe("#q=ro");
});
