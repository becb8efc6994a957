import { countWords, firstSentence, sentences } from "../../src/text/sentences";

/** Texts with | where a sentence ends. */
const turkish = [
  "20. haftadan sonra yan yatın.| Dinlenin.",
  "Çok kan gelirse 112.| 37. haftadan önce de hemen gidin.",
  "Ateş varsa önce 112.| 20. haftadan sonra yan yatırın.",
  "1. ve 2. trimesterde sık görülür.| 3. hafta geçer.",
  "1. Yola çıkış",
  "24. Haftada gidin.| Yanına oturun.",
  "Dr. Ayşe Kaya aradı.| Prof. Dr. Can da geldi.",
  "T.C. Sağlık Bakanlığı öneriyor.| Hz. Ali’nin adıdır.",
  "Süt, yoğurt vb. besinler yiyin.| Peynir vb.| Sonra su için.",
  "I. Selim’in adıdır.| II. Mehmed sevdi.",
  "J. R. R. Tolkien’in kahramanı.| Bir kitap.",
  "E. coli bulaşır.| Bu paketlerde E. coli bulundu.",
  "Ağırlık 2.5 kilo, saat 08.30’da ölçün.| Saat 14.00.| Sonra uyuyun.",
  "5 ml’de 160 mg.| İbuprofen 50 mg.| 2 yaş altında doktora sorun.",
  "“Kalbi atıyor mu?” diye sorun.| “Neden?”| Cevabı yazın.",
  "“Karnım ağrıyor.”| Eski sezaryeni söyleyin.",
  "(Yan yatın.)| Bekleyin!| Geçmedi mi?| 112’yi arayın.",
  "Koltuk şarttır.| i-Size koltuk alın.| e-Devlet’ten alın.| hCG yükselir.",
  "Ben … haftalık hamileyim, … dakikada bir geliyor.| Suyum geldi.",
  "Bu …. doğumum olacak.",
  "“Su… su istiyor” deyin.| Bekledi…| Sonra güldü.",
  "D vitamini verin.| Hepatit B.| İlk doz doğumda.",
  "Sayın: 1, 2, 3.| Kaşıkları verin; bitirin.",
];
const english = [
  "Call 112.| Before you go, sit down.| It helps by week 12.| After that it stops.",
  "Vitamin B12 and vitamin D.| Take both.| It was 22.| If it is 38.5°C.| Call.",
  "Dr. Smith rang, e.g. at 8 a.m. on Monday.| Mr. Jones came at 9 p.m.| Then he left.",
  "St. John’s wort is not for you.| No.| The test is free.| See No. 5 of the list.",
  "E. coli survives in it.| Listeria, E. coli and salmonella do.",
  "Ask “How are you?” and listen.| “It ruins your back.”| No.| Push.",
  "I’m … weeks and it comes every … minutes.| My waters broke.",
  "Say “car… red car” (this one, what about me?) and smile.| Wait!",
  "Act 657 (article 104.)| One baby.| A dose of 2.5 mg, 1.000 or 1,000.",
];

test.each([...turkish.map((text) => ["tr", text] as const), ...english.map((text) => ["en", text] as const)])(
  "%s: %s",
  (language, marked) => {
    expect(sentences(marked.replaceAll("|", ""), language)).toEqual(marked.split("| "));
  },
);

test("an empty text has no sentence, and a text without a mark has one", () => {
  expect(sentences("", "tr")).toEqual([]);
  expect(sentences("Bitmedi", "tr")).toEqual(["Bitmedi"]);
  expect(sentences("Bitti. ", "tr")).toEqual(["Bitti."]);
});

test("a colon or a semicolon ends a part only if asked for, whatever follows", () => {
  expect(sentences("Call 112: say it; wait. Done.", "en")).toEqual(["Call 112: say it; wait.", "Done."]);
  expect(sentences("Call 112: say it; wait. Done.", "en", ":")).toEqual(["Call 112:", "say it; wait.", "Done."]);
  expect(sentences("Call 112: say it; wait. Done.", "en", ";:")).toEqual(["Call 112:", "say it;", "wait.", "Done."]);
  expect(sentences("Saat 10:30’da gelin.", "tr", ":")).toEqual(["Saat 10:30’da gelin."]);
});

test("nothing of a text is lost", () => {
  for (const text of [...turkish, ...english]) expect(sentences(text, "tr").join(" ")).toBe(text);
});

test("the first sentence", () => {
  expect(firstSentence("24. haftada gidin. Yanına oturun.", "tr")).toBe("24. haftada gidin.");
  expect(firstSentence("", "en")).toBe("");
});

test("words are counted, punctuation is not", () => {
  expect(countWords("2 cups – a day")).toBe(4);
});
