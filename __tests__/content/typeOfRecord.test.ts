import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { typeOfRecord } from "../../src/content/typeOfRecord";

const typeIn = (relativeDirectory: string, name: string, sourceInstanceName = "data") =>
  typeOfRecord({ node: { sourceInstanceName, relativeDirectory, name } });

test.each<[string, string, RecordTypeName]>([
  ["", "site", "Brand"],
  ["sources", "who", "Source"],
  ["pregnancy-weeks", "24", "PregnancyWeek"],
  ["care", "visit-1", "CareItem"],
  ["signs", "fever", "Sign"],
  ["warning-signs", "pregnancy-01-13", "WarningSigns"],
  ["standards", "publishers", "Publisher"],
  ["standards", "fetal-size", "FetalSize"],
  ["standards", "pregnancy-months", "PregnancyMonth"],
  ["standards", "scan-redating", "ScanRedating"],
  ["standards", "ivf-events", "IvfEvent"],
  ["standards", "ivf-milestones", "IvfMilestone"],
  ["standards", "size-comparisons", "SizeComparison"],
  ["standards", "chinese-gender-chart", "ChineseGenderRow"],
  ["standards", "chinese-lunar-years", "ChineseLunarYear"],
  ["standards", "vaccine-schedules", "VaccineSchedule"],
  ["standards", "budget-items", "BudgetItem"],
  ["standards", "state-support", "StateSupport"],
  ["names", "girl-a", "BabyName"],
  ["names", "unisex-z", "BabyName"],
  ["announced-names", "2025", "AnnouncedNames"],
  ["topics", "MT-0", "Topic"],
  ["articles", "MT-0-1", "Article"],
  ["need-topics", "UT-0", "NeedTopic"],
  ["need-guides", "UT-0-1", "NeedGuide"],
  ["trends", "01", "Trend"],
  ["static-pages", "about", "StaticPage"],
])("a file in “%s” called %s contains a %s", (folder, name, type) => {
  expect(typeIn(folder, name)).toBe(type);
});

test("no two types have the same folder", () => {
  const folders = Object.values(recordTypes).map(({ folder }) => folder);
  expect(new Set(folders).size).toBe(folders.length);
});

test.each([
  ["a folder nobody claims", "unclaimed", "nausea"],
  ["a folder inside a claimed one", "articles/old", "MT-0-1"],
  ["a misspelt folder", "article", "MT-0-1"],
  ["a folder of names that does not exist", "names/girl", "a"],
  ["a table nobody claims", "standards", "growth"],
  ["a file beside the folders", "", "notes"],
])("%s is an unknown record", (_, folder, name) => {
  expect(typeIn(folder, name)).toBe("UnknownRecord");
});

test("interface text is recognized even if its folder has the name of a content folder", () => {
  expect(typeIn("tr", "common", "locale")).toBe("InterfaceText");
  expect(typeIn("articles", "MT-0-1", "locale")).toBe("InterfaceText");
});
