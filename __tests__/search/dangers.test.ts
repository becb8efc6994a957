/** @jest-environment node */
/** Sentences of danger get their card, with the right sign and never too low a tier; words, names and harmless look-alikes get none. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../src/routes/routes";
import { findDanger } from "../../src/search/browser/findDanger";
import { openIndex } from "../../src/search/browser/openIndex";
import { type SignTier, signTiers } from "../../src/vocabulary/tiers";
import en from "./dangers.en.json";
import tr from "./dangers.tr.json";
import { realIndex } from "./realIndex";

interface Sentence {
  text: string;
  /** Signs any of which is right. */
  signs: string[];
  tier: string;
}
interface SignRecord {
  key: string;
  text: Record<Language, string>;
}

interface Sentences {
  dangers: Sentence[];
  harmless: string[];
}
/**
 * `others` are sentences by writers who had not seen how a danger is told: slips, idioms, look-alikes meant to deceive. `despite` are dangers told with
 * words that look-alikes have: a film, a book, something to buy, what was long ago.
 */
const sets: Record<Language, Sentences & { information: string[]; others: Sentences; despite: string[] }> = { tr, en };
const index = { tr: openIndex(realIndex("tr").start, "tr"), en: openIndex(realIndex("en").start, "en") };
const signs = readdirSync("data/signs").map((file) => JSON.parse(readFileSync(join("data/signs", file), "utf8")) as SignRecord);

/** What is wrong with the card of a sentence; undefined if it is right. */
function faultOf({ text, signs: right, tier }: Sentence, language: Language): string | undefined {
  const card = findDanger(text, index[language]);
  if (!card) return `no card: ${text}`;
  const shown = [card, ...card.also].map(({ sign }) => sign);
  if (!signs.some(({ key, text: own }) => right.includes(key) && shown.includes(own[language]))) return `another sign: ${text} (${shown})`;
  return signTiers.indexOf(card.tier) > signTiers.indexOf(tier as SignTier) ? `too low a tier: ${text} (${card.tier})` : undefined;
}

describe.each(languages)("sentences of danger (%s)", (language) => {
  const { dangers, harmless, information } = sets[language];
  const faults = dangers.flatMap((sentence) => faultOf(sentence, language) ?? []);

  test("at least 97 of 100 get their sign, none too low a tier", () => {
    expect(dangers.length).toBeGreaterThanOrEqual(270);
    if (faults.length > dangers.length * 0.03) throw new Error(faults.join("\n"));
    expect(faults.filter((fault) => fault.startsWith("too low"))).toEqual([]);
  });

  test("a card more urgent than its sentence is rare", () => {
    const over = dangers.filter(({ text, tier }) => {
      const card = findDanger(text, index[language]);
      return card && signTiers.indexOf(card.tier) < signTiers.indexOf(tier as SignTier);
    });
    if (over.length > dangers.length * 0.03) throw new Error(over.map(({ text }) => text).join("\n"));
  });

  test("capitals change nothing", () => {
    const changed = dangers.filter(
      ({ text }) => findDanger(text.toLocaleUpperCase(language), index[language])?.sign !== findDanger(text, index[language])?.sign,
    );
    if (changed.length > dangers.length * 0.03) throw new Error(changed.map(({ text }) => text).join("\n"));
  });

  test("look-alikes get none", () => {
    const alarms = (texts: readonly string[]): string[] => texts.filter((text) => findDanger(text, index[language]));
    const few = Math.floor(harmless.length * 0.03);
    if (alarms(harmless).length > few) throw new Error(alarms(harmless).join("\n"));
    // A question for knowledge may show the card of what it asks about.
    expect(alarms(information).length).toBeLessThanOrEqual(information.length * 0.1);
  });
});

describe.each(languages)("sentences by other writers (%s)", (language) => {
  const { dangers, harmless } = sets[language].others;

  test("at least 95 of 100 get their sign, none too low a tier", () => {
    expect(dangers.length).toBeGreaterThanOrEqual(270);
    const faults = dangers.flatMap((sentence) => faultOf(sentence, language) ?? []);
    if (faults.length > dangers.length * 0.05) throw new Error(faults.join("\n"));
    expect(faults.filter((fault) => fault.startsWith("too low"))).toEqual([]);
  });

  test("at most 5 of 100 look-alikes get a card", () => {
    const alarms = harmless.filter((text) => findDanger(text, index[language]));
    if (alarms.length > harmless.length * 0.05) throw new Error(alarms.join("\n"));
  });
});

