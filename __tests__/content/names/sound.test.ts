import type { NameRecord } from "../../../src/content/names/lists";
import { englishHint, nameSyllables, stressedSyllable } from "../../../src/content/names/sound";
import { readContent } from "../../../src/content/readContent";

test.each([
  ["Ceylan", "cey-lan", "jay-lahn"],
  ["Ayşe", "ay-şe", "eye-sheh"],
  ["Çağrı", "çağ-rı", "chah-ruh"],
  ["Ömer Asaf", "ö-mer-a-saf", "er-mehr-ah-sahf"],
  ["Eylül", "ey-lül", "ay-lewl"],
  ["Işıl", "ı-şıl", "uh-shuhl"],
  ["Göksu", "gök-su", "gerk-soo"],
  ["Yağız", "ya-ğız", "yah-uhz"],
  ["İpek", "i-pek", "ee-pehk"],
  ["Irmak", "ır-mak", "uhr-mahk"],
  ["Zeynep", "zey-nep", "zay-nehp"],
  ["Poyraz", "poy-raz", "poy-rahz"],
  ["Jale", "ja-le", "zhah-leh"],
  ["Can", "can", "jahn"],
  ["Hâle", "hâ-le", "hah-leh"],
  ["Nuri", "nu-ri", "noo-ree"],
  ["Elif", "e-lif", "eh-leef"],
  ["Defne", "def-ne", "dehf-neh"],
  ["Umay", "u-may", "oo-my"],
  ["Altay", "al-tay", "ahl-tie"],
  ["Tugay", "tu-gay", "too-guy"],
  ["Haydar", "hay-dar", "high-dahr"],
  ["Koray", "ko-ray", "koh-rye"],
  ["Nuray", "nu-ray", "noo-rye"],
  ["Gülay", "gü-lay", "gew-lye"],
  ["Kayra", "kay-ra", "kye-rah"],
  ["Dolunay", "do-lu-nay", "doh-loo-nye"],
  ["Tuncay", "tun-cay", "toon-jye"],
  ["Berkay", "ber-kay", "behr-kye"],
  ["Alpay", "al-pay", "ahl-pye"],
  ["Uzay", "u-zay", "oo-zye"],
  ["Tayyip", "tay-yip", "tie-yeep"],
  ["Saygın", "say-gın", "sigh-guhn"],
  ["Baybars", "bay-bars", "bye-bahrs"],
  ["Ezgi", "ez-gi", "ehz-ghee"],
  ["Gizem", "gi-zem", "ghee-zehm"],
  ["Cengiz", "cen-giz", "jehn-gheez"],
  ["Engin", "en-gin", "ehn-gheen"],
  ["Ege", "e-ge", "eh-geh"],
  ["Kâmil", "kâ-mil", "kyah-meel"],
  ["Rüzgâr", "rüz-gâr", "rewz-gyahr"],
  ["Agâh", "a-gâh", "ah-gyah"],
  ["Göktuğ", "gök-tuğ", "gerk-too"],
  ["Alparslan", "al-pars-lan", "ahl-pahrs-lahn"],
  ["Yusuf", "yu-suf", "yoo-soof"],
  ["Uygar", "uy-gar", "ooy-gahr"],
])("%s is parted as %s and said as %s", (name, syllables, hint) => {
  expect(nameSyllables(name).join("-")).toBe(syllables);
  expect(englishHint(name)).toBe(hint);
});

test("the capital I of Turkish is the dotless one", () => {
  expect(nameSyllables("ILGIN")).toEqual(["ıl", "gın"]);
  expect(nameSyllables("İNCİ")).toEqual(["in", "ci"]);
});

test("ay, ey and oy are one sound at the end of a syllable, and parted by one that takes the y along they are not", () => {
  expect(englishHint("Maya")).toBe("mah-yah");
  expect(englishHint("Beyaz")).toBe("beh-yahz");
  expect(englishHint("Ayaz")).toBe("ah-yahz");
});

