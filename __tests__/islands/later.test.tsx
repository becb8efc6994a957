import { act } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { later } from "../../src/islands/later";

const Sheet = () => <p>sheet</p>;
/** Calls `then` after the first rendering and before the effects of the other components. */
function AfterDrawing({ then }: { then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}

/** In act, effects run right after rendering; here they run in a task of their own, as in a browser. */
async function drawAsBrowser(part: JSX.Element): Promise<HTMLElement> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(part);
  for (let i = 0; i < 200 && place.textContent === ""; i++) await new Promise((resolve) => setTimeout(resolve));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  after.push(() => act(() => root.unmount()));
  return place;
}
const after: (() => void)[] = [];
afterEach(() => {
  for (const clean of after.splice(0)) clean();
});

test("a component that was requested earlier and arrives between the rendering of its place and the effects is rendered", async () => {
  let come: (piece: typeof Sheet) => void = () => undefined;
  const Piece = later(
    () =>
      new Promise<typeof Sheet>((resolve) => {
        come = resolve;
      }),
  );
  const asked = Piece.load();
  const release = () => {
    come(Sheet);
    // React works on in the same task for 5 ms and notices nothing that arrives meanwhile; blocking for longer makes it wait for the next task.
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  const place = await drawAsBrowser(
    <>
      <Piece />
      <AfterDrawing then={release} />
    </>,
  );
  await asked;
  expect(place.textContent).toBe("sheet");
});

test("a component that has already loaded is rendered at once", async () => {
  const Piece = later(async () => Sheet);
  await Piece.load();
  const place = await drawAsBrowser(<Piece />);
  expect(place.textContent).toBe("sheet");
});
