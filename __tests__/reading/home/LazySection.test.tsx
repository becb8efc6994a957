import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazySection } from "../../../src/reading/home/LazySection";
import { renderIn } from "../../support/render";
import { FakeObserver, fakeObservers } from "../../support/screen";

beforeEach(fakeObservers);

const section = (load: () => Promise<React.ReactNode>) => (
  <LazySection load={load} minHeight={{ mobile: "40rem", wide: "20rem" }}>
    <a href="/all">All of it</a>
  </LazySection>
);
const cards = async () => <p>Cards</p>;
const see = (part: number) => act(async () => FakeObserver.made[0]?.see(part));

test("shows the links until then, and asks for nothing", async () => {
  const load = jest.fn(cards);
  renderIn("en", section(load));
  expect(screen.getByRole("link", { name: "All of it" })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test("watches itself with a threshold of 10 %", () => {
  const { container } = renderIn("en", section(cards));
  expect(FakeObserver.made.map(({ options }) => options)).toEqual([{ threshold: 0.1 }]);
  expect(FakeObserver.made[0]?.watched).toEqual([container.firstElementChild]);
});

test("loads when 10 % of it is visible", async () => {
  renderIn("en", section(cards));
  await see(0.1);
  expect(screen.getByText("Cards")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("does not load while it is out of sight", async () => {
  const load = jest.fn(cards);
  renderIn("en", section(load));
  await see(0);
  expect(load).not.toHaveBeenCalled();
});

// The first report of an observer comes at once, whatever the threshold, and then any overlap is an intersection:
// https://www.w3.org/TR/intersection-observer/#update-intersection-observations-algo
test("does not load when less than 10 % of it is visible as the page opens", async () => {
  const load = jest.fn(cards);
  renderIn("en", section(load));
  await see(0.02);
  expect(load).not.toHaveBeenCalled();
  await see(0.1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("loads once, however often it comes into sight", async () => {
  const load = jest.fn(cards);
  renderIn("en", section(load));
  await see(0.5);
  await see(0);
  await see(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ["tr", "Sayfanın bir parçası yüklenemedi.", "Yeniden deneyin"],
  ["en", "A part of the page did not load.", "Try again"],
] as const)("keeps the links and says so when loading fails (%s)", async (language, text, again) => {
  renderIn(
    language,
    section(() => Promise.reject(new Error("offline"))),
  );
  await see(1);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: again })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All of it" })).toBeInTheDocument();
});

test("tries again when asked, as often as it takes", async () => {
  const load = jest.fn(cards).mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  renderIn("en", section(load));
  await see(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Cards")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test("stops watching when the reader leaves", () => {
  const { unmount } = renderIn("en", section(cards));
  unmount();
  expect(FakeObserver.made[0]?.watched).toEqual([]);
});
