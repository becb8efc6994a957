/** Searches the real content as people type: correctly, without Turkish letters, in capitals, with a suffix, with one typo. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Language, languages } from "../../src/routes/routes";
import { ask } from "../../src/search/browser/ask";
import { addWords, lineFileFor, openIndex, wordFileFor } from "../../src/search/browser/openIndex";
import { toShown } from "../../src/search/browser/shown";
import { unpackStart } from "../../src/search/browser/unpackStart";
import { packStart } from "../../src/search/build/packStart";
import { linesPerFile } from "../../src/search/index.types";
import { queryWords } from "../../src/text/words";
import en from "./queries.en.json";
import tr from "./queries.tr.json";
import { realIndex } from "./realIndex";

type Spelling = "proper" | "ascii" | "capitals" | "suffix" | "typo";
interface Query {
  /** Pages of which any is a correct result. */
  pages: string[];
  spellings: Partial<Record<Spelling, string>>;
}

const queries: Record<Language, Query[]> = { tr, en };
const spellings: Spelling[] = ["proper", "ascii", "capitals", "suffix", "typo"];
const weight = (content: unknown): number => gzipSync(JSON.stringify(content)).length;

/** What a first search has reached, in bytes, rounded up: an ordinary one, without the texts of signs. */
const limits = { start: 48_700, script: 22_900, search: 80_300 };

/** The script that answers, with all it contains, as a browser loads it; without the two parts that are loaded when they are asked for. */
const weightOfScript = build({
  entryPoints: ["src/search/browser/answerSearch.behaviour.ts"],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2020",
  external: ["./showNames", "./herStage"],
}).then(({ outputFiles }) => gzipSync(outputFiles[0]?.text ?? "").length);