describe.each(languages)("a danger told with the words of a look-alike (%s)", (language) => {
  test.each(sets[language].despite)("“%s” gets a card", (sentence) => {
    expect(findDanger(sentence, index[language])).not.toBeNull();
  });
});

describe("who “she” is", () => {
  test.each([
    ["my wife is 30 weeks she took penicillin and her throat is closing", "pregnancy"],
    ["she is not breathing", "baby"],
  ])("“%s” is about %s", (sentence, caller) => {
    expect(findDanger(sentence, index.en)?.caller).toBe(caller);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : path.endsWith(".json") ? [path] : [];
  });

/** Every word in the texts of a language, in lower case. */
function wordsOf(language: Language): Set<string> {
  const words = new Set<string>();
  const collect = (value: unknown, isOwn: boolean): void => {
    if (typeof value === "string") {
      if (isOwn) for (const [word] of value.matchAll(/\p{L}{2,}/gu)) words.add(word.toLocaleLowerCase(language));
    } else if (value && typeof value === "object")
      for (const [field, inner] of Object.entries(value)) collect(inner, field === "tr" || field === "en" ? field === language : isOwn);
  };
  for (const path of filesIn("data")) if (!path.startsWith(join("data", "search"))) collect(JSON.parse(readFileSync(path, "utf8")), false);
  for (const path of filesIn(join("src", "locales", language))) collect(JSON.parse(readFileSync(path, "utf8")), true);
  return words;
}

describe("words typed alone", () => {
  // A word that by itself tells of a danger, in any form; every other word of the site is neutral.
  const alarming: Record<Language, RegExp> = {
    tr: /^(?:kan[ai]ma|kanıyorum|bo[ğg]ul|havale|intihar|bayıl(?:dı|mış)|ateşim$|ateşlen|morar|haşlandı|suyum$|lekelenme|oynamıyo|kıpırdamıyo|emmiyo|uyanmıyo|sancı(?:m|larım)$|kasılmalarım|nefessiz|dövüyo|yandı$|ıkınıyorum|tepkisiz|felç$|zehirlen|ishal|öksüremiyo|anafil|eklampsi)/,
    en: /^(?:bleeding|bled|chok(?:ing|ed)|suicid|seizure|convuls|scalded|faint(?:ed)?$|drown|spotting|contraction|labou?r$|ha?emorrhage|unconscious|unresponsive|floppy|fever|palpitation|eclampsia|burn(?:ed|t)|shaken|overdose|meningitis|anaphyla|jaundice|sepsis|strangled|diarrhoe?a|blurred|twitching)/,
  };

  test.each([
    ["tr", 20_000],
    ["en", 8_000],
  ] as const)("at most one of 2,000 neutral words gets a card (%s)", (language, least) => {
    const neutral = [...wordsOf(language)].filter((word) => !alarming[language].test(word));
    expect(neutral.length).toBeGreaterThan(least);
    const alarms = neutral.filter((word) => findDanger(word, index[language]));
    if (alarms.length > neutral.length / 2000) throw new Error(alarms.join(" "));
  });

  test.each(languages)("no name gets a card (%s)", (language) => {
    const names = filesIn(join("data", "names")).flatMap((path) =>
      (JSON.parse(readFileSync(path, "utf8")) as { name: string }[]).map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter((name) => findDanger(name, index[language]))).toEqual([]);
  });

  test.each([
    "isim",
    "adı",
    "ödeme",
    "hava",
    "şişe",
    "önem",
    "şişmanlık",
    "yanak",
    "kanada",
    "kafam",
    "boğaz",
    "su",
    "hava durumu",
    "sancı sayacı",
    "doğum izni ne zaman başlıyor",
    "analık izni",
  ])("“%s” gets none", (word) => {
    expect(findDanger(word, index.tr)).toBeNull();
  });

  test.each([
    "sırt üstü uyudum bebeğe zarar verdim mi",
    "diş etim kanıyor fırçalarken",
    "kanamam yok",
    "şeker yükleme testi",
    "bebek oynuyor",
  ])("“%s” tells of no danger", (sentence) => {
    expect(findDanger(sentence, index.tr)).toBeNull();
  });
});
