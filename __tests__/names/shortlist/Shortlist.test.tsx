import { readdirSync, readFileSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type NameRecord, nameEntries } from "../../../src/content/names/lists";
import Shortlist from "../../../src/names/shortlist/Shortlist.island";
import { type Language, languages, nameFile, pathTo } from "../../../src/routes/routes";
import { loaded } from "../../../src/ui/device/useFetched";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const records = readdirSync("data/names").flatMap((file) => JSON.parse(readFileSync(`data/names/${file}`, "utf8")) as NameRecord[]);
/** The published files, by address. */
const files = new Map<string, string>(
  languages.flatMap((language) =>
    (["girl", "boy"] as const).map((side) => [nameFile(side, language), JSON.stringify(nameEntries(records, side, language))] as const),
  ),
);

/** Addresses the page has fetched. */
const asked: string[] = [];
let isOnline = true;
function serve(address: string): Promise<Pick<Response, "ok" | "status" | "json">> {
  asked.push(address);
  const file = files.get(address);
  if (!isOnline || file === undefined) return Promise.reject(new TypeError("Failed to fetch"));
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(JSON.parse(file)) });
}

const stored = () => JSON.parse(localStorage.getItem("ninni-names") ?? "null") as string[] | null;
const keep = (...ids: string[]) => localStorage.setItem("ninni-names", JSON.stringify(ids));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/names");
  asked.length = 0;
  loaded.clear();
  isOnline = true;
  Object.assign(globalThis, { fetch: serve });
  delete document.documentElement.dataset.print;
});

/** What the dictionary says of the names in these tests. */
const said = {
  tr: { ada: "dört yanı suyla çevrili kara", deniz: "büyük tuzlu su kütlesi", turkish: "Türkçe", greek: "Yunanca" },
  en: { ada: "island", deniz: "sea", turkish: "Turkish", greek: "Greek" },
} as const;

