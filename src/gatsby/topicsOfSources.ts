import type { RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { type SourceTopic, sourceTopics } from "../vocabulary/sourceTopics";

const topicOf: Partial<Record<RecordTypeName, SourceTopic>> = {
  PregnancyWeek: "pregnancy",
  PregnancyChecklist: "pregnancy",
  PregnancyNutritionMonth: "pregnancy",
  Symptom: "pregnancy",
  Remedy: "pregnancy",
  CareItem: "pregnancy",
  BabyWeek: "baby",
  BabyCareItem: "baby",
  BabyNutritionMonth: "baby",
  MilestoneChecklist: "baby",
  BabyActivity: "baby",
  FirstAidTopic: "firstAid",
  NeedGuide: "needs",
  Calculator: "tools",
  BabyName: "names",
  AnnouncedNames: "names",
  NameTable: "names",
};

/**
 * The topic under which each source is listed: the one with the most records that name it, or the first of `sourceTopics` if several have equally many.
 * A source that only articles and answers name is not in the result; its topic is “reading”.
 * @param recordsOf returns the records of a type, with the keys of their sources
 * @example topicsOfSources(recordsOf).get("nhs-week-12") // "pregnancy"
 */
export function topicsOfSources(recordsOf: (type: RecordTypeName) => readonly RawRecord[]): ReadonlyMap<string, SourceTopic> {
  const uses = new Map<string, Map<SourceTopic, number>>();
  for (const [type, topic] of Object.entries(topicOf) as [RecordTypeName, SourceTopic][])
    for (const { sources } of recordsOf(type))
      for (const key of (sources ?? []) as string[]) {
        const counts = uses.get(key) ?? new Map<SourceTopic, number>();
        uses.set(key, counts.set(topic, (counts.get(topic) ?? 0) + 1));
      }
  const most = (counts: ReadonlyMap<SourceTopic, number>): SourceTopic =>
    sourceTopics.reduce((best, topic) => ((counts.get(topic) ?? 0) > (counts.get(best) ?? 0) ? topic : best));
  return new Map([...uses].map(([key, counts]) => [key, most(counts)]));
}
