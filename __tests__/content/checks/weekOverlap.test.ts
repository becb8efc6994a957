import type { ValidRecord } from "../../../src/content/checks/validRecord";
import { weekOverlapFaults as rawWeekOverlapFaults, sharedShares } from "../../../src/content/checks/weekOverlap";
import type { RecordTypeName } from "../../../src/content/records/registry";
import { asLines } from "../../support/faultLines";

const weekOverlapFaults = asLines(rawWeekOverlapFaults);

const file = (type: RecordTypeName, name: string, record: object): ValidRecord => ({ file: name, type, record: { key: name, ...record } });

const both = (text: string) => ({ tr: [text], en: [text] });
const half = (text: string) => ({ tr: text, en: text });
/** Ten words that only this week has. A different number would not make them unique, a different word does. */
const own = (name: string) => `${name} has nine words beside its own name, all different.`;
/** Ten words that are allowed on many weeks. */
const common = "Here stand ten words that are on every single page.";
const weeks = ["one", "two", "three", "four", "five"].map((name, i) =>
  file("BabyWeek", `data/baby-weeks/${i + 1}.json`, { week: i + 1, care: both(own(name)) }),
);
const [first = file("BabyWeek", "none", {}), ...others] = weeks;
const withCommon = (week: ValidRecord) => ({ ...week, record: { ...week.record, sleep: both(common) } });
const share = (files: ValidRecord[]) => sharedShares(files, "BabyWeek", "en").get(first.file);

test("a sentence counts as shared from three other weeks on", () => {
  expect(share([withCommon(first), ...others.slice(0, 2).map(withCommon), ...others.slice(2)])).toBe(0);
  expect(share([withCommon(first), ...others.slice(0, 3).map(withCommon), ...others.slice(3)])).toBe(0.5);
});

test("the same sentence with another number is the same sentence", () => {
  const numbered = weeks.map((week, i) => ({
    ...week,
    record: { ...week.record, sleep: both(`In week ${i + 1} the baby sleeps 14 hours a day.`) },
  }));
  expect(share(numbered)).toBe(0.5);
});

test("a week page may have up to a quarter of shared words in each language, and is reported above that", () => {
  const pages = (ownLines: string[]) =>
    weeks.map((week, i) => ({
      ...week,
      record: {
        key: week.record.key,
        care: { tr: [own(`tr${i}`.replace(/\d/, "abcde"[i] ?? ""))], en: [...ownLines.map((line) => own(`${line}${"abcde"[i]}`)), common] },
      },
    }));
  expect(weekOverlapFaults(pages(["x", "y", "z"]))).toEqual([]);
  expect(weekOverlapFaults(pages(["x", "y"]))).toEqual(
    weeks.map((week) => `${week.file}: record (en): 33 % of its words are also on three or more other weeks; at most 25 % are allowed`),
  );
});

test("the care cards a page shows in full count, those in one line do not", () => {
  const card = (fullWeeks: number[]) =>
    file("BabyCareItem", "data/baby-care/d.json", { fullWeeks, title: half("Vitamin"), text: half(common), line: half(common) });
  expect(share([...weeks, card([1, 2, 3, 4])])).toBeCloseTo(11 / 21);
  expect(share([...weeks, card([9])])).toBe(0);
});
