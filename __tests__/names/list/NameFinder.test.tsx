import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import NameFinder from "../../../src/names/list/NameFinder.island";
import type { NameEntry } from "../../../src/names/nameEntry";
import { type Language, nameFile, pathTo } from "../../../src/routes/routes";
import { loaded } from "../../../src/ui/device/useFetched";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";

const entry = (name: string, slug: string, meaning: string, more: Partial<NameEntry> = {}): NameEntry => ({
  name,
  slug,
  meaning,
  origins: ["turkish"],
  themes: ["light"],
  evidence: "compared",
  lists: [],
  rank: null,
  lasting: null,
  place: null,
  ...more,
});
const entries = [
  entry("Ada", "ada", "island", { themes: ["earth"], rank: 2, place: { rank: 24, year: 2021 }, lists: ["popular"] }),
  entry("Abigail", "abigail", "joy", { origins: ["hebrew"], themes: ["joy"], lists: ["english"] }),
  entry("Çağla", "cagla", "green almond", { themes: ["plant"], rank: 1, lists: ["popular"] }),
  entry("Işıl", "isil", "gleam of light"),
  entry("İnci", "inci", "pearl", { origins: ["persian"], themes: ["precious"], evidence: "editors" }),
];
const boys = [entry("Ali", "ali", "exalted"), entry("Deniz", "deniz", "sea")];
const turkish = entries.filter(({ lists }) => !lists.includes("english"));

const finder = (list: "all" | "popular" = "all", first = turkish.slice(0, 2)) => (
  <NameFinder
    side="girl"
    list={list}
    first={first}
    total={turkish.length}
    counts={{ A: 1, Ç: 1, I: 1, İ: 1 }}
    choices={{ origins: ["persian", "turkish"], themes: ["light", "plant"] }}
    pages={{ girl: pathTo("girlNames", "tr"), boy: pathTo("boyNames", "tr") }}
  />
);
/** Requested answers, held back until the test lets them arrive. */
const onTheirWay: (() => void)[] = [];
const arrive = () =>
  act(async () => {
    for (const go of onTheirWay.splice(0)) go();
  });
