import { readdirSync, readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type NameRecord, nameEntries } from "../../../src/content/names/lists";
import NameSearch from "../../../src/names/hub/NameSearch.island";
import { joinSides, searchSides } from "../../../src/names/search/bothSides";
import { type Language, nameFile, pathTo } from "../../../src/routes/routes";
import { loaded } from "../../../src/ui/device/useFetched";
import { renderIn } from "../../support/render";

const records = readdirSync("data/names").flatMap((file) => JSON.parse(readFileSync(`data/names/${file}`, "utf8")) as NameRecord[]);
const files = Object.fromEntries(
  (["girl", "boy"] as const).map((side) => [nameFile(side, "tr"), nameEntries(records, side, "tr")]),
) as Record<string, ReturnType<typeof nameEntries>>;
const user = userEvent.setup({ delay: null });
const serve = (ok = true) => {
  const fetched = jest.fn((address: string) =>
    Promise.resolve({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(files[address]) }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};
/** Waits until the two and a half thousand names have loaded and can be searched. */
const settle = () => waitFor(() => expect(screen.getByRole("status")).not.toHaveTextContent("İsimler geliyor"));
const draw = (language: Language = "tr") => renderIn(language, <NameSearch />);

beforeEach(() => {
  loaded.clear();
  history.replaceState(null, "", "/");
});

test("requests nothing until the field is approached, then the names of both genders", async () => {
  const fetched = serve();
  draw();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole("searchbox"));
  await settle();
  expect(fetched.mock.calls.map(([address]) => address).sort()).toEqual(Object.keys(files).sort());
});

test("finds names of both sides, and leads to the lists with what was typed", async () => {
  serve();
  draw();
  await user.type(screen.getByRole("searchbox"), "deniz");
  await settle();
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^DenizKızErkek/);
  expect(screen.getByRole("link", { name: "Deniz" })).toHaveAttribute("href", pathTo("girlName", "tr", { name: "deniz" }));
  expect(screen.getByRole("link", { name: /Erkek isimlerinde \d+ sonuç/ })).toHaveAttribute("href", `${pathTo("boyNames", "tr")}#q=deniz`);
  await waitFor(() => expect(location.hash).toBe("#q=deniz"));
});

test("asks whether a name with one typing error was meant", async () => {
  serve();
  draw();
  await user.type(screen.getByRole("searchbox"), "zeynap");
  await settle();
  await user.click(screen.getByRole("button", { name: "Zeynep" }));
  expect(screen.getByRole("searchbox")).toHaveValue("Zeynep");
  expect(screen.getByRole("link", { name: "Zeynep" })).toBeInTheDocument();
});

test("answers the search in the address", async () => {
  serve();
  history.replaceState(null, "", "/#q=ali");
  draw();
  await settle();
  expect(screen.getByRole("searchbox")).toHaveValue("ali");
  expect(screen.getByRole("link", { name: "Ali" })).toHaveAttribute("href", pathTo("boyName", "tr", { name: "ali" }));
});

test("does not change the address of a shared list", async () => {
  serve();
  history.replaceState(null, "", "/#names=girl-ada");
  draw();
  await settle();
  expect(location.hash).toBe("#names=girl-ada");
});

test("says that the names could not be loaded and requests them again", async () => {
  serve(false);
  draw();
  await user.type(screen.getByRole("searchbox"), "ada");
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent(/İsimler gelmedi/);
  serve();
  await user.click(screen.getByRole("button", { name: "Yeniden dene" }));
  expect(await screen.findByRole("link", { name: "Ada" })).toBeInTheDocument();
});

describe("searching both sides", () => {
  const names = joinSides(files[nameFile("girl", "tr")] ?? [], files[nameFile("boy", "tr")] ?? []);
  const search = (typed: string, language = "tr") => searchSides(names, typed, language);

  test("has each name once, a unisex one with both its sides", () => {
    expect(new Set(names.map(({ entry }) => entry.slug)).size).toBe(names.length);
    expect(names.find(({ entry }) => entry.name === "Deniz")?.sides).toEqual(["girl", "boy"]);
    expect(names.find(({ entry }) => entry.name === "Zeynep")?.sides).toEqual(["girl"]);
  });

  test("puts the name itself first, on whichever side", () => {
    expect(search("ali").found[0]).toMatchObject({ entry: { name: "Ali" }, sides: ["boy"] });
    expect(search("elifnur").found[0]).toMatchObject({ entry: { name: "Elif Nur" }, sides: ["girl"] });
  });

  test("shows a name in English use in Turkish if exactly that name is typed", () => {
    expect(search("abigail").found.map(({ entry }) => entry.name)).toEqual(["Abigail"]);
    expect(search("abi").found.map(({ entry }) => entry.name)).not.toContain("Abigail");
  });

  test("finds nothing for an empty text", () => {
    expect(search("  ")).toEqual({ found: [], near: [] });
  });
});
