/** Makes the search index of one language. Runs in Node while the site is built. */
import { createHash } from "node:crypto";
import type { Find, RecordsOf } from "../../content/recordPages";
import type { Language } from "../../routes/routes";
import { foldedWords, isContentWord, queryWords, toStem } from "../../text/words";
import { type Kind, kinds } from "../../vocabulary/searchKinds";
import { shortenPath } from "../address";
import { type IndexedName, type IndexedPage, linesPerFile, phrasesAtOnce, type SearchStart, type WordFile } from "../index.types";
import { makeCards, packDangers } from "./dangers";
import { isLossPage, lossPhrases } from "./lossPages";
import { nameFiles } from "./nameFiles";
import { type PageSource, pageSources, type TextOf } from "./pageSources";
import { weakWords } from "./weakWords";

export interface SearchFiles {
  start: SearchStart;
  /** A line about each page, in files of linesPerFile. */
  lines: string[][];
  words: WordFile[];
  /** The names by their first letter, folded. */
  names: Record<string, IndexedName[]>;
  /** The pages in the order of the index, for tests. */
  sources: PageSource[];
}

/** Words by which readers search for any page of a kind, in addition to its title. */
const kindWords: Partial<Record<Kind, Record<Language, string>>> = {
  firstAid: { tr: "ilk yardım bebek çocuk", en: "first aid baby child" },
  symptom: { tr: "hamilelik gebelik belirti", en: "pregnancy symptom sign" },
  week: { tr: "hamilelik gebelik hafta bebek", en: "pregnancy week pregnant baby" },
  babyWeek: { tr: "bebek hafta haftalık", en: "baby week old" },
  food: { tr: "hamilelik gebelik beslenme ay yemek", en: "pregnancy food eating month" },
  babyFood: { tr: "bebek beslenme ek gıda mama ay aylık yemek", en: "baby food feeding weaning solids month old" },
  canEat: {
    tr: "yenir mi içilir mi yiyebilir içebilir hamilelikte hamileyken emzirirken bebek zararlı",
    en: "can I eat drink safe pregnant pregnancy breastfeeding baby",
  },
  canDo: { tr: "yapabilir yapılır zararlı hamilelikte hamileyken emzirirken", en: "can I do safe pregnant pregnancy breastfeeding" },
  medicine: {
    tr: "ilaç hap kullanılır içilir hamilelikte hamileyken emzirirken",
    en: "medicine drug tablet take safe pregnant pregnancy breastfeeding",
  },
  remedy: { tr: "hamilelik gebelik iyi gelir", en: "pregnancy remedy relief help" },
  list: { tr: "kontrol listesi", en: "checklist" },
  play: { tr: "oyun aktivite bebek", en: "play activity game baby" },
  tool: { tr: "hesaplama hesapla hesaplayıcı", en: "calculator calculate" },
  need: { tr: "ihtiyaç gerekli almak", en: "need buy" },
  names: { tr: "isim isimleri ad", en: "name names" },
};

/** The search phrases of a page, folded and without filler words; a phrase equal to the title is left out. */
function searchPhrases({ title, words }: PageSource, language: Language): string[] {
  const plain = (phrase: string): string =>
    foldedWords(phrase, language)
      .filter((word) => isContentWord(word, language))
      .join(" ");
  const phrases = new Set(words.map(plain));
  phrases.delete("");
  phrases.delete(plain(title));
  return [...phrases];
}

/** Stems of the search phrases that are not in the first file. */
const saidStems = (page: PageSource, language: Language): Set<string> =>
  new Set(
    searchPhrases(page, language)
      .slice(phrasesAtOnce)
      .flatMap((phrase) => phrase.split(" "))
      .map(toStem),
  );

/** Size from which a file of words ends, in characters (about 1.5 KB gzipped). Stems with the same first three letters are in the same file. */
const wordFileSize = 3_500;

/** Stems that occur on more than this share of all pages are left out, because they distinguish nothing. */
const tooCommon = 0.3;

