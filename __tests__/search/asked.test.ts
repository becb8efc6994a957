/** Questions as readers without knowledge of the site typed them: how often the right page is first and among the first three. */
import { gzipSync } from "node:zlib";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { type Answer, ask } from "../../src/search/browser/ask";
import { findNames, nameLetter } from "../../src/search/browser/findNames";
import { addWords, openIndex } from "../../src/search/browser/openIndex";
import { toShown } from "../../src/search/browser/shown";
import en from "./asked.en.json";
import tr from "./asked.tr.json";
import { realIndex } from "./realIndex";

interface Asked {
  text: string;
  /** Addresses of which any is right. */
  pages: string[];
  kind: string;
}

const asked: Record<Language, Asked[]> = { tr, en };
/** The shares reached; a change that finds less fails. */
const reached: Record<Language, { first: number; three: number }> = { tr: { first: 0.91, three: 0.98 }, en: { first: 0.9, three: 0.97 } };

const indexes = Object.fromEntries(
  languages.map((language) => {
    const files = realIndex(language);
    return [language, { files, index: openIndex(files.start, language) }];
  }),
) as Record<Language, { files: ReturnType<typeof realIndex>; index: ReturnType<typeof openIndex> }>;

/** The final answer of the page, with the word files it has fetched. */
function answer(language: Language, question: string, her: "pregnancy" | "baby" | null = null): Answer {
  const { files, index } = indexes[language];
  index.files.clear();
  const first = ask(question, index, her);
  for (const n of first.wanted) addWords(index, n, files.words[n] ?? {});
  return first.wanted.length > 0 ? ask(question, index, her) : first;
}
const pathsOf = (language: Language, question: string): string[] =>
  answer(language, question).hits.map(({ page }) => indexes[language].index.pages[page]?.path ?? "");
const idsOf = (language: Language, question: string): string[] =>
  answer(language, question).hits.map(({ page }) => indexes[language].files.sources[page]?.id ?? "");

test.each(languages)("%s: the right page is first and among the first three as often as before", (language) => {
  const places = asked[language].map(({ text, pages }) => pathsOf(language, text).findIndex((path) => pages.includes(path)));
  const share = (most: number): number => places.filter((at) => at >= 0 && at < most).length / places.length;
  expect(share(1)).toBeGreaterThanOrEqual(reached[language].first);
  expect(share(3)).toBeGreaterThanOrEqual(reached[language].three);
});

test.each([
  ["tr", "25. haftada ibuprofen", "Medicine/ibuprofen"],
  ["tr", "ayaklarım şişti 30. hafta", "Symptom/swelling"],
  ["tr", "2 yaş krizi", "Article/MT-16-2"],
  ["tr", "yirmi sekizinci hafta", "PregnancyWeek/28"],
  ["tr", "30 haftalık hamile", "PregnancyWeek/30"],
  ["tr", "hamileliğin 12. haftası", "PregnancyWeek/12"],
  ["tr", "28. haftada yapılacaklar", "PregnancyChecklist/28"],
  ["tr", "9 aylık bebeğe kahvaltı ne verilir", "BabyNutritionMonth/9"],
  ["tr", "kocam beni dövüyor", "Faq/my-partner-hurts-me"],
  ["tr", "sarılık", "Faq/baby-jaundice"],
  ["tr", "bebeğim ne kadar büyük", "pregnancyWeeks"],
  ["tr", "doğum izni hesaplama", "leavePlanner"],
  ["tr", "analık izni", "leavePlanner"],
  ["tr", "düşük tansiyon", "Symptom/dizziness-fainting"],
  ["tr", "düşük tehlikesi", "Faq/threatened-miscarriage"],
  ["tr", "eş aşağıda ne demek", "Faq/low-placenta"],
  ["tr", "parasetemol", "Medicine/parasetamol"],
  ["tr", "kürtaj", "LossTopic/ending-a-pregnancy"],
  ["en", "abortion", "LossTopic/ending-a-pregnancy"],
  ["en", "diarhea", "Faq/baby-diarrhoea"],
  ["en", "how big is my baby", "pregnancyWeeks"],
  ["en", "ibuprofen 25 weeks", "Medicine/ibuprofen"],
  ["en", "c section recovery", "Faq/how-long-does-caesarean-recovery-take"],
  ["en", "baby turned blue", "FirstAidTopic/cpr"],
  ["en", "tylenol", "Medicine/parasetamol"],
  ["en", "30w", "PregnancyWeek/30"],
  ["en", "13+4", "PregnancyWeek/13"],
  ["en", "8 months breakfast ideas", "BabyNutritionMonth/8"],
  ["en", "six months old", "MilestoneChecklist/6"],
  ["en", "2 year old tantrums", "Article/MT-16-2"],
] as const)("%s: “%s” leads with %s", (language, question, id) => {
  expect(idsOf(language, question)[0]).toBe(id);
});

