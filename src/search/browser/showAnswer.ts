/** Shows an answer below the search field: the cards of a danger sign, the best matches, then others by kind. */
import type { Language } from "../../routes/routes";
import { formatText, type Texts } from "../../text/formatText";
import type { Kind } from "../../vocabulary/searchKinds";
import type { Danger, FlagSign } from "../index.types";
import type { Answer, Hit } from "./ask";
import type { FoundName } from "./findNames";
import { numberOf } from "./numberedPages";
import type { OpenIndex } from "./openIndex";
import { toShown } from "./shown";

export interface ShowAnswerInput {
  /** The element with the templates of the cards. */
  box: HTMLElement;
  results: HTMLElement;
  texts: Texts;
  language: Language;
  found: Answer;
  index: OpenIndex;
  /** The pages of the name that the query is or asks about. */
  names: readonly FoundName[];
  /** Called when the reader chooses to search the names. */
  onNames: () => void;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  more: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [attribute, value] of Object.entries(more)) made.setAttribute(attribute, value);
  return made;
}

/** The same cards as on the pages, filled in with these signs: one for each tier, the most urgent first and with what to say on the phone. */
function makeCards({ box, found, index, texts }: ShowAnswerInput): Element[] {
  const { flag } = found;
  if (!flag) return [];
  const signs = [flag, ...flag.also];
  return [...new Set(signs.map(({ tier }) => tier))].flatMap((tier, i) => {
    const own = signs.filter((sign) => sign.tier === tier);
    const template = box.querySelector<HTMLTemplateElement>(`template[data-card=${tier}]`);
    const model = template?.content?.firstElementChild ?? template?.firstElementChild;
    const caller = own[0]?.caller;
    if (!model || !caller) return [];
    const card = model.cloneNode(true) as Element;
    const words = index.cards[`${caller}.${tier}`];
    card.querySelector("h3")?.append(words?.title ?? "");
    const list = card.querySelector("ul");
    list?.before(element("b", texts.ifSo ?? ""));
    list?.replaceChildren();
    const sentence = card.querySelector("p");
    if (i > 0) sentence?.remove();
    else {
      if (sentence) sentence.textContent = words?.closing ?? "";
      sentence?.parentElement?.append(element("a", texts.whatToDo ?? "", { href: flag.path, class: "go" }));
    }
    return [card];
  });
}

/**
 * Fills the cards with their signs. Until these are loaded, a card has its title, the number to call and the page to read.
 * @example if (index.hasSigns) fillCards(results, found.flag)
 */
export function fillCards(results: HTMLElement, flag: Danger | null): void {
  const signs = flag ? [flag, ...flag.also] : [];
  for (const list of results.querySelectorAll<HTMLElement>("[data-tier] ul")) {
    const tier = list.closest<HTMLElement>("[data-tier]")?.dataset.tier;
    const own = signs.filter((sign) => sign.tier === tier).map(signItem);
    list.replaceChildren(...own);
    list.hidden = own.length === 0;
    const before = list.previousElementSibling as HTMLElement | null;
    if (before) before.hidden = list.hidden;
  }
}

function signItem({ stage, sign }: FlagSign): HTMLLIElement {
  const item = document.createElement("li");
  if (stage) item.append(element("b", `${stage}:`), " ");
  item.append(sign);
  return item;
}

/** What marks the page of a week that is among other results only because the query names it: “Your week 30”; empty for any other. */
function weekMark({ page }: Hit, { found, index, texts, language }: ShowAnswerInput): string {
  const open = index.pages[page];
  if (page !== found.timePage || found.hits[0]?.page === page || (open?.kind !== "week" && open?.kind !== "babyWeek")) return "";
  return formatText(texts, language, open.kind === "week" ? "yourWeek" : "babysWeek", { n: numberOf(open) });
}

function row(hit: Hit, input: ShowAnswerInput, namesKind: boolean): HTMLLIElement {
  const { index, texts } = input;
  const { page } = hit;
  const { path, title, kind } = index.pages[page] ?? { path: "", title: "", kind: "page" as Kind };
  const link = element("a", "", { href: path });
  const label = weekMark(hit, input) || (namesKind ? (texts[`kind.${kind}`] ?? "") : "");
  link.append(
    element("b", title || (texts[`kind.${kind}`] ?? "")),
    ...(label ? [element("i", label)] : []),
    element("small", "", { "data-page": String(page) }),
  );
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function list(hits: readonly Hit[], heading: string, input: ShowAnswerInput, namesKind: boolean): HTMLElement {
  const part = document.createElement("section");
  const rows = document.createElement("ul");
  rows.append(...hits.map((hit) => row(hit, input, namesKind)));
  part.append(element("h2", heading), rows);
  return part;
}

/** Shows the results; the lines about the pages stay empty until they are loaded. */
export function showAnswer(input: ShowAnswerInput): void {
  const { results, texts, language, found, index, onNames } = input;
  const shown = toShown(found.hits, index, found.timePage);
  const closest = shown.filter(({ under }) => under === null).map(({ hit }) => hit);
  const under = [...new Set(shown.flatMap(({ under: kind }) => (kind ? [kind] : [])))];
  const parts: Element[] = [
    ...(closest.length > 0 ? [list(closest, texts.best ?? "", input, true)] : input.names.length > 0 ? [] : [nothing(texts)]),
    ...under.map((kind) =>
      list(
        shown.filter((one) => one.under === kind).map(({ hit }) => hit),
        texts[`kind.${kind}`] ?? "",
        input,
        false,
      ),
    ),
  ];
  const query = found.name?.text ?? results.closest("[data-behaviour]")?.querySelector("input")?.value.trim() ?? "";
  const offer = element("button", formatText(texts, language, "inNames", { query }), { type: "button", class: "ask-names" });
  offer.addEventListener("click", onNames);
  // A word that no title contains may be a name; a common word that is a name as well leads with the pages about it.
  const isName = found.name !== null && (found.name.isSure || !found.isTitle);
  const own = input.names.length > 0 ? [nameList(input)] : found.name ? [offer] : [];
  if (isName) parts.unshift(...own);
  else if (own.length > 0) parts.splice(1, 0, ...own);
  else if (found.hits.some(({ page }) => index.pages[page]?.kind === "names")) parts.push(offer);
  results.replaceChildren(...makeCards(input), ...parts);
  fillCards(results, index.hasSigns ? found.flag : null);
}

/** The pages of a name, each with its meaning. */
function nameList({ names, texts }: ShowAnswerInput): HTMLElement {
  const part = document.createElement("section");
  const rows = document.createElement("ul");
  for (const { name, side, meaning, path } of names) {
    const link = element("a", "", { href: path });
    link.append(element("b", name), element("i", texts[side] ?? ""), element("small", meaning));
    const item = document.createElement("li");
    item.append(link);
    rows.append(item);
  }
  part.append(element("h2", texts["kind.names"] ?? ""), rows);
  return part;
}

function nothing(texts: Texts): HTMLElement {
  const sentence = element("p", `${texts.noneText} `);
  sentence.append(element("a", texts.noneCall ?? "", { href: "tel:112" }), ".");
  return sentence;
}
