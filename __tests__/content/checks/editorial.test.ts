import { z } from "zod";
import { editorialFaults as rawEditorialFaults } from "../../../src/content/checks/editorial";
import type { ValidRecord } from "../../../src/content/checks/validRecord";
import type { RawRecord } from "../../../src/content/recordPages";
import { readMeta } from "../../../src/content/records/fields";
import { type RecordTypeName, recordTypeNames, recordTypes } from "../../../src/content/records/registry";
import { type Language, languages } from "../../../src/routes/routes";
import { asLines } from "../../support/faultLines";

const editorialFaults = asLines(rawEditorialFaults);

const publishers = [{ key: "who", name: "World Health Organization", tier: 1 }];
const sources: RawRecord[] = [
  { key: "who", publisher: "World Health Organization" },
  { key: "kenya", publisher: "Wow Mom Kenya" },
  { key: "mail", publisher: "Daily Mail (WHO statement, Nov 2016)" },
];
const find = (type: RecordTypeName, key: string) => (type === "Source" ? sources : []).find((record) => record.key === key);
const file = (type: RecordTypeName, record: RawRecord): ValidRecord => ({ file: `data/${type}/${record.key}.json`, type, record });
const faultsIn = (...files: ValidRecord[]) => editorialFaults([...publishers.map((record) => file("Publisher", record)), ...files], find);

/** An answer with the sentence in one language and a correct sentence in the other. */
const answering = (language: Language, sentence: string, type: RecordTypeName = "Faq"): ValidRecord =>
  file(type, {
    key: "x",
    sources: ["who"],
    answer: { tr: ["Evet, olur."], en: ["Yes, you can."], [language]: ["Önce / first.", sentence] },
  });
const place = (language: Language) => `data/Faq/x.json: answer.${language}.1: `;

/** Sentences that the reviews of 22 November 2026 found on the site, each with one that states the fact instead. */
const confessing: Record<Language, [wrong: string, mended: string][]> = {
  tr: [
    ["Bebeğe etkisini ölçen çalışmaları ise kendimiz okumadık.", "Test size de bebeğe de zarar vermez."],
    ["Bu yüzden kendi adımıza bir hüküm vermiyoruz.", "Asıl zararı bilinmeyen gebelik şekeri verir."],
    ["Bu testin yerini tutup tutmadığına dair bir kaynağımız yok.", "Parmaktan ölçüm bu testin yerini tutmaz."],
    ["75 gram; bu ikincisi için güvenilir bir kaynak okuyamadık.", "Tek basamaklı testte 75 gram şeker içilir."],
    ["Biz onu kaynaklarımızda doğrulayamadık.", "Sırtüstü yatınca rahim büyük damara basar."],
    ["Bebeğin ağırlığını doğrulayamayız.", "Bebeğin ağırlığını ultrason gösterir."],
    ["Tek bir ölçüyü yazmıyoruz, kaynaklarımızda herkese uyan sayı yok.", "Sancılar beş dakikada bir gelince yola çıkın."],
    ["Memurlar için saati doğrulayamadık.", "Memurlar ilk altı ay günde üç saat süt izni alır."],
    ["Biz bu haftayı resmî metinde göremedik.", "Demir ikinci üç ayda başlar."],
    ["Spor için elimizde doğrulanmış bir sayı yok.", "Haftada 150 dakika yürüyün."],
    ["Kaç dakika kaynamalı, bunu söyleyemiyoruz.", "Sütü kaynadıktan sonra beş dakika daha kaynatın."],
    ["Ulusal programımızda bulunduğuna dair bilgi göremedik.", "Ulusal programda yok; doktorunuza sorun."],
    ["Gebeler için porsiyon tablosuna ulaşamadık.", "TÜBER günde üç bardak süt önerir."],
    ["İkisi için de dayanaklı oran veremiyoruz.", "Yüz hamileden biri bu kaşıntıyı yaşar."],
  ],
  en: [
    ["We couldn’t confirm that, so we don’t state it as fact.", "Lying on your back presses on a large vein."],
    ["We could not find the week in the official text.", "Iron starts in the second trimester."],
    ["On harm, we give no verdict of our own.", "The test harms neither of you."],
    ["Newer guidance prefers it, but we haven’t read it in full.", "Press with two thumbs."],
    ["We have no confirmed number of minutes a week.", "Aim for 150 minutes a week."],
    ["Does it go after the birth? Our sources don’t say.", "It goes after the birth."],
    ["Nobody has a well-sourced rate.", "About 1 in 100 women get it."],
    ["We don’t give a single rule such as “every 5 minutes”.", "Go when they come every 5 minutes."],
    ["Give it at 39, as we read it.", "Give it at 39°C."],
    ["We print AHA, the newest there is.", "Follow the AHA steps."],
  ],
};

