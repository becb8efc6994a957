import { TextEncoder } from "node:util";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrate } from "../../src/browser/hydrate";
import { StaticPart } from "../../src/islands/StaticPart";
import { textsFor } from "../../src/text/textsFor";

const drawn = jest.fn();

function LongTable() {
  drawn();
  return <p>weeks</p>;
}

function Tool() {
  const [hasDates, setDates] = useState(false);
  const [taps, setTaps] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDates(!hasDates)}>
        dates
      </button>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        taps {taps}
      </button>
      {hasDates ? (
        <p>dates of the weeks</p>
      ) : (
        <StaticPart>
          <LongTable />
        </StaticPart>
      )}
    </>
  );
}

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.script;
});

async function hydrated(): Promise<void> {
  // jsdom has no TextEncoder, which react-dom/server needs when it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const root = document.createElement("div");
  root.dataset.island = "tool";
  root.innerHTML = renderToString(<Tool />);
  document.body.append(root);
  drawn.mockClear();
  document.documentElement.dataset.script = "";
  await act(async () => hydrate(root, { piece: Tool, props: {}, texts: textsFor("tr", {}) }, () => undefined));
}

test("the part of the built page is neither rendered nor changed, whatever else of the island changes", async () => {
  await hydrated();
  const part = screen.getByText("weeks");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "taps 0" })));
  expect(screen.getByRole("button", { name: "taps 1" })).toBeInTheDocument();
  expect(screen.getByText("weeks")).toBe(part);
  expect(drawn).not.toHaveBeenCalled();
});

test("it is removed when something replaces it, and rendered when it comes back", async () => {
  await hydrated();
  const dates = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "dates" })));
  await dates();
  expect(screen.queryByText("weeks")).toBeNull();
  expect(screen.getByText("dates of the weeks")).toBeInTheDocument();
  await dates();
  expect(screen.getByText("weeks")).toBeInTheDocument();
  expect(drawn).toHaveBeenCalled();
});