describe("a name", () => {
  test.each([
    ["tr", "Elif", "Elif"],
    ["tr", "Elif ne demek", "Elif"],
    ["tr", "elif isminin anlamı", "elif"],
    ["tr", "Umut ismi", "Umut"],
    ["tr", "Defne", "Defne"],
    ["en", "Zeynep meaning", "Zeynep"],
    ["en", "baby name Elif", "Elif"],
  ] as const)("%s: “%s” is looked up as %s and leads, with the lists of names and no page about a loss", (language, question, name) => {
    const found = answer(language, question);
    const { files, index } = indexes[language];
    expect(found.name?.text).toBe(name);
    expect(found.name?.isSure || !found.isTitle).toBe(true);
    expect(findNames(name, files.names[nameLetter(name)] ?? [], index.nameLists).length).toBeGreaterThan(0);
    expect(found.hits.filter(({ page }) => index.loss.pages.has(page))).toEqual([]);
  });

  test("has a page for each side, and an ending after an apostrophe is not part of it", () => {
    const { files, index } = indexes.tr;
    expect(findNames("Deniz’in", files.names.d ?? [], index.nameLists).map(({ path }) => path)).toEqual([
      pathTo("girlName", "tr", { name: "deniz" }),
      pathTo("boyName", "tr", { name: "deniz" }),
    ]);
  });

  test("that is a common word too leaves the pages about the word first", () => {
    for (const word of ["deniz", "su", "nar"]) expect({ word, isTitle: answer("tr", word).isTitle }).toEqual({ word, isTitle: true });
  });

  test("is in a file of at most 4.5 KB", () => {
    for (const language of languages)
      for (const names of Object.values(indexes[language].files.names))
        expect(gzipSync(JSON.stringify(names)).length).toBeLessThanOrEqual(4_500);
  });
});

describe("pages about a loss", () => {
  const isShown = (language: Language, question: string): boolean =>
    answer(language, question).hits.some(({ page }) => indexes[language].index.loss.pages.has(page));
  test.each([
    ["tr", "analık izni"],
    ["tr", "doğum izni"],
    ["tr", "doğum parası"],
    ["tr", "süt izni dilekçe"],
    ["tr", "Esma isminin anlamı"],
    ["tr", "kalp atışı"],
    ["tr", "düşük tansiyon"],
    ["tr", "düşük tehlikesi"],
    ["tr", "hemoglobin düşük"],
    ["en", "maternity leave"],
    ["en", "birth grant"],
    ["en", "heartbeat"],
    ["en", "hair loss after birth"],
  ] as const)("%s: are not shown for “%s”", (language, question) => {
    expect(isShown(language, question)).toBe(false);
  });
  test.each([
    ["tr", "düşük yaptım"],
    ["tr", "ölü doğum"],
    ["en", "miscarriage"],
    ["en", "lost my baby at 10 weeks"],
  ] as const)("%s: are shown for “%s”, without the page of a week", (language, question) => {
    expect(isShown(language, question)).toBe(true);
    expect(answer(language, question).timePage).toBeNull();
  });
});

describe("the week in a query", () => {
  test("is one row after the others, and is shown", () => {
    const { index } = indexes.tr;
    const { hits, timePage } = answer("tr", "25. haftada ibuprofen");
    expect(hits.at(-1)?.page).toBe(timePage);
    expect(toShown(hits, index, timePage).at(-1)?.hit.page).toBe(timePage);
  });
  test.each([
    ["tr", "üç gündür kabızım"],
    ["tr", "doğumdan 10 gün sonra kanama"],
    ["en", "crying for two weeks"],
  ] as const)("%s: “%s” says how long, not when", (language, question) => {
    expect(answer(language, question).timePage).toBeNull();
  });
  test("is of a baby only if the words say so", () => {
    const kindOf = (question: string) => indexes.en.index.pages[answer("en", question).timePage ?? -1]?.kind;
    expect([kindOf("30 weeks swollen feet"), kindOf("8 week old rash")]).toEqual(["week", "babyWeek"]);
  });
});

describe("the stored stage", () => {
  const first = (language: Language, question: string, her: "pregnancy" | "baby" | null): string =>
    indexes[language].files.sources[answer(language, question, her).hits[0]?.page ?? -1]?.id ?? "";

  test("decides between pages that match equally well", () => {
    expect(first("en", "stuffy nose", "pregnancy")).toBe("Symptom/nose");
    expect(first("en", "stuffy nose", "baby")).toBe("Faq/baby-blocked-nose");
    expect(first("tr", "burun tıkanıklığı", "pregnancy")).toBe("Symptom/nose");
  });

  test.each([
    ["tr", "bebeğim pişik oldu", "pregnancy"],
    ["tr", "5 aylık bebek kabız", "pregnancy"],
    ["tr", "hamileyken öksürük", "baby"],
    ["tr", "ayaklarım şişti 30. hafta", "baby"],
    ["tr", "mide yanması", "baby"],
    ["en", "nappy rash", "pregnancy"],
    ["en", "swollen ankles in pregnancy", "baby"],
    ["en", "heartburn", "baby"],
  ] as const)("%s: “%s” has the same first page for a reader with the stage %s as for one without", (language, question, her) => {
    expect(first(language, question, her)).toBe(first(language, question, null));
  });

  test("never adds or removes a page, and moves none that has half the score of another before it", () => {
    for (const language of languages)
      for (const { text } of asked[language].slice(0, 40)) {
        const [plain, hers] = [null, "baby" as const].map((her) => answer(language, text, her).hits);
        const scoreOf = new Map(plain?.map(({ page, score }) => [page, score]));
        const moved = hers?.filter(({ page }, i) =>
          hers.slice(i + 1).some((after) => (scoreOf.get(after.page) ?? 0) > 2 * (scoreOf.get(page) ?? 0)),
        );
        expect({ text, moved }).toEqual({ text, moved: [] });
      }
  });
});
