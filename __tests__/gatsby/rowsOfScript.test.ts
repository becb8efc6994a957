import { iconsIn, linksIn, rowsOfScript } from "../../src/gatsby/rowsOfScript";

describe("pages a piece of code links", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  const isLinked = linksIn('pathTo("ivf", language); pathTo(\n `${side}Names`, l); <LocalLink to="names" anchor="a">; load("budget")');

  test.each(["ivf", "girlNames", "names"])("are found: %s", (id) => expect(isLinked(id)).toBe(true));
  test.each(["budget", "quranGirlNames", "ivfs", "girlName"])("are no others: %s", (id) => expect(isLinked(id)).toBe(false));

  test("have to be written at the link", () => {
    expect(() => linksIn("pathTo(pages[side], language)")).toThrow("linksIn requires the id of a page as a string or a template");
  });
});

test("icons are those a file uses, and every string of a file that computes them", () => {
  expect(["phone", "close"].map(iconsIn('<Icon name="phone" /> t("close")'))).toEqual([true, false]);
  expect(["phone", "close"].map(iconsIn('<Icon name={icons[tier]} /> { now: "phone" }'))).toEqual([true, false]);
});

test("the script gets the addresses and icons it names, and no others", async () => {
  const [paths = "", icons = ""] = Object.values(await rowsOfScript());
  expect(["pregnancyWeek", "girlNames", "lossSupport"].filter((id) => !paths.includes(`"${id}":`))).toEqual([]);
  expect(["quranGirlNames", "budget", "home"].filter((id) => paths.includes(`"${id}":`))).toEqual([]);
  expect(["hospital", "home2", "print"].filter((id) => !icons.includes(`"${id}":`))).toEqual([]);
  expect(icons).not.toContain('"flag":');
});
