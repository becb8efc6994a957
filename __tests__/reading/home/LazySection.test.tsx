import { act, screen } from "@testing-library/react";
import { LazySection } from "../../../src/reading/home/LazySection";
import { FakeObserver, fakeObservers } from "../../support/screen";
import { renderWithScript } from "../../support/withScript";

beforeEach(fakeObservers);

const section = (
  <LazySection content={<p>Cards</p>} minHeight={{ mobile: "40rem", wide: "20rem" }}>
    <a href="/all">All of it</a>
  </LazySection>
);
const see = (part: number) => act(async () => FakeObserver.made[0]?.see(part));
const isFilled = () => screen.queryByRole("link", { name: "All of it" }) === null;

test("shows the links until it is seen, and watches itself with a threshold of 10 %", async () => {
  const { container } = await renderWithScript("en", section);
  expect(isFilled()).toBe(false);
  expect(screen.getByText("Cards").closest("template")).not.toBeNull();
  expect(FakeObserver.made.map(({ options }) => options)).toEqual([{ threshold: 0.1 }]);
  expect(FakeObserver.made[0]?.watched).toEqual([container.firstElementChild]);
});

// An observer reports for the first time immediately, whatever the threshold, and any overlap counts as an intersection then:
// https://www.w3.org/TR/intersection-observer/#update-intersection-observations-algo
test.each([
  [0, false],
  [0.02, false],
  [0.1, true],
  [1, true],
])("is filled when at least 10 %% of it is visible (%s: %p)", async (part, filled) => {
  await renderWithScript("en", section);
  await see(part);
  expect(isFilled()).toBe(filled);
  if (filled) expect(screen.getByText("Cards").closest("template")).toBeNull();
});

test("is filled only once, and stops observing", async () => {
  await renderWithScript("en", section);
  await see(0.5);
  await see(1);
  expect(screen.getAllByText("Cards")).toHaveLength(1);
  expect(FakeObserver.made[0]?.watched).toEqual([]);
});