describe.each(behaviourLanguages)("the shortlist (%s)", (language: Language) => {
  const text = textsIn(language);
  const words = said[language];
  const user = userEvent.setup({ delay: null });
  const draw = () => renderIn(language, <Shortlist />);
  const button = (key: string, values?: Record<string, string | number>) => screen.getByRole("button", { name: text(key, values) });
  const press = (key: string, values?: Record<string, string | number>) => user.click(button(key, values));
  const listed = () => screen.queryAllByRole("heading", { level: 3 }).flatMap((heading) => within(heading).queryAllByRole("link"));
  const names = () => listed().map((link) => link.textContent);
  const shown = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
  /** The rows of a part of the merged lists. */
  const part = (key: string, n: number) =>
    within(
      screen.getByRole("heading", { level: 4, name: text("shortlist.merge.part", { title: text(key), n }) }).parentElement ?? document.body,
    )
      .queryAllByRole("link")
      .map((link) => link.textContent);

  describe("empty", () => {
    test("says so, links to the names, and loads nothing", () => {
      draw();
      expect(screen.getByText(text("shortlist.empty"), { exact: false })).toHaveTextContent(text("shortlist.how"));
      for (const [key, id] of [
        ["hub.side.girl", "girlNames"],
        ["hub.side.boy", "boyNames"],
      ] as const)
        expect(screen.getByRole("link", { name: text(key) })).toHaveAttribute("href", pathTo(id, language));
      for (const key of ["share.copy", "shortlist.print", "shortlist.forget", "shortlist.undo"])
        expect(screen.queryByRole("button", { name: text(key) })).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    });

    test("is not called empty before the script has read the device", async () => {
      keep("girl-ada");
      await hydrateIn(language, <Shortlist />, async () => {
        expect(document.body).toHaveTextContent(text("shortlist.how"));
        expect(document.body).not.toHaveTextContent(text("shortlist.empty"));
        expect(document.querySelector("noscript")).not.toBeNull();
      });
      await shown("Ada");
      expect(screen.queryByText(text("shortlist.how"))).not.toBeInTheDocument();
    });
  });

  describe("with names", () => {
    test("shows each with its meaning, origin and gender, and links to its page", async () => {
      keep("boy-deniz", "girl-ada");
      draw();
      await shown("Deniz", "Ada");
      expect(listed().map((link) => link.getAttribute("href"))).toEqual([
        pathTo("boyName", language, { name: "deniz" }),
        pathTo("girlName", language, { name: "ada" }),
      ]);
      const [deniz, ada] = listed().map((link) => link.closest("li"));
      for (const words of [said[language].deniz, text("side.boy"), text("list.unisex"), said[language].turkish])
        expect(deniz).toHaveTextContent(words);
      for (const words of [said[language].ada, text("side.girl"), said[language].turkish]) expect(ada).toHaveTextContent(words);
      expect(ada).not.toHaveTextContent(text("list.unisex"));
    });

    test("requests only the names of the gender it contains", async () => {
      keep("girl-ada", "girl-defne");
      draw();
      await shown("Ada", "Defne");
      expect(asked).toEqual([nameFile("girl", language)]);
    });

    test("says that names are loading, and that they could not be loaded; then it tries again", async () => {
      isOnline = false;
      keep("girl-ada", "boy-deniz");
      draw();
      expect(screen.getByText(text("shortlist.loading"))).toHaveAttribute("role", "status");
      expect(await screen.findByText(text("shortlist.failed"))).toBeInTheDocument();
      expect(stored()).toEqual(["girl-ada", "boy-deniz"]);
      isOnline = true;
      await press("shortlist.retry");
      await shown("Ada", "Deniz");
      expect(screen.queryByText(text("shortlist.failed"))).not.toBeInTheDocument();
    });

    test("leaves out what the dictionary no longer has, and says how many", async () => {
      keep("girl-ada", "girl-nosuchname", "nonsense");
      draw();
      await shown("Ada");
      expect(screen.getByText(text("shortlist.missing_other", { count: 2 }))).toBeInTheDocument();
      expect(stored()).toHaveLength(3);
    });

    test("removes a name, moves the focus to the next, and restores it", async () => {
      keep("girl-ada", "girl-defne", "boy-deniz");
      draw();
      await shown("Ada", "Defne", "Deniz");
      await press("shortlist.removeOf", { name: "Defne" });
      await shown("Ada", "Deniz");
      expect(stored()).toEqual(["girl-ada", "boy-deniz"]);
      expect(button("shortlist.removeOf", { name: "Deniz" })).toHaveFocus();
      expect(screen.getByText(text("shortlist.removed", { name: "Defne" }))).toHaveAttribute("role", "status");
      await press("shortlist.undo");
      await shown("Ada", "Defne", "Deniz");
      expect(stored()).toEqual(["girl-ada", "girl-defne", "boy-deniz"]);
      expect(screen.queryByRole("button", { name: text("shortlist.undo") })).not.toBeInTheDocument();
      expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    });

    test("distinguishes the same name on both sides where only the name is shown", async () => {
      keep("girl-deniz", "boy-deniz");
      draw();
      await shown("Deniz", "Deniz");
      const girl = text("shortlist.named", { name: "Deniz", side: text("side.girl") });
      await press("shortlist.removeOf", { name: girl });
      expect(stored()).toEqual(["boy-deniz"]);
    });

    test("deletes the list without asking, leaves nothing on the device, and can be restored even after other changes", async () => {
      keep("girl-ada", "girl-defne");
      draw();
      await shown("Ada", "Defne");
      await press("shortlist.removeOf", { name: "Defne" });
      await press("shortlist.forget");
      expect(names()).toEqual([]);
      expect(localStorage).toHaveLength(0);
      expect(screen.getByText(text("shortlist.forgotten"))).toBeInTheDocument();
      expect(button("shortlist.undo")).toHaveFocus();
      await press("shortlist.undo");
      await shown("Ada");
      await press("shortlist.undo");
      await shown("Ada", "Defne");
      expect(stored()).toEqual(["girl-ada", "girl-defne"]);
    });

    test("prints the list alone, and only this once", async () => {
      const marks: (string | undefined)[] = [];
      Object.defineProperty(window, "print", {
        configurable: true,
        value: () => {
          marks.push(document.documentElement.dataset.print);
          dispatchEvent(new Event("afterprint"));
        },
      });
      keep("girl-ada");
      draw();
      await shown("Ada");
      await press("shortlist.print");
      expect(marks).toEqual(["shortlist"]);
      expect(document.documentElement.dataset.print).toBeUndefined();
    });
  });

  describe("compared", () => {
    const all = ["girl-ada", "girl-defne", "girl-elif", "girl-irmak", "boy-deniz"];
    const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
    const column = (i: number) => screen.getAllByRole("row").map((row) => row.children[i]?.textContent);

    test("needs two names", async () => {
      keep("girl-ada");
      draw();
      await shown("Ada");
      expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    });

    test("is compared in a table: meaning, origin, evidence, themes, length, syllables, letters, popularity", async () => {
      keep(...all);
      draw();
      await shown("Ada", "Defne", "Elif", "Irmak", "Deniz");
      await user.click(box("Irmak"));
      expect(screen.queryByRole("table")).not.toBeInTheDocument();
      expect(screen.getByText(text("shortlist.compare.two"))).toBeInTheDocument();
      await user.click(box("Ada"));
      expect(screen.getByText(text("shortlist.compare.shown_other", { count: 2 }))).toBeInTheDocument();
      const features = ["meaning", "origin", "evidence", "themes", "letters", "syllables", "plain", "place"];
      expect(column(0)).toEqual(["", ...features.map((feature) => text(`shortlist.feature.${feature}`))]);
      expect(column(1).slice(0, 8)).toEqual([
        "Ada",
        words.ada,
        words.turkish,
        text("evidence.word"),
        `${text("theme.earth")}; ${text("theme.water")}`,
        "3",
        "2",
        text("shortlist.plain"),
      ]);
      // For Türkiye only a second-hand list has a recent rank of Ada.
      expect(column(1)[8]).toBe(language === "tr" ? text("shortlist.noPlace") : text("shortlist.place", { rank: 40, year: 2024 }));
      expect(column(2)[0]).toBe("Irmak");
    });

    test("explains why a fifth is refused and keeps the four", async () => {
      keep(...all);
      draw();
      await shown("Ada", "Defne", "Elif", "Irmak", "Deniz");
      for (const name of ["Ada", "Defne", "Elif", "Irmak"]) await user.click(box(name));
      for (let i = 0; i < 2; i += 1) {
        await user.click(box("Deniz"));
        expect(box("Deniz")).not.toBeChecked();
        expect(screen.getByText(text("shortlist.compare.full", { most: 4 }))).toHaveAttribute("role", "status");
      }
      expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Ada", "Defne", "Elif", "Irmak"]);
      await user.click(box("Ada"));
      await user.click(box("Deniz"));
      expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Defne", "Elif", "Irmak", "Deniz"]);
    });

    test("removing a name makes room for another", async () => {
      keep(...all);
      draw();
      await shown("Ada", "Defne", "Elif", "Irmak", "Deniz");
      for (const name of ["Ada", "Defne", "Elif", "Irmak"]) await user.click(box(name));
      await press("shortlist.removeOf", { name: "Ada" });
      await user.click(box("Deniz"));
      expect(screen.getAllByRole("columnheader")).toHaveLength(4);
    });
  });

  describe("with a surname", () => {
    const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: text("shortlist.surname.label") });
    const card = (full: string) => screen.getByText(full).closest("li");

    test("shows each name in full with initials, syllables and what repeats", async () => {
      keep("girl-ada", "girl-defne", "girl-deniz", "boy-deniz");
      draw();
      await shown("Ada", "Defne", "Deniz", "Deniz");
      await user.type(field(), "aksoy{Enter}");
      expect(screen.getByText(text("shortlist.surname.tried_other", { count: 3 }))).toHaveAttribute("role", "status");
      expect(card("Ada Aksoy")).toHaveTextContent(text("shortlist.surname.initials", { initials: "A. A." }));
      expect(card("Ada Aksoy")).toHaveTextContent(text("shortlist.surname.syllables", { name: 2, surname: 2 }));
      expect(card("Ada Aksoy")).toHaveTextContent(text("shortlist.surname.joint", { letters: "a" }));
      expect(card("Ada Aksoy")).toHaveTextContent(text("shortlist.surname.initial"));
      expect(card("Deniz Aksoy")).toHaveTextContent(text("shortlist.surname.none"));
    });

    test("counts no syllables of a name that does not follow Turkish rules", async () => {
      const english = records.find(({ marks, sex }) => marks.includes("english") && sex === "girl");
      keep(`girl-${english?.slug}`);
      draw();
      await shown(english?.name ?? "none");
      await user.type(field(), "Kaya{Enter}");
      const syllables = text("shortlist.surname.syllables", { name: 0, surname: 0 }).split(":")[0] ?? "";
      expect(card(`${english?.name} Kaya`)).not.toHaveTextContent(syllables);
    });

    test.each([
      ["", "empty"],
      ["R2D2", "letters"],
      ["a".repeat(61), "tooLong"],
    ])("explains next to the field why %j is refused", async (typed, reason) => {
      keep("girl-ada");
      draw();
      await shown("Ada");
      if (typed) await user.type(field(), typed);
      await press("shortlist.surname.try");
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(`${text("shortlist.surname.hint")} ${text(`shortlist.surname.error.${reason}`)}`);
      await user.clear(field());
      await user.type(field(), "Kaya{Enter}");
      expect(field()).toBeValid();
      expect(card("Ada Kaya")).toBeInTheDocument();
    });

    test("does not store the surname", async () => {
      keep("girl-ada");
      draw();
      await shown("Ada");
      await user.type(field(), "Gizlioğlu{Enter}");
      expect(card("Ada Gizlioğlu")).toBeInTheDocument();
      await press("share.copy");
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/gizli/i);
      expect(location.href).not.toMatch(/gizli/i);
      expect(await navigator.clipboard.readText()).not.toMatch(/gizli/i);
    });
  });

  describe("shared", () => {
    test("is copied as a link with the list, without names the dictionary no longer has", async () => {
      keep("girl-ada", "girl-nosuchname", "boy-deniz");
      draw();
      await shown("Ada", "Deniz");
      await press("share.copy");
      expect(await screen.findByText(text("share.copiedState"))).toHaveAttribute("role", "status");
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/names#names=girl-ada,boy-deniz`);
      await press("shortlist.removeOf", { name: "Ada" });
      expect(screen.queryByText(text("share.copiedState"))).not.toBeInTheDocument();
    });

    test("goes to WhatsApp and the device's share sheet with the names and the link", async () => {
      const share = jest.fn(() => Promise.resolve());
      Object.assign(navigator, { share });
      keep("girl-ada", "boy-deniz");
      draw();
      await shown("Ada", "Deniz");
      const url = `${location.origin}/names#names=girl-ada,boy-deniz`;
      const title = text("shortlist.message", { names: "Ada, Deniz" });
      expect(screen.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
        "href",
        `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
      );
      await press("share.sheet");
      expect(share).toHaveBeenCalledWith({ title, url });
      Reflect.deleteProperty(navigator, "share");
    });

    test("is shown in a field if the browser cannot copy", async () => {
      jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
      keep("girl-ada");
      draw();
      await shown("Ada");
      await press("share.copy");
      expect(await screen.findByText(text("share.notCopiedState"))).toBeInTheDocument();
      expect(screen.getByRole("textbox", { name: text("share.link") })).toHaveValue(`${location.origin}/names#names=girl-ada`);
    });
  });

  describe("merged", () => {
    const link = "/names#names=girl-defne,boy-deniz,girl-elif";
    const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: text("shortlist.merge.label") });
    const opened = () => screen.findByRole("heading", { level: 3, name: text("shortlist.merge.sharedTitle") });
    const mergePart = async () => (await opened()).parentElement;

    test("an opened link shows the names on both lists, only here and only there, and changes nothing by itself", async () => {
      history.replaceState(null, "", link);
      keep("girl-ada", "girl-defne");
      draw();
      await shown("Ada", "Defne");
      expect(await mergePart()).toHaveFocus();
      expect(part("shortlist.merge.both", 1)).toEqual(["Defne"]);
      expect(part("shortlist.merge.mine", 1)).toEqual(["Ada"]);
      expect(part("shortlist.merge.theirs", 2)).toEqual(["Deniz", "Elif"]);
      expect(stored()).toEqual(["girl-ada", "girl-defne"]);
    });

    test("names are added one by one or all at once, after the own ones, and this can be undone", async () => {
      history.replaceState(null, "", link);
      keep("girl-ada", "girl-defne");
      draw();
      await opened();
      await shown("Ada", "Defne");
      await press("names.favourite", { name: "Deniz" });
      expect(stored()).toEqual(["girl-ada", "girl-defne", "boy-deniz"]);
      expect(screen.getByText(text("shortlist.added", { name: "Deniz" }))).toHaveAttribute("role", "status");
      expect(button("names.favourite", { name: "Elif" })).toHaveFocus();
      await press("shortlist.merge.addAll");
      expect(stored()).toEqual(["girl-ada", "girl-defne", "boy-deniz", "girl-elif"]);
      expect(part("shortlist.merge.theirs", 0)).toEqual([]);
      expect(await mergePart()).toHaveFocus();
      expect(screen.queryByRole("button", { name: text("shortlist.merge.addAll") })).not.toBeInTheDocument();
      await press("shortlist.undo");
      await press("shortlist.undo");
      expect(stored()).toEqual(["girl-ada", "girl-defne"]);
    });

    test("a device without a list offers to store the shared one", async () => {
      history.replaceState(null, "", link);
      draw();
      expect(await screen.findByText(text("shortlist.merge.fresh"))).toBeInTheDocument();
      expect(part("shortlist.merge.sent", 3)).toEqual(["Defne", "Deniz", "Elif"]);
      expect(localStorage).toHaveLength(0);
      await press("shortlist.merge.keep");
      expect(stored()).toEqual(["girl-defne", "boy-deniz", "girl-elif"]);
      await shown("Defne", "Deniz", "Elif");
    });

    test("a link may also be pasted; a new one in the address replaces it", async () => {
      keep("girl-ada");
      draw();
      await shown("Ada");
      await user.click(field());
      await user.paste("Bak: https://ninni.example/names#names=girl-ada,girl-elif.");
      await press("shortlist.merge.read");
      await opened();
      expect(part("shortlist.merge.both", 1)).toEqual(["Ada"]);
      expect(part("shortlist.merge.theirs", 1)).toEqual(["Elif"]);
      act(() => {
        history.replaceState(null, "", link);
        dispatchEvent(new Event("hashchange"));
      });
      await waitFor(() => expect(part("shortlist.merge.theirs", 3)).toEqual(["Defne", "Deniz", "Elif"]));
      act(() => {
        history.replaceState(null, "", "#years");
        dispatchEvent(new Event("hashchange"));
      });
      expect(part("shortlist.merge.theirs", 3)).toHaveLength(3);
    });

    test.each([
      ["", "empty"],
      ["https://ninni.example/en/girl-boy-baby-names", "none"],
    ])("explains next to the field why %j is refused", async (pasted, reason) => {
      keep("girl-ada");
      draw();
      await shown("Ada");
      await user.click(field());
      if (pasted) await user.paste(pasted);
      await press("shortlist.merge.read");
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(`${text("shortlist.merge.hint")} ${text(`shortlist.merge.error.${reason}`)}`);
      expect(stored()).toEqual(["girl-ada"]);
    });

    test("an opened link without a name is refused with an explanation too", () => {
      history.replaceState(null, "", "/names#names=nobody");
      draw();
      expect(screen.getByRole("alert")).toHaveTextContent(text("shortlist.merge.error.none"));
      expect(asked).toEqual([]);
    });

    test("says how many of the shared names the dictionary no longer has", async () => {
      history.replaceState(null, "", "/names#names=girl-elif,girl-nosuchname");
      draw();
      expect(await screen.findByText(text("shortlist.missing_one", { count: 1 }))).toBeInTheDocument();
      await press("shortlist.merge.keep");
      expect(stored()).toEqual(["girl-elif"]);
    });

    test("can be closed again, and is removed from the address too", async () => {
      history.replaceState(null, "", link);
      keep("girl-ada");
      draw();
      await opened();
      await shown("Ada");
      await press("shortlist.merge.close");
      expect(screen.queryByRole("heading", { level: 4 })).not.toBeInTheDocument();
      expect(location.hash).toBe("");
      expect(screen.getByRole("heading", { level: 3, name: text("shortlist.merge") }).parentElement).toHaveFocus();
    });
  });
});