describe.each(languages)("in %s", (language) => {
  const files = realIndex(language);
  const index = openIndex(files.start, language);

  /** The final answer of the page, with the word files it has fetched. */
  const answer = (question: string) => {
    index.files.clear();
    const first = ask(question, index);
    for (const n of first.wanted) addWords(index, n, files.words[n] ?? {});
    return { ...(first.wanted.length > 0 ? ask(question, index) : first), wanted: first.wanted };
  };

  test("a brand name finds its own substance, not one that begins similarly", () => {
    expect(files.sources[answer("Parol").hits[0]?.page ?? -1]?.id).toBe("Medicine/parasetamol");
    expect(files.sources[answer("Paxil").hits[0]?.page ?? -1]?.id).toBe("Medicine/paroksetin");
  });

  test.each(spellings)("the right page is among the first three for 95 of 100 questions, spelt %s", (spelling) => {
    const asked = queries[language].flatMap(({ pages, spellings: of }) => (of[spelling] ? [{ pages, question: of[spelling] }] : []));
    expect(asked.length).toBeGreaterThanOrEqual(60);
    const missed = asked.filter(
      ({ pages, question }) =>
        !answer(question)
          .hits.slice(0, 3)
          .some(({ page }) => pages.includes(files.sources[page]?.id ?? "")),
    );
    if (missed.length > asked.length * 0.05) throw new Error(missed.map(({ question }) => question).join("; "));
  });

  test(`a first search loads ${limits.search / 1000} KB at most, each further file is 15 KB at most`, async () => {
    const published = packStart(files);
    const [start, script] = [weight(published.start), await weightOfScript];
    expect(start).toBeLessThanOrEqual(limits.start);
    expect(script).toBeLessThanOrEqual(limits.script);
    for (const { spellings: of } of queries[language]) {
      const { wanted, hits, flag } = answer(of.proper ?? "");
      const more = wanted.reduce((sum, n) => sum + weight(files.words[n]), flag ? weight(published.signs) : 0);
      const lines = [
        ...new Set(
          toShown(hits, index)
            .map(({ hit }) => hit)
            .map(({ page }) => lineFileFor(page)),
        ),
      ].reduce((sum, n) => sum + weight(published.lines[n]), 0);
      const all = start + script + more + lines;
      expect({ question: of.proper, all, fits: all <= limits.search + (flag ? weight(published.signs) : 0) }).toEqual({
        question: of.proper,
        all,
        fits: true,
      });
    }
    for (const file of [...files.words, ...published.lines, published.signs]) expect(weight(file)).toBeLessThanOrEqual(15_000);
  });

  test("what is published says the same as the index; only signs, ends of addresses and titles of readers’ questions come later", () => {
    const { start, lines, signs } = packStart(files);
    const opened = unpackStart(start);
    expect(signs).toEqual(files.start.danger.signs.map(([text]) => text));
    expect(opened.danger.signs.map(([, ...others]) => others)).toEqual(files.start.danger.signs.map(([, ...others]) => others));
    const line = (page: number) => lines[lineFileFor(page)]?.[page % linesPerFile] ?? "";
    const whole = opened.pages.map(([path, title, words], page) => {
      const [, end = "", later = ""] = line(page).split("\t").reverse();
      return [path.replace(/\*$/, "") + end, title || later, words];
    });
    expect(whole).toEqual(files.start.pages.map(([path, title, words = ""]) => [path, title, words]));
    // The page a card leads to has its whole address at once.
    for (const [, page] of opened.danger.dangers) expect(opened.pages[page]?.[0]).not.toMatch(/[#*]$/);
  });

  test("every word of the text is in the file where it is looked up", () => {
    files.words.forEach((file, n) => {
      for (const stem of Object.keys(file)) expect(wordFileFor(files.start, stem)).toBe(n);
    });
  });

  test("no page is in the index twice and each has a title", () => {
    expect(new Set(index.pages.map(({ path }) => path)).size).toBe(files.start.pages.length);
    for (const [path, title] of files.start.pages) expect({ path, title: title.length > 1 }).toEqual({ path, title: true });
  });
});

describe("danger signs", () => {
  const index = { tr: openIndex(realIndex("tr").start, "tr"), en: openIndex(realIndex("en").start, "en") };
  test.each([
    ["tr", "bebeğim bugün hiç oynamıyor", "now"],
    ["tr", "BEBEĞİM NEFES ALMIYOR", "call112"],
    ["tr", "bebegim bogluyor", "call112"],
    ["tr", "kanamam var", "now"],
    ["en", "my baby isn’t moving", "now"],
    ["en", "baby is not breathing", "call112"],
    ["en", "My face is swollen", "now"],
    ["tr", "pil yuttu", "call112"],
    ["tr", "lavabo açıcı içti", "call112"],
    ["tr", "mıknatıs yuttu", "now"],
    ["en", "he swallowed a magnet", "now"],
  ] as const)("%s: “%s” shows the card %s", (language, question, tier) => {
    expect(ask(question, index[language]).flag?.tier).toBe(tier);
  });

  test.each([
    ["tr", "bebek boğuluyor", /tıkandı/],
    ["tr", "bebek suda boğuldu", /Suya battı/],
    ["tr", "ayaklarım şişti", /şişti/],
    ["tr", "pil yuttu", /pil/],
    ["tr", "mıknatıs yuttu", /^Mıknatıs/],
    ["tr", "ilaç yuttu", /uykulu.*UZEM 114/],
    ["tr", "çamaşır suyu içti", /UZEM 114/],
    ["en", "swallowed pills", /drowsy.*114/],
    ["en", "baby choking", /^Choking/],
    ["en", "baby fell in the pool", /water/],
  ] as const)("%s: “%s” shows the sign it is about", (language, question, sign) => {
    expect(ask(question, index[language]).flag?.sign).toMatch(sign);
  });

  test.each([
    ["tr", "bebek oynuyor"],
    ["tr", "diş eti kanaması"],
    ["tr", "burun kanaması"],
    ["tr", "şeker yükleme testi"],
    ["tr", "bebekle oyun"],
    ["tr", "10. hafta bebek gelişimi"],
    ["en", "bleeding gums"],
    ["en", "baby moving"],
    ["en", "glucose test"],
  ] as const)("%s: “%s” shows none", (language, question) => {
    expect(ask(question, index[language]).flag).toBeNull();
  });
});

test("filler words are left out, negations and numbers stay", () => {
  expect(queryWords("Bebeğim neden hiç oynamıyor?", "tr")).toEqual(["bebegim", "oynamiyor"]);
  expect(queryWords("Why isn’t my baby moving?", "en")).toEqual(["not", "baby", "moving"]);
  expect(queryWords("altı aylık", "tr")).toEqual(["6", "aylik"]);
  expect(queryWords("ne zaman", "tr").length).toBeGreaterThan(0);
});
