import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { nameId } from "../../src/names/nameId";
import { useShortlist } from "../../src/names/useShortlist";

function List() {
  const { saved, toggle, set, forget } = useShortlist();
  return (
    <>
      <output>{saved.join(" ")}</output>
      {["girl-ada", "girl-deniz", "boy-deniz"].map((id) => (
        <button key={id} type="button" onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          toggle("girl-ada");
          toggle("girl-deniz");
        }}
      >
        both
      </button>
      <button type="button" onClick={() => set(["boy-kerem", "girl-ada", "boy-kerem"])}>
        set
      </button>
      <button type="button" onClick={forget}>
        forget
      </button>
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.getByRole("status").textContent;

test("a name on the list is stored as its gender and slug", () => {
  expect(nameId("girl", "ada")).toBe("girl-ada");
  expect(nameId("boy", "omer-asaf")).toBe("boy-omer-asaf");
});

test("the list is empty at first, and nothing is stored", () => {
  render(<List />);
  expect(shown()).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("names are stored in the order they were added", async () => {
  render(<List />);
  await press("girl-deniz");
  await press("girl-ada");
  expect(shown()).toBe("girl-deniz girl-ada");
});

test("a second tap removes the name and keeps the others", async () => {
  render(<List />);
  await press("girl-deniz");
  await press("girl-ada");
  await press("girl-deniz");
  expect(shown()).toBe("girl-ada");
  await press("girl-deniz");
  expect(shown()).toBe("girl-ada girl-deniz");
});

test("a unisex name is stored separately for each gender", async () => {
  render(<List />);
  await press("girl-deniz");
  await press("boy-deniz");
  await press("girl-deniz");
  expect(shown()).toBe("boy-deniz");
});

test("two names added at once are both kept", async () => {
  render(<List />);
  await press("both");
  expect(shown()).toBe("girl-ada girl-deniz");
});

test("a list that replaces another has each name once", async () => {
  render(<List />);
  await press("girl-deniz");
  await press("set");
  expect(shown()).toBe("boy-kerem girl-ada");
});

test("the list is there again on the next page", async () => {
  const { unmount } = render(<List />);
  await press("girl-ada");
  await press("boy-deniz");
  unmount();
  render(<List />);
  expect(shown()).toBe("girl-ada boy-deniz");
});

test("forgetting leaves no trace", async () => {
  const { unmount } = render(<List />);
  await press("girl-ada");
  await press("forget");
  expect(shown()).toBe("");
  expect(localStorage).toHaveLength(0);
  unmount();
  render(<List />);
  expect(shown()).toBe("");
});

test.each(["{7", '{"girl-ada":true}', '"girl-ada"', "7", "null"])("an invalid stored list (%s) counts as empty", async (stored) => {
  localStorage.setItem("ninni-names", stored);
  render(<List />);
  expect(shown()).toBe("");
  await press("girl-ada");
  expect(shown()).toBe("girl-ada");
});

test("if the browser forbids storage, the list exists for the page", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  render(<List />);
  await press("girl-ada");
  expect(shown()).toBe("girl-ada");
});

test("two parts of a page show the same list", async () => {
  render(
    <>
      <List />
      <List />
    </>,
  );
  const lists = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await userEvent.click(screen.getAllByRole("button", { name: "girl-ada" })[0] as HTMLElement);
  expect(lists()).toEqual(["girl-ada", "girl-ada"]);
  await userEvent.click(screen.getAllByRole("button", { name: "forget" })[1] as HTMLElement);
  expect(lists()).toEqual(["", ""]);
});