const answer = (language: Language, content: unknown = entries, ok = true) => {
  const fetched = jest.fn((address: string) => {
    if (![nameFile("girl", language), nameFile("boy", language)].includes(address as `/${string}`))
      throw new Error(`unexpected ${address}`);
    const names = address === nameFile("girl", language) ? content : boys;
    const response = { ok, status: ok ? 200 : 503, json: () => Promise.resolve(names) };
    return new Promise((resolve) => onTheirWay.push(() => resolve(response)));
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};
const user = userEvent.setup({ delay: null });
const found = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const order = () => screen.getByRole("combobox", { name: "Sıralama" });
/** Opens the filters, which show counts only while they are open. */
const unfold = () => user.click(screen.getByText("Uzunluk, köken, konu"));
const letters = () => within(screen.getByRole("navigation"));

beforeEach(() => {
  loaded.clear();
  onTheirWay.length = 0;
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("shows the first names under their letters, without a request", () => {
  const fetched = answer("tr");
  renderIn("tr", finder());
  expect(found()).toEqual(["Ada", "Çağla"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["A", "Ç"]);
  expect(screen.getByRole("status")).toHaveTextContent("4 isim");
  expect(screen.getByRole("link", { name: "Ada" })).toHaveAttribute("href", pathTo("girlName", "tr", { name: "ada" }));
  expect(fetched).not.toHaveBeenCalled();
});

test("loads the names once the list is approached, and shows more on request", async () => {
  const fetched = answer("tr");
  renderIn("tr", finder());
  await user.click(screen.getByRole("searchbox"));
  await arrive();
  await user.click(screen.getByRole("button", { name: "2 isim daha göster" }));
  await arrive();
  expect(found()).toEqual(["Ada", "Çağla", "Işıl", "İnci"]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["isil", ["Işıl"]],
  ["PEARL", ["İnci"]],
  ["light", ["Işıl"]],
])("searches names and meanings: %s", async (typed, names) => {
  answer("tr");
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), typed);
  await arrive();
  expect(found()).toEqual(names);
  expect(screen.getByRole("status")).toHaveTextContent("1 isim");
  await waitFor(() => expect(location.hash).toBe(`#q=${encodeURIComponent(typed)}`));
});

test("changes the address after a pause, not at every key: Safari refuses a hundred changes in half a minute", async () => {
  answer("tr");
  renderIn("tr", finder());
  const changes = jest.spyOn(history, "replaceState");
  await user.type(screen.getByRole("searchbox"), "light");
  await arrive();
  await waitFor(() => expect(location.hash).toBe("#q=light"));
  expect(changes).toHaveBeenCalledTimes(1);
  changes.mockRestore();
});

test("filters by a letter of the rail, whose counts follow the other filters", async () => {
  answer("tr");
  renderIn("tr", finder());
  expect(letters().getByRole("link", { name: "Ç" })).toHaveAttribute("href", "#letter-Ç");
  await user.click(letters().getByRole("link", { name: "Ç" }));
  await arrive();
  expect(found()).toEqual(["Çağla"]);
  expect(letters().getByRole("link", { name: "Ç" })).toHaveAttribute("aria-current", "true");
  await user.click(letters().getByRole("link", { name: "Tümü" }));
  await user.type(screen.getByRole("searchbox"), "pearl");
  await arrive();
  expect(letters().queryByRole("link", { name: "Ç" })).not.toBeInTheDocument();
  expect(letters().getByText("Ç: isim yok")).toBeInTheDocument();
  expect(letters().getByRole("link", { name: "İ" })).toBeInTheDocument();
});

test("is grouped under the letters of English on English pages", async () => {
  answer("en");
  history.replaceState(null, "", "/#q=almond&sort=alphabet");
  renderIn("en", finder());
  await arrive();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["C"]);
  expect(letters().queryByText("Ç")).not.toBeInTheDocument();
});

test("combines length, origin, theme, letters and the spelling abroad, and shows the applied filters", async () => {
  answer("tr");
  renderIn("tr", finder());
  await user.selectOptions(screen.getByRole("combobox", { name: "Köken" }), "persian");
  await arrive();
  expect(found()).toEqual(["İnci"]);
  await unfold();
  await user.click(await screen.findByRole("radio", { name: "4 harfe kadar (1)" }));
  await user.type(screen.getByRole("textbox", { name: "İçinde geçen harfler" }), "nc");
  await user.click(screen.getByRole("checkbox", { name: /Yurt dışında/ }));
  expect(found()).toEqual(["İnci"]);
  await user.click(screen.getByRole("button", { name: /Kaldır:.*Farsça/ }));
  expect(screen.getByRole("combobox", { name: "Köken" })).toHaveValue("");
  expect(found()).toEqual(["İnci"]);
  await user.click(screen.getByRole("button", { name: "Hepsini temizle" }));
  expect(found()).toEqual(["Ada", "Çağla"]);
  await waitFor(() => expect(location.hash).toBe(""));
});

test("leaves out names in English use in Turkish until they are chosen", async () => {
  answer("tr");
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), "abigail");
  await arrive();
  expect(screen.getByRole("status")).toHaveTextContent("0 isim");
  await user.click(screen.getByRole("checkbox", { name: /İngilizcede kullanılan/ }));
  expect(found()).toEqual(["Abigail"]);
});

test("links to the list of the other gender for a name that this one lacks", async () => {
  const fetched = answer("tr");
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), "ALI");
  await arrive();
  await arrive();
  expect(screen.getByRole("link", { name: "Ali erkek isimleri listesinde" })).toHaveAttribute("href", `${pathTo("boyNames", "tr")}#q=Ali`);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("button", { name: "Hepsini temizle" })).not.toBeInTheDocument();
});

test("does not mention the other gender if the list has the name", async () => {
  const fetched = answer("tr");
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), "cagla");
  await arrive();
  await arrive();
  // The names had not loaded while the text was typed; once the name is listed, nothing else is offered.
  expect(fetched.mock.calls.filter(([address]) => address === nameFile("girl", "tr"))).toHaveLength(1);
  expect(screen.queryByRole("link", { name: /listesinde/ })).not.toBeInTheDocument();
});

