import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StoredName } from "../../../src/ui/device/stored";
import { useStored } from "../../../src/ui/device/useStored";

function Counter({ name = "ninni-tool-count" }: { name?: StoredName }) {
  const [value, setValue, forget] = useStored<number>(name, 0);
  return (
    <>
      <output>{value}</output>
      <button type="button" onClick={() => setValue(value + 1)}>
        more
      </button>
      <button type="button" onClick={forget}>
        forget
      </button>
    </>
  );
}

function Collector() {
  const [letters, setLetters] = useStored<string[]>("ninni-names", []);
  return (
    <button
      type="button"
      onClick={() => {
        setLetters((before) => [...before, "a"]);
        setLetters((before) => [...before, "b"]);
      }}
    >
      {letters.join("")}
    </button>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const more = () => userEvent.click(screen.getByRole("button", { name: "more" }));
const shown = () => screen.getByRole("status").textContent;

test("starts with the given value and stores nothing by itself", () => {
  render(<Counter />);
  expect(shown()).toBe("0");
  expect(localStorage).toHaveLength(0);
});

test("is restored on the next page", async () => {
  const { unmount } = render(<Counter />);
  await more();
  await more();
  unmount();
  render(<Counter />);
  expect(shown()).toBe("2");
});

test("keeps values of different names apart", async () => {
  const { unmount } = render(<Counter />);
  await more();
  unmount();
  render(<Counter name="ninni-week-2" />);
  expect(shown()).toBe("0");
});

test("can be calculated from the previous value, and is stored too", async () => {
  render(<Collector />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("ab");
  expect(localStorage.getItem("ninni-names")).toBe('["a","b"]');
});

test("forgets without a trace", async () => {
  const { unmount } = render(<Counter />);
  await more();
  await userEvent.click(screen.getByRole("button", { name: "forget" }));
  expect(shown()).toBe("0");
  expect(localStorage).toHaveLength(0);
  unmount();
  render(<Counter />);
  expect(shown()).toBe("0");
});

test("ignores what it cannot read", async () => {
  localStorage.setItem("ninni-tool-count", "{7");
  render(<Counter />);
  expect(shown()).toBe("0");
  await more();
  expect(localStorage.getItem("ninni-tool-count")).toBe("1");
});

test("keeps working if the browser forbids storage", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  render(<Counter />);
  await more();
  expect(shown()).toBe("1");
  await userEvent.click(screen.getByRole("button", { name: "forget" }));
  expect(shown()).toBe("0");
});

test("keeps working if the storage is full", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<Counter />);
  await more();
  expect(shown()).toBe("1");
});

test("adopts what another tab has stored or deleted", () => {
  render(<Counter />);
  const fromOtherTab = (value: string | null) =>
    act(() => {
      if (value === null) localStorage.removeItem("ninni-tool-count");
      else localStorage.setItem("ninni-tool-count", value);
      window.dispatchEvent(new StorageEvent("storage", { key: "ninni-tool-count", newValue: value }));
    });
  fromOtherTab("7");
  expect(shown()).toBe("7");
  fromOtherTab(null);
  expect(shown()).toBe("0");
});

test("is read again when the browser brings the page back as it was left", () => {
  render(<Counter />);
  localStorage.setItem("ninni-tool-count", "3");
  const comeBack = (persisted: boolean) =>
    act(() => {
      const event = new Event("pageshow");
      Object.assign(event, { persisted });
      window.dispatchEvent(event);
    });
  comeBack(false);
  expect(shown()).toBe("0");
  comeBack(true);
  expect(shown()).toBe("3");
});
