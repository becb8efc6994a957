import type { RawRecord } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { topicsOfSources } from "../../src/gatsby/topicsOfSources";

const record = (...sources: string[]) => ({ key: "x", sources }) as RawRecord;
const topicsIn = (records: Partial<Record<RecordTypeName, RawRecord[]>>) => topicsOfSources((type) => records[type] ?? []);

test("a source is listed under the topic whose records name it most often", () => {
  const topics = topicsIn({
    PregnancyWeek: [record("who", "nhs")],
    BabyWeek: [record("who"), record("who")],
    FirstAidTopic: [record("erc")],
    Calculator: [record("acog")],
  });
  expect(Object.fromEntries(topics)).toEqual({ who: "baby", nhs: "pregnancy", erc: "firstAid", acog: "tools" });
});

test("when two topics name it equally often, it is under the one the page lists first", () => {
  expect(topicsIn({ BabyName: [record("nvi")], NeedGuide: [record("nvi")] }).get("nvi")).toBe("needs");
});

test("a source that only articles name has no topic of its own", () => {
  expect(topicsIn({ Article: [record("lancet")], Symptom: [{ key: "x" } as RawRecord] }).size).toBe(0);
});
