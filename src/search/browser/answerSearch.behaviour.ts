import type { Language } from "../../routes/routes";
import { formatText, type Texts } from "../../text/formatText";
import type { Behaviour } from "../../ui/device/behaviour";
import { keepInAddress } from "../../ui/device/keepInAddress";
import { queryIn, toHash } from "../address";
import { ask } from "./ask";
import { type FoundName, findNames, nameLetter } from "./findNames";
import type { Stage } from "./readTime";
import { searchFiles } from "./searchFiles";
import { fillCards, showAnswer } from "./showAnswer";
import { toShown } from "./shown";

/** Milliseconds without typing after which the words of running text are loaded. */
const rest = 180;

/** The stage of the reader. What reads it is loaded only on a device that has stored a date; without it the answer is that of a reader with none. */
const readStage = async (): Promise<Stage | null> => {
  if (document.documentElement.dataset.day === undefined) return null;
  try {
    return (await import("./herStage")).herStage(new Date());
  } catch (error) {
    console.error(error);
    return null;
  }
};

/** Shows the line about a page, with the end of its address and its title if they come with it. */
function showLine(small: HTMLElement, line: string): void {
  const [text = "", end, title] = line.split("\t").reverse();
  small.textContent = text;
  const link = small.closest("a");
  const path = link?.getAttribute("href") ?? "";
  if (end && /[#/]$/.test(path)) link?.setAttribute("href", path + end);
  const heading = link?.querySelector("b");
  if (title && heading) heading.textContent = title;
}

/** Searches again with every key. On the search page the query is stored after the #, so that going back, reloading and sharing preserve it. */
const answerSearch: Behaviour = (box) => {
  const language = document.documentElement.lang as Language;
  const texts = JSON.parse(box.dataset.texts ?? "{}") as Texts;
  const form = box.querySelector("form");
  const field = box.querySelector("input");
  const status = box.querySelector<HTMLElement>("[data-status]");
  const results = box.querySelector<HTMLElement>("[data-results]");
  if (!form || !field || !status || !results) return;
  const hint = status.textContent ?? "";
  const isPage = box.dataset.inAddress !== undefined;
  const files = searchFiles(language);
  // An answer never waits for it: without the stage only the order differs a little.
  let stage: Stage | null = null;
  void readStage().then((own) => {
    stage = own;
  });
  let turn = 0;
  /** True from the moment names are requested until the next key: later results must not replace them. */
  let isAtNames = false;

  const fail = (): void => {
    status.textContent = "";
    const again = Object.assign(document.createElement("button"), { type: "button", textContent: texts.again, className: "ask-names" });
    again.addEventListener("click", () => void answer());
    const sentence = Object.assign(document.createElement("p"), { textContent: texts.failed });
    results.replaceChildren(sentence, again);
    status.textContent = texts.failed ?? "";
  };

  const answer = async (): Promise<void> => {
    const query = field.value.trim();
    turn += 1;
    isAtNames = false;
    const own = turn;
    const isOld = (): boolean => own !== turn;
    if (isPage) keepInAddress(location.pathname + toHash(query));
    if (query.length < 2) {
      results.replaceChildren();
      status.textContent = hint;
      return;
    }
    if (!files.isOpen) status.textContent = texts.loading ?? "";
    try {
      const index = await files.open();
      if (isOld()) return;
      // A last word without a space after it may be incomplete, so the space at the end of the query is not removed.
      const again = () => ask(field.value.trimStart(), index, stage);
      let found = again();
      let names: FoundName[] = [];
      const show = (): void => {
        showAnswer({
          box,
          results,
          texts,
          language,
          found,
          index,
          names,
          onNames: () => {
            isAtNames = true;
            import("./showNames").then(({ showNames }) => showNames(results, found.name?.text ?? query, texts, language), fail);
          },
        });
        const count = found.hits.length + names.length;
        const sentence = formatText(texts, language, count === 0 ? "none" : "count", { query, count });
        status.textContent = found.flag ? `${texts.flagged} ${sentence}` : sentence;
        void files.lines(toShown(found.hits, index, found.timePage).map(({ hit }) => hit.page)).then((lineOf) => {
          if (isOld()) return;
          for (const small of results.querySelectorAll<HTMLElement>("small[data-page]"))
            showLine(small, lineOf(Number(small.dataset.page)));
        });
      };
      show();
      if (found.flag && !index.hasSigns)
        void files.signs().then((areLoaded) => {
          // `found` is of the same query, with the texts of its signs.
          if (areLoaded && !isOld()) fillCards(results, again().flag);
        });
      if (found.wanted.length === 0 && !found.name) return;
      await new Promise((done) => setTimeout(done, rest));
      if (isOld()) return;
      const name = found.name?.text ?? "";
      const [hasWords, ofLetter] = await Promise.all([files.words(found.wanted), files.names(nameLetter(name))]);
      names = findNames(name, ofLetter, index.nameLists);
      if (isOld() || (!hasWords && names.length === 0)) return;
      // While a result has the focus, the list must not move.
      if (isAtNames || results.contains(document.activeElement)) return;
      found = again();
      show();
    } catch (error) {
      console.error(error);
      if (!isOld()) fail();
    }
  };

  const links = (): HTMLElement[] => [...results.querySelectorAll<HTMLElement>("a, button")].filter((link) => link.offsetParent !== null);
  box.addEventListener("keydown", (event) => {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape" && field.value) {
      event.preventDefault();
      field.value = "";
      field.focus();
      void answer();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || all.length === 0 || (at < 0 && step < 0)) return;
    event.preventDefault();
    (all[at + step] ?? (step < 0 ? field : all.at(-1)))?.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // On a touch screen this closes the keyboard, so that all results can be seen.
    void answer().then(() => (matchMedia("(hover: none)").matches ? field.blur() : links()[0]?.focus()));
  });
  field.addEventListener("input", () => void answer());
  if (!isPage) {
    if (field.value) void answer();
    return;
  }
  const read = (): void => {
    const query = queryIn(location.hash);
    if (!query && !field.value) return;
    if (query) field.value = query;
    void answer();
  };
  addEventListener("hashchange", read);
  read();
};

export default answerSearch;
