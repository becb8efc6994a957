/** @jest-environment jsdom */
import markCurrent from "../../src/ui/device/markCurrent.behaviour";

/** Places each heading at a distance from the top of the window. */
const placed = (tops: Record<string, number>): void => {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    if (heading) heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
};
const marked = () => [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);

test("marks the last section whose heading has passed the header, and follows the reader", () => {
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((next) => {
    next(0);
    return 0;
  });
  document.body.innerHTML = '<aside><a href="#a">A</a><a href="#b">B</a><a href="#gone">Gone</a></aside><h2 id="a">A</h2><h2 id="b">B</h2>';
  placed({ a: 500, b: 900 });
  markCurrent(document.querySelector("aside") as HTMLElement);
  expect(marked()).toEqual([]);
  placed({ a: 100, b: 500 });
  dispatchEvent(new Event("scroll"));
  expect(marked()).toEqual(["A"]);
  placed({ a: -300, b: 90 });
  dispatchEvent(new Event("scroll"));
  expect(marked()).toEqual(["B"]);
});

test("marks the section that was linked to, even if it is lower because of a taller header", () => {
  jest.spyOn(window, "getComputedStyle").mockReturnValue({ scrollMarginTop: "56px" } as CSSStyleDeclaration);
  document.body.innerHTML = '<aside><a href="#a">A</a><a href="#b">B</a></aside><h2 id="a">A</h2><h2 id="b">B</h2>';
  placed({ a: -400, b: 152 });
  markCurrent(document.querySelector("aside") as HTMLElement);
  expect(marked()).toEqual(["B"]);
});
