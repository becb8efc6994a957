/** The patterns of phrases and words the content checks refuse; `instead` says what to write. */
import type { Language } from "../../routes/routes";

/** Phrases that say what the writers could not find, read or verify. */
export const confessions: Record<Language, RegExp[]> = {
  tr: [
    /doğrulayam(a|ı)/i,
    /doğrulanmış (bir )?(sayı|kaynak)/i,
    /kaynağımız yok/i,
    /kaynaklarımız/i,
    /kaynaklı (bir )?(sayı|oran)/i,
    /(görmedik|göremedik|okumadık|okuyamadık|bulamadık|ulaşamadık)/i,
    /sayımız yok/i,
    /(sayı|oran|rakam) (veremiyoruz|vermiyoruz|yazmıyoruz)/i,
    /hüküm vermiyoruz/i,
    /söyleyemiyoruz/i,
    /bilgi göremedik/i,
    /biz (onu|bunu) yazd/i,
    /hükmümüzü vermiyoruz/i,
    /asıllarını tam oku/i,
    /kendimiz oku/i,
    /güvenilir bir kaynak (oku|bul)/i,
    /kaynak (veremiyoruz|gösteremiyoruz|bulunamadı)/i,
  ],
  en: [
    /we (couldn’t|couldn't|could not|can’t|can't|cannot) (confirm|verify|find|read|say|give)/i,
    /we (found|have|saw|read|give) no\b/i,
    /our (own )?sources/i,
    /haven’t read/i,
    /we (don’t|do not) (give|print|write) (a |any )?(single )?(figure|number|rate|rule)/i,
    /sourced (rate|figure|number)/i,
    /as we read it/i,
    /we print /i,
    /we give no verdict/i,
    /(couldn’t|could not) read/i,
    /we list none\b/i,
    /no (sourced|reliable) (rate|figure|number|source)/i,
    /so we (don’t|do not) quote/i,
  ],
};

/** “Hold” where English says “contain”: of a substance or an amount of it, not of a spoon, a breath or a baby. */
const holdsSubstance = new RegExp(
  [
    "\\bhold(?:s|ing)? (?:(?:no|any|some|little|much|more|less|enough|only|just|about|live|living|small amounts of|a lot of|(?:too|so|as|even) (?:much|many|more|little)) )*",
    "(?:\\d[\\d.,]* ?(?:mg|g|ml|micrograms?|units?|per cent|%)|caffeine|iron|vitamins?|mercury|lead(?! )|lead (?:and|that|in)|iodine|sodium|salt|sugar|",
    "calcium|protein|fibre|folate|retinol|nitrates?|arsenic|alcohol|liquorice|senna|thujone|estragole|germs?|bacteria|salmonella|listeria|brucella|toxins?|",
    "paracetamol|ibuprofen|diclofenac|pseudoephedrine|pollutants|meat|liver)\\b(?! back)",
  ].join(""),
  "i",
);

/** Words that sound translated or clinical, and clichés of comfort. */
export const refusedWords: Record<Language, { word: RegExp; instead: string }[]> = {
  tr: [
    { word: /güçlü (bir )?(baş |karın |bel )?ağrı/i, instead: "şiddetli ağrı" },
    { word: /\bortanca\b/i, instead: "ortalama" },
    { word: /(kurumlar|ülkeler) (burada )?ayrılıyor/i, instead: "tek öneri yazın" },
    { word: /gebeyseniz/i, instead: "hamileyken" },
    { word: /doğumevi/i, instead: "hastane, doğum servisi" },
    { word: /\bkuşluk/i, instead: "ara öğün" },
    { word: /buharı çıkana/i, instead: "dumanı tütene kadar" },
    { word: /haftalandırma ultrasonu/i, instead: "ilk üç ay ultrasonu" },
    { word: /sınav değil/i, instead: "cümleyi bu duruma göre yazın" },
    { word: /kimseyi rahatsız etmiş olmaz/i, instead: "cümleyi bu duruma göre yazın" },
    { word: /kendinizi suçlamayın/i, instead: "cümleyi bu duruma göre yazın" },
  ],
  en: [
    { word: holdsSubstance, instead: "contains, has, there is … in it" },
    { word: /^leave (it|them)( out)?(?=$|[.,;:]| (while|until|in pregnancy))/i, instead: "avoid" },
    { word: /\bchildren[’']s doctor/i, instead: "health visitor or family doctor; in hospital, paediatrician" },
    { word: /\bloads you(r body)? with\b/i, instead: "contains a lot of" },
    { word: /\b(between|regular|real|preterm|no|without) pains\b/i, instead: "contractions" },
    { word: /\b(in|into|to|a) theatre\b/i, instead: "the operating theatre" },
    { word: /\bheart trace\b/i, instead: "heart recording" },
    { word: /\brunning week/i, instead: "completed weeks, “24 weeks”" },
    { word: /\bTdab\b/, instead: "Tdap" },
    { word: /you’re not bothering anyone/i, instead: "a sentence that fits this case" },
    { word: /not your fault/i, instead: "a sentence that fits this case" },
    { word: /every baby is different/i, instead: "a sentence that fits this case" },
  ],
};

/** The first words of a step that depends on the step before. */
export const unfinishedSteps: Record<Language, RegExp> = {
  tr: /^(Önce 5 nefes, ardından|Çıkmadıysa\b|Öyleyse\b|Değilse\b|Geçmediyse\b|Olmadıysa\b|O zaman\b)/,
  en: /^(Still stuck\?|If so\b|If not\b|Otherwise\b|In that case\b|If it (didn’t|doesn’t)\b)/,
};