describe.each(languages)("a text that says what the writers did not read (%s)", (language) => {
  test.each(confessing[language])("“%s” is refused with its field, and the fact itself is accepted", (wrong, mended) => {
    const faults = faultsIn(answering(language, wrong));
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.startsWith(`${place(language)}says what we could not find or read`)).toBe(true);
    expect(faultsIn(answering(language, mended))).toEqual([]);
  });
});

const refused: Record<Language, [wrong: string, word: string, mended: string][]> = {
  tr: [
    ["Yaşamınızdaki en güçlü baş ağrısı.", "güçlü baş ağrı", "Yaşamınızdaki en şiddetli baş ağrısı."],
    ["Kasıkta tek taraflı güçlü ağrı.", "güçlü ağrı", "Kasıkta tek taraflı şiddetli ağrı."],
    ["Kız, ortanca 5,4 kg.", "ortanca", "Kız, ortalama 5,4 kg."],
    ["Kurumlar ayrılıyor.", "Kurumlar ayrılıyor", "Parasetamol ilk seçenektir."],
    ["Ülkeler burada ayrılıyor.", "Ülkeler burada ayrılıyor", "Türkiye’de 24. haftada yapılır."],
    ["Gebeyseniz kaç haftalık olduğunuzu söyleyin.", "Gebeyseniz", "Kaç haftalık hamile olduğunuzu söyleyin."],
    ["Bugün doktorunuzu ya da doğumevini arayın.", "doğumevi", "Bugün doktorunuzu ya da ebenizi arayın."],
    ["Kuşlukta bir bardak süt için.", "Kuşluk", "Ara öğünde bir bardak süt için."],
    ["Böyle bir peynir ancak buharı çıkana kadar pişince olur.", "buharı çıkana", "Böyle bir peynir dumanı tütene kadar ısıtılırsa yenir."],
    ["Haftalandırma ultrasonu bu hafta.", "Haftalandırma ultrasonu", "İlk üç ay ultrasonu bu hafta."],
  ],
  en: [
    ["You’re now in running week 21.", "running week", "You’re 20 weeks pregnant."],
    ["Ask for the Tdab vaccine.", "Tdab", "Ask for the Tdap vaccine."],
    ["Call, you’re not bothering anyone.", "you’re not bothering anyone", "Call at night too."],
    ["It is not your fault.", "not your fault", "Nothing you did starts it."],
    ["Every baby is different.", "Every baby is different", "Most babies sit at 8 months."],
    ["Sage holds thujone, which acts on the womb.", "holds thujone", "Sage contains thujone, which acts on the womb."],
    ["Weak tea holds 22 mg of caffeine.", "holds 22 mg", "Weak tea has 22 mg of caffeine; hold the glass by its rim."],
    ["Old paint may hold lead.", "hold lead", "Old paint may contain lead, so hold the scraper away."],
    ["The meat-free kind can still hold meat.", "hold meat", "There may be meat in it. Vinegar and salt hold germs back."],
    ["Seaweed can hold too much iodine.", "hold too much iodine", "Seaweed has too much iodine; babies can hold a piece."],
    ["Leave it", "Leave it", "Avoid"],
    ["Leave it while you’re pregnant.", "Leave it", "Leave it in place and go to hospital now."],
    ["Ask a children’s doctor.", "children’s doctor", "Ask your health visitor or family doctor."],
    ["Baking soda loads you with sodium.", "loads you with", "Baking soda contains a lot of sodium."],
    ["The belly stays hard between pains.", "between pains", "The belly stays hard between contractions. Joint pains come too."],
    ["Your partner waits in theatre.", "in theatre", "Your partner waits in the operating theatre."],
    ["From 41 weeks the heart trace comes more often.", "heart trace", "From 41 weeks the heart recording comes more often."],
  ],
};

describe.each(languages)("a refused word (%s)", (language) => {
  test.each(refused[language])("“%s” is reported, with what to write instead: %s", (wrong, word, mended) => {
    expect(faultsIn(answering(language, wrong))).toEqual([
      expect.stringMatching(new RegExp(`^${place(language)}do not use “${word}”; instead: \\S`)),
    ]);
    expect(faultsIn(answering(language, mended))).toEqual([]);
  });

  test("is no fault in the other language, which has words of its own", () => {
    const other = language === "tr" ? "en" : "tr";
    for (const [wrong] of refused[language]) expect(faultsIn(answering(other, wrong))).toEqual([]);
  });
});

