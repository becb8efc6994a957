import { atesman, fleschKincaid, readabilityFaults as rawReadabilityFaults } from "../../../src/content/checks/readability";
import type { ContentFile } from "../../../src/content/readContent";
import { asLines } from "../../support/faultLines";

const readabilityFaults = asLines(rawReadabilityFaults);

const hardTurkish =
  "Gebeliğinizin ilerleyen dönemlerinde karşılaşabileceğiniz beslenme alışkanlıklarınızla ilişkilendirilebilecek rahatsızlıkların değerlendirilmesi gerekebilmektedir.";
const hardEnglish =
  "Obstetrical considerations necessitate individualised multidisciplinary evaluation incorporating haematological characteristics and comorbidities.";

const faq = (file: string, tr: string, en: string): ContentFile => ({
  file,
  type: "Faq",
  record: { key: "k", slug: { tr: hardTurkish, en: hardEnglish }, answer: { tr: Array(60).fill(tr), en: Array(60).fill(en) } },
});

describe("Ateşman", () => {
  test("counts syllables a word and words a sentence", () => {
    // 2 sentences, 3 words, 6 syllables (su, i-çin, din-le-nin): 198.825 − 40.175 × 6/3 − 2.61 × 3/2.
    expect(atesman(["Su için. Dinlenin."])).toBeCloseTo(114.56, 2);
  });

  test("rates long words and long sentences as hard", () => {
    expect(atesman([hardTurkish])).toBeLessThan(0);
    expect(atesman(["Su için.", "Dinlenin."])).toBe(atesman(["Su için. Dinlenin."]));
  });
});

describe("Flesch–Kincaid", () => {
  test("gives a short sentence of short words less than a grade", () => {
    // 6 words, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(fleschKincaid(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
  });

  test("rates long words as hard", () => {
    expect(fleschKincaid([hardEnglish])).toBeGreaterThan(15);
  });
});

describe("the check", () => {
  test("finds nothing in easy text, whatever its addresses contain", () => {
    expect(readabilityFaults([faq("data/faqs/a.json", "Evet, olur. Su için.", "Yes, you can. Drink water.")])).toEqual([]);
  });

  test("reports the page that is hard to read in each language, and its section", () => {
    expect(readabilityFaults([faq("data/faqs/a.json", hardTurkish, hardEnglish)])).toEqual([
      expect.stringMatching(/^data\/faqs\/a\.json: record \(tr\): is hard to read: Ateşman -?[\d.]+, at least 50 needed$/),
      expect.stringMatching(/^data\/faqs\/a\.json: record \(en\): is hard to read: grade [\d.]+, at most 8 allowed$/),
      expect.stringMatching(/^data\/faqs: record \(tr\): the pages are hard to read: mean Ateşman -?[\d.]+, at least 65 needed$/),
    ]);
  });

  test("reports sentences that are too long on average", () => {
    const long = "Su al ve ye ve uyu ve gül ve bak ve dur ve sor ve gez.";
    expect(readabilityFaults([faq("data/faqs/a.json", long, "Yes.")])).toEqual([
      "data/faqs: record (tr): the sentences are too long: 16.0 words on average, at most 12 allowed",
    ]);
  });

  test("ignores texts of a few words", () => {
    const file = faq("data/faqs/a.json", hardTurkish, hardEnglish);
    expect(readabilityFaults([{ ...file, record: { answer: { tr: [hardTurkish], en: [hardEnglish] } } }])).toEqual([]);
  });

  test("ignores records that are not running text", () => {
    expect(
      readabilityFaults([{ file: "data/sources/a.json", type: "Source", record: { title: { tr: hardTurkish, en: hardEnglish } } }]),
    ).toEqual([]);
  });
});
