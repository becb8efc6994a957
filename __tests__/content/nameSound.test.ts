/** @jest-environment node */

import { englishHint, nameSyllables } from "../../src/content/nameSound";
import type { NameRecord } from "../../src/content/names";
import { readContent } from "../../src/content/readContent";

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
])("%s is parted as %s and said as %s", (name, syllables, hint) => {
  expect(nameSyllables(name).join("-")).toBe(syllables);
  expect(englishHint(name)).toBe(hint);
});

test("the capital I of Turkish is the dotless one", () => {
  expect(nameSyllables("ILGIN")).toEqual(["ıl", "gın"]);
  expect(nameSyllables("İNCİ")).toEqual(["in", "ci"]);
});

test("ay, ey and oy are one sound at the end of a syllable, and parted by one that takes the y along they are not", () => {
  expect(englishHint("Umay")).toBe("oo-meye");
  expect(englishHint("Maya")).toBe("mah-yah");
  expect(englishHint("Beyaz")).toBe("beh-yahz");
  expect(englishHint("Koray")).toBe("koh-reye");
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

  test("every syllable has a vowel", () => {
    expect(names.filter((name) => nameSyllables(name).some((syllable) => !/[aeıioöuüâîû]/.test(syllable)))).toEqual([]);
  });
});
