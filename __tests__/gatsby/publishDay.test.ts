// The file for “My day”, made from the site's own records.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { RecordTypeName } from "../../src/content/records/registry";
import { recordIn } from "../../src/content/records/visit";
import { dayContent } from "../../src/gatsby/publishDay";
import { languages } from "../../src/routes/routes";

const folders: Partial<Record<RecordTypeName, string>> = {
  PregnancyWeek: "pregnancy-weeks",
  PregnancyChecklist: "pregnancy-checklists",
  MilestoneChecklist: "milestone-checklists",
  CareItem: "care",
  BabyCareItem: "baby-care",
  BabyActivity: "baby-activities",
};
const tables: Partial<Record<RecordTypeName, string>> = { FetalSize: "fetal-size", ChildFollowUp: "child-follow-ups" };
const recordsOf = (type: RecordTypeName): unknown[] =>
  type in tables
    ? JSON.parse(readFileSync(`data/standards/${tables[type]}.json`, "utf8"))
    : readdirSync(`data/${folders[type]}`).map((file) => JSON.parse(readFileSync(`data/${folders[type]}/${file}`, "utf8")));

test.each(languages)("every week, age and list is in the file, and it is small (%s)", (language) => {
  const content = dayContent(
    <Kind>(type: RecordTypeName) => recordsOf(type).map((record) => recordIn(language, type, record) as Kind),
    language,
  );
  expect(Object.keys(content.weeks)).toHaveLength(42);
  expect(Object.keys(content.plays)).toHaveLength(52);
  expect(content.milestones.map(({ month }) => month)).toEqual([2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60]);
  expect(content.weeks["24"]).toMatchObject({ lengthCm: expect.any(Number), weightG: 665 });
  expect(content.followUps.map(({ monthFrom }) => monthFrom)).toEqual(expect.arrayContaining([18, 24, 36]));
  for (const week of Object.values(content.weeks)) {
    expect(week.list.length).toBeGreaterThan(0);
    expect(week.partner).not.toBe("");
  }
  // Ticks are stored under the same values the lists use.
  expect(content.weeks["24"]?.list.map(({ value }) => value)).toContain("24-evening-feet");
  expect(content.milestones[2]?.list.map(({ value }) => value)).toContain("6-m6-soc-1");
  expect(brotliCompressSync(JSON.stringify(content)).length).toBeLessThan(30_000);
});