describe("a dose in drops", () => {
  test.each<[Language, string, string]>([
    ["en", "Vitamin D: 9 drops a day", "Vitamin D: 1,200 units a day, 9 drops of the programme’s bottle"],
    ["en", "Give three drops with the first feed.", "Give 400 units with the first feed: three drops of the bottle you were given."],
    ["en", "One drop a day is enough.", "10 micrograms a day are enough, one drop of some bottles."],
    ["tr", "Programdaki doz günde bir kez 9 damladır.", "Programdaki doz günde 1200 ünitedir, o şişeden 9 damla."],
    ["tr", "Günde üç damla verin.", "Günde 400 ünite verin. O şişeden üç damla eder."],
    ["tr", "Günde 3 damla, ücretsiz verilir.", "Günde 400 ünite, verilen şişeden 3 damla."],
  ])("without units is refused (%s: “%s”), and accepted with them", (language, wrong, mended) => {
    expect(faultsIn(answering(language, wrong))).toEqual([
      `${place(language)}gives a dose in drops without its unit (units, mg or micrograms): “${wrong}”`,
    ]);
    expect(faultsIn(answering(language, mended))).toEqual([]);
  });

  test("is not covered by the unit of something else that follows", () => {
    expect(faultsIn(answering("en", "Give 3 drops. Iron comes later, 10 mg a day."))).toEqual([
      `${place("en")}gives a dose in drops without its unit (units, mg or micrograms): “Give 3 drops.”`,
    ]);
  });

  test("is not a drop of something else", () => {
    expect(faultsIn(answering("en", "A few drops of blood on the paper."), answering("tr", "Kâğıtta birkaç damla kan."))).toEqual([]);
  });
});

describe("a step of first aid", () => {
  const firstAid = (language: Language, step: string, type: RecordTypeName = "FirstAidTopic") => {
    const steps = { tr: ["112’yi arayın.", "Yan yatırın."], en: ["Call 112.", "Lay them on their side."] };
    const parts = [{ key: "after", steps: { ...steps, [language]: [steps[language][0], step] } }];
    return file(type, { key: "seizure", sources: ["who"], parts });
  };
  const at = (language: Language) => `data/FirstAidTopic/seizure.json: parts.0.steps.${language}.1: `;

  // Shown as a separate step, such a sentence made parents press on the chest of a sleeping child.
  test.each<[Language, string, string]>([
    ["tr", "Önce 5 nefes, ardından 30 bası ve 2 nefes.", "Nefes almıyorsa 5 nefes verin, sonra 30 kez bastırın."],
    ["tr", "Çıkmadıysa bu turu yineleyin.", "Parça çıkana kadar bu turu yineleyin."],
    ["tr", "Öyleyse kalp masajına başlayın.", "Nefes almıyorsa kalp masajına başlayın."],
    ["en", "Still stuck? Give 5 chest thrusts.", "If the object is still stuck, give 5 chest thrusts."],
    ["en", "If not, give 5 breaths.", "If they are not breathing, give 5 breaths."],
    ["en", "Otherwise lay them on their side.", "If they breathe, lay them on their side."],
  ])("that depends on the step before is refused (%s: “%s”), one that is complete in itself is not", (language, wrong, mended) => {
    expect(faultsIn(firstAid(language, wrong))).toEqual([
      `${at(language)}depends on the step before; make it complete in itself: “${wrong}”`,
    ]);
    expect(faultsIn(firstAid(language, mended))).toEqual([]);
  });

  test.each<[Language, string, string]>([
    [
      "tr",
      "1 yaş altında iki başparmakla, üstünde ise bir ya da iki elle bastırın.",
      "1 yaş altında iki başparmakla, üstünde bir ya da iki elle bastırın.",
    ],
    [
      "en",
      "Turn the baby face up, hold the head and press with two fingers.",
      "Turn the baby face up, hold the head – press with two fingers.",
    ],
  ])("of thirteen words is refused, of twelve accepted; a dash is not a word (%s)", (language, thirteen, twelve) => {
    expect(faultsIn(firstAid(language, thirteen))).toEqual([expect.stringMatching(/: has 13 words; at most 12 are allowed: “/)]);
    expect(faultsIn(firstAid(language, twelve))).toEqual([]);
  });

  test("of a play or a recipe may be as long as it likes", () => {
    const long = { tr: ["Bir iki üç."], en: ["Otherwise one two three four five six seven eight nine ten eleven twelve."] };
    expect(faultsIn(file("BabyActivity", { key: "8", sources: ["who"], steps: long }))).toEqual([]);
  });
});