test("leads from a short list to all names of the side", async () => {
  answer("tr");
  renderIn("tr", finder("popular", [entries[2] as NameEntry]));
  await user.type(screen.getByRole("searchbox"), "inci");
  await arrive();
  await arrive();
  expect(screen.getByRole("link", { name: "İnci bütün kız isimleri arasında" })).toHaveAttribute(
    "href",
    `${pathTo("girlNames", "tr")}#q=%C4%B0nci`,
  );
});

test("asks whether a name with one typing error was meant, and searches for it with one tap", async () => {
  answer("tr");
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), "cagka");
  await arrive();
  await arrive();
  expect(screen.getByText("Şunu mu demek istediniz?")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Çağla" }));
  expect(screen.getByRole("searchbox")).toHaveValue("Çağla");
  expect(found()).toEqual(["Çağla"]);
});

test("shows next to each choice how many names the other filters leave, and disables choices without a name", async () => {
  answer("tr");
  renderIn("tr", finder());
  await unfold();
  await arrive();
  await screen.findByRole("radio", { name: "2 hece (4)" });
  const texts = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>("combobox", { name }).options].map(({ textContent, disabled }) => [textContent, disabled]);
  expect(texts("Köken")).toEqual([
    ["Fark etmez", false],
    ["Öz Türkçe (3)", false],
    ["Farsça (1)", false],
    ["Türkçe (3)", false],
  ]);
  await user.click(screen.getByRole("radio", { name: "2 hece (4)" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Anlamın konusu" }), "plant");
  expect(texts("Köken")).toEqual([
    ["Fark etmez", false],
    ["Öz Türkçe (1)", false],
    ["Farsça (0)", true],
    ["Türkçe (1)", false],
  ]);
  expect(screen.getByRole("radio", { name: "3 hece (0)" })).toBeDisabled();
  expect(screen.getByRole("radio", { name: "2 hece (1)" })).toBeChecked();
  expect(screen.getByRole("button", { name: /Kaldır:.*2 hece/ })).toBeInTheDocument();
});

test("shows next to the collapsed filters how many are set, and closes them with a button with the number found", async () => {
  answer("tr");
  history.replaceState(null, "", "/#q=a&origin=turkish&syllables=2");
  renderIn("tr", finder());
  await arrive();
  const fold = screen.getByRole("group", { name: "" }) as HTMLDetailsElement;
  const summary = fold.querySelector("summary") as HTMLElement;
  // The search text and the letter are outside the filters and are not counted.
  expect(summary).toHaveTextContent("2 süzgeç açık");
  expect(fold.open).toBe(false);
  await unfold();
  await user.click(await screen.findByRole("button", { name: "1 ismi göster" }));
  expect(fold.open).toBe(false);
  expect(summary).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Hepsini temizle" }));
  expect(summary).not.toHaveTextContent(/süzgeç açık/);
});

test("suggests one filter to remove", async () => {
  answer("tr");
  history.replaceState(null, "", "/#letter=Ç&origin=persian&theme=plant");
  renderIn("tr", finder());
  await arrive();
  expect(screen.getByText(/“Farsça” olmadan 1 isim var/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "“Farsça” süzgecini kaldır" }));
  expect(found()).toEqual(["Çağla"]);
});

test("sorts by the typed text before popularity, and alphabetically on request", async () => {
  answer("tr");
  renderIn("tr", finder("popular"));
  const box = screen.getByRole("searchbox");
  await user.type(box, "a");
  await arrive();
  await arrive();
  expect(order()).toHaveDisplayValue("Aramaya göre");
  expect(screen.getByRole("heading", { level: 2, name: "Aramaya göre" })).toBeInTheDocument();
  await user.selectOptions(order(), "Alfabeye göre");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toContain("A");
  await user.clear(box);
  expect(screen.queryByRole("option", { name: "Aramaya göre" })).not.toBeInTheDocument();
});

test("has a link to the shortlist at its top, with its number of names", async () => {
  localStorage.setItem("ninni-names", JSON.stringify(["girl-ada", "boy-ali"]));
  renderIn("tr", finder());
  expect(screen.getByRole("link", { name: "Listeniz 2" })).toHaveAttribute("href", `${pathTo("names", "tr")}#shortlist`);
});

test("helps if nothing matches", async () => {
  answer("en");
  renderIn("en", finder());
  await user.type(screen.getByRole("searchbox"), "qqq");
  await arrive();
  await arrive();
  expect(screen.getByText(/No name fits all of these/)).toBeInTheDocument();
  expect(found()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove “Name or meaning: qqq”" }));
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(found().length).toBeGreaterThan(0);
});

test("lists the other letters if only the letter excludes all names", async () => {
  answer("tr");
  history.replaceState(null, "", "/#letter=Z");
  renderIn("tr", finder());
  await arrive();
  expect(screen.getByText(/“Baş harf: Z” olmadan 4 isim var/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "“Baş harf: Z” süzgecini kaldır" }));
  expect(found()).toEqual(["Ada", "Çağla"]);
});

test("opens a shared list with its filters, without a letter its alphabet lacks", async () => {
  answer("en");
  history.replaceState(null, "", "/#letter=Ç&theme=plant");
  renderIn("en", finder());
  await arrive();
  expect(found()).toEqual(["Çağla"]);
  expect(screen.getByRole("combobox", { name: "Theme of the meaning" })).toHaveValue("plant");
  expect(letters().getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
});

test("follows another address of the same page", async () => {
  answer("tr");
  renderIn("tr", finder());
  history.replaceState(null, "", "/#q=inci");
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await arrive();
  expect(found()).toEqual(["İnci"]);
  expect(screen.getByRole("searchbox")).toHaveValue("inci");
});

test("shows a list of popular names by popularity with the published ranks, and alphabetically on request", async () => {
  answer("tr");
  renderIn("tr", finder("popular", [entries[2] as NameEntry, entries[0] as NameEntry]));
  expect(found()).toEqual(["Çağla", "Ada"]);
  expect(screen.getByText("2021 listesinde 24.")).toBeInTheDocument();
  await user.selectOptions(order(), "Alfabeye göre");
  await arrive();
  expect(found()).toEqual(["Ada", "Çağla"]);
  expect(screen.queryByText("2021 listesinde 24.")).not.toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe("#sort=alphabet"));
  await user.selectOptions(order(), "Yaygınlığa göre");
  await waitFor(() => expect(location.hash).toBe(""));
});

test("says that the names could not be loaded and requests them again", async () => {
  answer("tr", null, false);
  renderIn("tr", finder());
  await user.type(screen.getByRole("searchbox"), "i");
  expect(screen.getByRole("status")).toHaveTextContent("İsimler geliyor…");
  await arrive();
  const retry = screen.getByRole("button", { name: "Yeniden dene" });
  expect(screen.getByRole("status")).toHaveTextContent(/İsimler gelmedi/);
  answer("tr");
  await user.click(retry);
  await arrive();
  expect(found()).toContain("İnci");
});

test("stores favourites on the device and counts them", async () => {
  answer("tr");
  renderIn("tr", finder());
  const heart = screen.getByRole("button", { name: "Ada: listeme ekle" });
  expect(heart).toHaveAttribute("aria-pressed", "false");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(JSON.parse(localStorage.getItem("ninni-names") ?? "")).toEqual(["girl-ada"]);
  expect(screen.getByRole("heading", { name: "Listenizde 1 isim var" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /eşinizinkiyle birleştirin/ })).toHaveAttribute("href", `${pathTo("names", "tr")}#shortlist`);
  await user.click(heart);
  expect(JSON.parse(localStorage.getItem("ninni-names") ?? "")).toEqual([]);
});

test("counts what was typed before the script loaded", async () => {
  answer("tr");
  await hydrateIn("tr", finder(), async () => {
    // Until an option is chosen, jsdom treats a second option of each list as selected too.
    for (const list of screen.getAllByRole<HTMLSelectElement>("combobox", { hidden: true })) list.value = "";
    await user.type(screen.getByRole("searchbox"), "inci");
  });
  await arrive();
  expect(found()).toEqual(["İnci"]);
  document.body.innerHTML = "";
});

test("leads to the same list of the other side", () => {
  renderIn("tr", finder());
  expect(screen.getByRole("link", { name: "Erkek" })).toHaveAttribute("href", pathTo("boyNames", "tr"));
  expect(screen.getByRole("link", { name: "Kız" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Kız" })).toHaveAttribute("href", pathTo("girlNames", "tr"));
});
