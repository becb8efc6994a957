import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { furtherNames } from "../../../src/canI/list/furtherNames";
import { ItemList } from "../../../src/canI/list/ItemList";
import type { ItemRow } from "../../../src/canI/list/itemRow.types";
import { renderWithScript } from "../../support/withScript";

const row = (title: string, words: string[], group: string, tones: ("yes" | "limit" | "no")[]): ItemRow => ({
  path: `/${title}`,
  title,
  words,
  group,
  answers: tones.map((tone) => ({ tone, label: tone })),
});
const rows = [
  row("Rokfor", ["küflü peynir", "roquefort"], "dairy", ["no", "yes"]),
  row("Çilek", ["Çilek tatlısı"], "fruit", ["yes", "yes"]),
  row("Ispanak", [], "vegetables", ["limit", "no"]),
  row("İncir", [], "fruit", ["yes", "no"]),
];
const list = <ItemList of="foods" columns={[{ name: "Hamilelikte" }, { name: "Emzirirken" }]} rows={rows} order="letter" />;

test("a row contains only the names by which its title alone would not be found", () => {
  expect(furtherNames("Tulum", ["tulum", "Tulum peyniri", "keçi tulumu", "keci tulumu", "peyniri tulum"], "tr")).toEqual([
    "Tulum peyniri",
    "keçi tulumu",
  ]);
  expect(furtherNames("Çilek", [], "tr")).toEqual([]);
});

beforeEach(() => history.replaceState(null, "", "/list"));
afterEach(() => {
  document.body.innerHTML = "";
});

const field = () => screen.getByRole("searchbox");
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("li[data-words]")]
    .filter((item) => !item.hidden)
    .map((item) => item.querySelector("b")?.textContent);
const letters = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

test("is grouped by letter, Ç after C and I before İ, each row one link with its answers", async () => {
  await renderWithScript("tr", list);
  expect(letters().slice(0, 4)).toEqual(["Ç", "I", "İ", "R"]);
  expect(screen.getByRole("link", { name: "Rokfor Hamilelikte: no Emzirirken: yes" })).toHaveAttribute("href", "/Rokfor");
  expect(screen.getByRole("status")).toHaveTextContent("4 kayıt");
});

test.each([
  ["rokfort", ["Rokfor"], "with one letter too many"],
  ["KUFLU", ["Rokfor"], "by another name, without Turkish letters, in capitals"],
  ["ıspan", ["Ispanak"], "from its beginning"],
  ["çilek tat", ["Çilek"], "by two words of one name"],
  ["i", ["Ispanak", "İncir"], "by a letter that is one in both"],
])("“%s” finds %j: %s", async (typed, titles) => {
  await renderWithScript("tr", list);
  await userEvent.type(field(), typed);
  expect(shown()).toEqual(titles);
});

test("says so when nothing is found, and leads to the search of the whole site", async () => {
  await renderWithScript("tr", list);
  await userEvent.type(field(), "kuzugöbeği");
  expect(shown()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("0 kayıt");
  expect(screen.getByText(/Bu listede yok/)).toBeVisible();
});

test("the search and the choices are in the address and are restored from it; without a filter the address has no fragment", async () => {
  await renderWithScript("tr", list);
  await userEvent.type(field(), "rok");
  await userEvent.click(screen.getByRole("radio", { name: "Emzirirken" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Grup" }), "dairy");
  await waitFor(() => expect(location.hash).toBe("#item=rok&stage=a2&group=dairy"));
  document.body.innerHTML = "";
  await renderWithScript("tr", list);
  expect(field()).toHaveValue("rok");
  expect(screen.getByRole("radio", { name: "Emzirirken" })).toBeChecked();
  expect(screen.getByRole("combobox", { name: "Grup" })).toHaveValue("dairy");
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole("radio", { name: "Hamilelikte" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Grup" }), "");
  await waitFor(() => expect(location.href).toMatch(/\/list$/));
});

test("the choice a stored date has made is the default: it is not written to the address, and another one is", async () => {
  await renderWithScript("tr", list, async () => {
    const own = screen.getByRole<HTMLInputElement>("radio", { name: "Emzirirken" });
    own.checked = own.defaultChecked = true;
  });
  expect(location.href).toMatch(/\/list$/);
  await userEvent.click(screen.getByRole("radio", { name: "Hamilelikte" }));
  await waitFor(() => expect(location.hash).toBe("#stage=a1"));
});

test("the count and the letters are those of the rows that are left", async () => {
  await renderWithScript("tr", list);
  const choose = (name: string, value: string) => userEvent.selectOptions(screen.getByRole("combobox", { name }), value);
  const lettersLeft = () =>
    [...document.querySelectorAll("[data-behaviour=itemFinder] section:not([hidden]) > h2")].map((heading) => heading.textContent);
  await choose("Cevap", "no");
  expect(screen.getByRole("status")).toHaveTextContent("1 kayıt");
  expect(lettersLeft()).toEqual(["R"]);
  await userEvent.click(screen.getByRole("radio", { name: "Emzirirken" }));
  expect(screen.getByRole("status")).toHaveTextContent("2 kayıt");
  await choose("Grup", "fruit");
  expect(screen.getByRole("status")).toHaveTextContent("1 kayıt");
  await userEvent.type(field(), "rok");
  expect(screen.getByRole("status")).toHaveTextContent("0 kayıt");
  expect(lettersLeft()).toEqual([]);
  await waitFor(() => expect(location.hash).toBe("#item=rok&stage=a2&group=fruit&answer=no"));
});

test("typing does not read computed styles, which takes seconds for a list of hidden rows", async () => {
  await renderWithScript("tr", list);
  const box = field();
  const computed = jest.spyOn(window, "getComputedStyle");
  fireEvent.input(box, { target: { value: "rok" } });
  expect(computed).not.toHaveBeenCalled();
  computed.mockRestore();
  expect(shown()).toEqual(["Rokfor"]);
  await waitFor(() => expect(location.hash).toBe("#item=rok"));
});

test("what was typed before the script loaded is found, wins over the address and is written into it", async () => {
  history.replaceState(null, "", "/list#item=ince&stage=a2");
  await renderWithScript("tr", list, () => userEvent.type(field(), "rok"));
  expect(shown()).toEqual(["Rokfor"]);
  await waitFor(() => expect(location.hash).toBe("#item=rok&stage=a2"));
});

test("Enter goes to the first visible row, even if a choice hides the first match", async () => {
  await renderWithScript("tr", list);
  await userEvent.type(field(), "inc{Enter}");
  expect(screen.getByRole("link", { name: /^İncir/ })).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Grup" }), "fruit");
  await userEvent.type(field(), "i{Enter}");
  expect(screen.getByRole("link", { name: /^İncir/ })).toHaveFocus();
});