describe("a week's page", () => {
  /** Paragraphs with the given number of words in total; numbers count as words, dashes do not. */
  const words = (count: number): string[] => ["24 – hafta", Array.from({ length: count - 2 }, () => "söz").join(" ")];
  const both = (count: number) => ({ tr: words(count), en: words(count) });
  const pregnancy = (fields: object) => file("PregnancyWeek", { key: "24", sources: ["who"], baby: both(180), body: both(180), ...fields });

  test("needs 180 words on the baby and 180 on the mother, in each language", () => {
    expect(faultsIn(pregnancy({}))).toEqual([]);
    expect(faultsIn(pregnancy({ baby: both(96), body: { tr: words(180), en: words(179) } }))).toEqual([
      "data/PregnancyWeek/24.json: baby.tr: has 96 words; at least 180 are needed",
      "data/PregnancyWeek/24.json: baby.en: has 96 words; at least 180 are needed",
      "data/PregnancyWeek/24.json: body.en: has 179 words; at least 180 are needed",
    ]);
  });

  test("of the baby needs 220 words on growing, feeding, sleep, care and play together", () => {
    const baby = (play: number) =>
      file("BabyWeek", {
        key: "8",
        sources: ["who"],
        growth: both(100),
        feeding: both(50),
        sleep: both(30),
        care: both(20),
        play: both(play),
      });
    expect(faultsIn(baby(20))).toEqual([]);
    expect(faultsIn(baby(19))).toEqual(
      languages.map(
        (language) => `data/BabyWeek/8.json: growth feeding sleep care play.${language}: has 219 words; at least 220 are needed`,
      ),
    );
  });
});

describe("the sources of a health page", () => {
  test("are by accepted publishers: any other is reported, with the publisher", () => {
    const poisoning = (sources: string[]) => file("FirstAidTopic", { key: "poisoning", sources, parts: [] });
    expect(faultsIn(poisoning(["who", "kenya", "mail"]))).toEqual([
      'data/FirstAidTopic/poisoning.json: sources: "kenya" is by “Wow Mom Kenya”, which is not one of the publishers accepted for health or money (data/standards/publishers.json)',
      'data/FirstAidTopic/poisoning.json: sources: "mail" is by “Daily Mail (WHO statement, Nov 2016)”, which is not one of the publishers accepted for health or money (data/standards/publishers.json)',
    ]);
    expect(faultsIn(poisoning(["who"]))).toEqual([]);
  });

  test.each<RecordTypeName>(["Sign", "CareItem", "BabyCareItem", "Symptom", "Faq", "NeedGuide", "MilestoneChecklist", "StateSupport"])(
    "are checked on a %s too",
    (type) => {
      expect(faultsIn(file(type, { key: "x", sources: ["kenya"] }))).toHaveLength(1);
    },
  );

  test.each(["health", "money"])("are checked on a calculator about %s too", (kind) => {
    expect(faultsIn(file("Calculator", { key: "x", kind, sources: ["kenya"] }))).toHaveLength(1);
    expect(faultsIn(file("Calculator", { key: "x", kind, sources: ["who"] }))).toEqual([]);
  });

  test("may be any where nothing is about health or money: names, the zodiac, games", () => {
    for (const type of ["BabyName", "ZodiacSign"] as const) expect(faultsIn(file(type, { key: "x", sources: ["kenya"] }))).toEqual([]);
    expect(faultsIn(file("Calculator", { key: "x", kind: "pastime", sources: ["kenya"] }))).toEqual([]);
  });
});

describe("every kind of record is read as its row in the registry says", () => {
  const unsafe = { tr: "Yes.", en: "We couldn’t confirm the outcome. Take 9 drops." };
  const kinds = { confession: /says what we could not find or read/, dose: /gives a dose in drops without its unit/ };
  /** The first field of a type that is a text; undefined for tables. */
  const textField = (type: RecordTypeName) =>
    Object.entries(recordTypes[type].fields.shape).find(([, field]) => ["text", "short"].includes(readMeta(field).kind ?? ""));
  const faultsOf = (type: RecordTypeName) => {
    const [name = "", field = z.string()] = textField(type) ?? [];
    const isList = readMeta(field).graphql?.startsWith("[");
    const value = isList ? { tr: [unsafe.tr], en: [unsafe.en] } : unsafe;
    const faults = faultsIn(file(type, { key: "x", parts: [], sections: [], [name]: value }));
    return Object.entries(kinds).flatMap(([kind, pattern]) => (faults.some((fault) => pattern.test(fault)) ? [kind] : []));
  };

  test.each(recordTypeNames)("%s", (type) => {
    const checks = textField(type) && recordTypes[type].checks;
    expect(faultsOf(type)).toEqual(checks === "health" ? ["confession", "dose"] : checks === "plain" ? ["confession"] : []);
  });

  test("a kind that is due for a clinical review is read as health", () => {
    const unread = recordTypeNames.filter(
      (type) => recordTypes[type].checks !== "health" && "nextReview" in recordTypes[type].fields.shape,
    );
    expect(unread).toEqual([]);
  });
});