const packNumbers = (pages: readonly number[]): string => pages.map((page, i) => (page - (pages[i - 1] ?? 0)).toString(36)).join(" ");

function wordFiles(pages: readonly PageSource[], language: Language): WordFile[] {
  const homes = new Map<string, number[]>();
  // The title too: a long word with a typing error is known by its stem.
  const said = pages.map((page) => new Set([...saidStems(page, language), ...foldedWords(page.title, language).map(toStem)]));
  pages.forEach(({ body }, page) => {
    for (const stem of new Set([...uniqueWords(body, language).map(toStem), ...(said[page] ?? [])]))
      if (stem.length > 1) homes.set(stem, [...(homes.get(stem) ?? []), page]);
  });
  const headings = pages.map((page) => new Set(page.headings.flatMap((heading) => queryWords(heading, language)).map(toStem)));
  const files: WordFile[] = [];
  let file: WordFile = {};
  let size = 0;
  let before = "";
  for (const stem of [...homes.keys()].sort()) {
    const on = homes.get(stem) ?? [];
    if (on.length > pages.length * tooCommon) continue;
    const inSaid = on.filter((page) => said[page]?.has(stem));
    if (size > wordFileSize && stem.slice(0, 3) !== before.slice(0, 3)) {
      files.push(file);
      file = {};
      size = 0;
    }
    const inHeading = on.filter((page) => headings[page]?.has(stem));
    const value = [on, inHeading, inSaid].map(packNumbers).join("|").replace(/\|+$/, "");
    file[stem] = value;
    size += stem.length + value.length + 6;
    before = stem;
  }
  return [...files, file];
}

/** Folded words of a long text, without filler words and numbers. */
const uniqueWords = (text: string, language: Language): string[] =>
  foldedWords(text, language).filter((word) => !/^\d/.test(word) && isContentWord(word, language));

/**
 * The index of a language.
 * @example makeIndex(recordsOf, find, textOf, "tr").start.pages.length // every page a reader may look for
 */
export function makeIndex(recordsOf: RecordsOf, find: Find, text: TextOf, language: Language): SearchFiles {
  // Pages of a kind are next to each other: what is shown together is in the same files of lines.
  const found = pageSources(recordsOf, find, text, language);
  const sources = kinds.flatMap((kind) => found.filter((page) => page.kind === kind));
  const pages = sources.map((page): IndexedPage => {
    const { path, title } = page;
    const row: IndexedPage = [shortenPath(path, title, language), title];
    const words = searchPhrases(page, language).slice(0, phrasesAtOnce).join("|");
    if (words) row.push(words);
    return row;
  });
  const files = wordFiles(sources, language);
  const lines: string[][] = [];
  for (let i = 0; i < sources.length; i += linesPerFile) lines.push(sources.slice(i, i + linesPerFile).map(({ line }) => line));
  const synonyms = recordsOf("SearchSynonyms").map(({ words }) => (words as Record<Language, string[]>)[language]);
  const names = nameFiles(recordsOf("BabyName"), language);
  const danger = packDangers(recordsOf, find, text, language, (path) => sources.findIndex((page) => page.path === path));
  const version = createHash("sha256")
    .update(JSON.stringify([pages, lines, files, names, danger.signs]))
    .digest("hex")
    .slice(0, 8);
  const start: SearchStart = {
    version,
    pages,
    ofKind: kinds.map((kind) => sources.filter((page) => page.kind === kind).length),
    kindWords: kinds.map((kind) => kindWords[kind]?.[language] ?? ""),
    synonyms,
    danger,
    cards: makeCards(text),
    starts: files.map((file) => Object.keys(file)[0]?.slice(0, 3) ?? ""),
    weak: weakWords(language),
    loss: { pages: sources.flatMap((page, n) => (isLossPage(page) ? [n] : [])), phrases: lossPhrases(language) },
  };
  return { start, lines, words: files, names, sources };
}
