import { act, render, screen } from "@testing-library/react";
import { givenDoses, useDay } from "../../src/day/useDay";

const ticks = (value: object) => localStorage.setItem("ninni-tool-vaccine-calendar-done", JSON.stringify(value));
const Today = () => <p>{useDay().today}</p>;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 23, 58) });
});
afterEach(() => jest.useRealTimers());

test("the page follows the day over midnight, and when it is looked at again", () => {
  render(<Today />);
  expect(screen.getByText("2026-11-28")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(screen.getByText("2026-11-29")).toBeInTheDocument();
  jest.setSystemTime(new Date(2026, 11, 5, 9));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("2026-12-05")).toBeInTheDocument();
});

test("the ticks of a later child count, and of twins what is ticked for both", () => {
  ticks({ "2026-09-20#2": ["tr-hepb-1"], "2026-06-18": ["tr-hepb-1", "tr-bcg"], "2026-06-18#2": ["tr-hepb-1"] });
  expect(givenDoses("2026-09-20")).toEqual(["tr-hepb-1"]);
  expect(givenDoses("2026-06-18")).toEqual(["tr-hepb-1"]);
  expect(givenDoses("2025-01-01")).toEqual([]);
});