describe("the stress", () => {
  const nameRecord = (name: string, over: Partial<NameRecord> = {}) =>
    ({ name, origins: ["turkish"], themes: [], marks: [], ...over }) as unknown as NameRecord;

  test.each<[string, Partial<NameRecord>, number | null]>([
    ["Elif", { origins: ["arabic"] }, 1],
    ["Alparslan", {}, 2],
    ["Yusuf", { origins: ["hebrew"], quran: { verse: "12:4", kind: "proper-name", word: "يوسف" } }, 1],
    // A common noun for a place or people has the stress of an ordinary word.
    ["Serhat", { origins: ["persian", "arabic"], themes: ["place"] }, 1],
    ["Diyar", { origins: ["arabic"], themes: ["place"] }, 1],
    ["Sıla", { origins: ["arabic"], themes: ["love", "place"] }, 1],
    ["Turgut", { themes: ["place"] }, 1],
    ["Yurdagül", { origins: ["turkish", "persian"], themes: ["plant", "place"] }, 2],
    ["Uygur", { themes: ["people"] }, 1],
    // In the name of a place the stress moves forward: the mountains, the city and the district are not stressed like ordinary words.
    ["Ural", { themes: ["earth", "place"] }, null],
    ["Medine", { origins: ["arabic"], quran: { verse: "9:101", kind: "proper-name", word: "المدينة" } }, null],
    ["Fethiye", { origins: ["arabic"], themes: ["strength", "place"] }, null],
    ["Asya", { origins: ["greek"], themes: ["earth", "place"] }, null],
    ["Öztürk", { themes: ["people"] }, null],
    ["Melisa", { origins: ["greek"] }, null],
    ["Gökçe", {}, null],
    ["Elif Nur", {}, null],
    ["Can", {}, null],
    ["Ada", { marks: ["english"] }, null],
  ])("of %s is on syllable %p from 0", (name, over, expected) => {
    expect(stressedSyllable(nameRecord(name, over))).toBe(expected);
  });
});

describe("in the dictionary", () => {
  const names = readContent("data")
    .files.filter(({ type }) => type === "BabyName")
    .map(({ record }) => record as NameRecord)
    .filter(({ marks }) => !marks.includes("english"))
    .map(({ name }) => name);

  test("every Turkish name has a hint in letters an English reader knows, a part for every syllable", () => {
    expect(names.length).toBeGreaterThan(1800);
    const odd = names.filter(
      (name) => !/^[a-z]+(-[a-z]+)*$/.test(englishHint(name)) || englishHint(name).split("-").length !== nameSyllables(name).length,
    );
    expect(odd).toEqual([]);
  });

  test("no hint has a sound that misleads: “-eye” after a letter, “gee”", () => {
    expect(names.filter((name) => /[a-z]eye|g(?<!n)ee/.test(englishHint(name)))).toEqual([]);
  });

  test("gives the stress of names that only mean a place, not of names that places have", () => {
    const records = readContent("data")
      .files.filter(({ type }) => type === "BabyName")
      .map(({ record }) => record as NameRecord)
      .filter(({ themes, marks }) => themes.includes("place") && !marks.includes("english"));
    const told = records.filter((record) => stressedSyllable(record) !== null).map(({ name }) => name);
    // The stress is given for a common noun, or for a common noun that is also the name of a place.
    expect(told.sort()).toEqual(
      "Basri Batı Beytullah Diyar Doğu Güney Kuzey Mirsat Serhat Sera Sıla Turgut Ülkem Yurdagül Yurdanur İklim İrem Şenel Şimal"
        .split(" ")
        .sort(),
    );
  });

  test("every syllable has a vowel", () => {
    expect(names.filter((name) => nameSyllables(name).some((syllable) => !/[aeıioöuüâîû]/.test(syllable)))).toEqual([]);
  });
});
