import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { loaded, useFetched } from "../../../src/ui/device/useFetched";

interface Content {
  says: string;
}

function Reader({ address }: { address: string | null }) {
  const { content, retry } = useFetched<Content>(address);
  return (
    <>
      <output>{typeof content === "string" ? content : `says ${content.says}`}</output>
      <button type="button" onClick={retry}>
        retry
      </button>
    </>
  );
}

/** Requests of the page that are not answered yet. */
interface Request {
  address: string;
  answer: (response: Partial<Response>) => Promise<void>;
  fail: () => Promise<void>;
}
const requests: Request[] = [];
const addresses = () => requests.map(({ address }) => address);
const request = (i: number): Request => {
  const asked = requests[i];
  if (!asked) throw new Error(`request requires one that was made, got ${i} of ${requests.length}`);
  return asked;
};
const found = (says: string): Partial<Response> => ({ ok: true, status: 200, json: () => Promise.resolve({ says }) });

beforeEach(() => {
  loaded.clear();
  requests.length = 0;
  Object.assign(globalThis, {
    fetch: (address: string) =>
      new Promise((resolve, reject) => {
        requests.push({
          address,
          answer: (response) => act(async () => resolve(response)),
          fail: () => act(async () => reject(new TypeError("Failed to fetch"))),
        });
      }),
  });
});

const shown = () => screen.getByRole("status").textContent;
const retry = () => userEvent.click(screen.getByRole("button", { name: "retry" }));

test("is loading while the file is on its way, then has its content", async () => {
  render(<Reader address="/a.json" />);
  expect(shown()).toBe("loading");
  expect(addresses()).toEqual(["/a.json"]);
  await request(0).answer(found("hello"));
  expect(shown()).toBe("says hello");
  expect(addresses()).toEqual(["/a.json"]);
});

test("fetches nothing as long as nothing is needed, then once", async () => {
  const { rerender } = render(<Reader address={null} />);
  expect(shown()).toBe("loading");
  await retry();
  expect(addresses()).toEqual([]);
  rerender(<Reader address="/a.json" />);
  rerender(<Reader address="/a.json" />);
  expect(addresses()).toEqual(["/a.json"]);
});

test.each<[string, (asked: Request) => Promise<void>]>([
  ["there is no connection", (asked) => asked.fail()],
  ["there is no such file", (asked) => asked.answer({ ...found("never"), ok: false, status: 404 })],
  ["what comes is no JSON", (asked) => asked.answer({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError("<")) })],
])("has failed when %s, and fetches again on request", async (_, end) => {
  render(<Reader address="/a.json" />);
  await end(request(0));
  expect(shown()).toBe("failed");
  expect(addresses()).toHaveLength(1);
  await retry();
  expect(shown()).toBe("loading");
  expect(addresses()).toEqual(["/a.json", "/a.json"]);
  await request(1).answer(found("hello"));
  expect(shown()).toBe("says hello");
});

test("may fail again, and be fetched again", async () => {
  render(<Reader address="/a.json" />);
  await request(0).fail();
  await retry();
  await request(1).fail();
  expect(shown()).toBe("failed");
  await retry();
  await request(2).answer(found("at last"));
  expect(shown()).toBe("says at last");
});

test("does not fetch again what it has", async () => {
  render(<Reader address="/a.json" />);
  await request(0).answer(found("hello"));
  await retry();
  expect(shown()).toBe("says hello");
  expect(addresses()).toHaveLength(1);
});

test("keeps what has loaded for the visit: another page has it at once", async () => {
  const { unmount } = render(<Reader address="/a.json" />);
  await request(0).answer(found("hello"));
  unmount();
  render(<Reader address="/a.json" />);
  expect(shown()).toBe("says hello");
  expect(addresses()).toHaveLength(1);
});

test("also keeps a file that loads after the reader has left the page", async () => {
  const { unmount } = render(<Reader address="/a.json" />);
  unmount();
  await request(0).answer(found("hello"));
  render(<Reader address="/a.json" />);
  expect(shown()).toBe("says hello");
  expect(addresses()).toHaveLength(1);
});

test("does not keep a failure", async () => {
  const { unmount } = render(<Reader address="/a.json" />);
  await request(0).fail();
  unmount();
  render(<Reader address="/a.json" />);
  expect(shown()).toBe("loading");
  expect(addresses()).toHaveLength(2);
});

test("keeps files separate, and shows a loaded one again without a request", async () => {
  const { rerender } = render(<Reader address="/a.json" />);
  await request(0).answer(found("a"));
  rerender(<Reader address="/b.json" />);
  expect(shown()).toBe("loading");
  await request(1).answer(found("b"));
  expect(shown()).toBe("says b");
  rerender(<Reader address="/a.json" />);
  expect(shown()).toBe("says a");
  expect(addresses()).toEqual(["/a.json", "/b.json"]);
});

test("shows the file requested last, whichever arrives first", async () => {
  const { rerender } = render(<Reader address="/a.json" />);
  rerender(<Reader address="/b.json" />);
  await request(1).answer(found("b"));
  await request(0).answer(found("a"));
  expect(shown()).toBe("says b");
  rerender(<Reader address="/a.json" />);
  expect(shown()).toBe("says a");
});

test("ignores the failure of a file it no longer needs", async () => {
  const { rerender } = render(<Reader address="/a.json" />);
  rerender(<Reader address="/b.json" />);
  await request(0).fail();
  expect(shown()).toBe("loading");
  await request(1).answer(found("b"));
  expect(shown()).toBe("says b");
});

test("goes from a failed file to another, which is loading, or to none", async () => {
  const { rerender } = render(<Reader address="/a.json" />);
  await request(0).fail();
  rerender(<Reader address={null} />);
  expect(shown()).toBe("loading");
  rerender(<Reader address="/b.json" />);
  expect(shown()).toBe("loading");
  expect(addresses()).toEqual(["/a.json", "/b.json"]);
});

test("shows what arrives for another part of the page between its own rendering and its effects", () => {
  function Other() {
    useLayoutEffect(() => {
      loaded.set("/a.json", { says: "hello" });
    }, []);
    return null;
  }
  render(
    <>
      <Reader address="/a.json" />
      <Other />
    </>,
  );
  expect(shown()).toBe("says hello");
  expect(addresses()).toEqual([]);
});
