import type { RawRecord } from "../content/recordPages";
import { type RecordTypeName, recordTypeNames, rowOf } from "../content/records/registry";
import { type SourceTopic, sourceTopics } from "../vocabulary/sourceTopics";

/**
 * The topic under which each source is listed: the one with the most records that name it, or the first of `sourceTopics` if several have equally many.
 * A source that only articles and answers name is not in the result; its topic is “reading”.
 * @param recordsOf returns the records of a type, with the keys of their sources
 * @example topicsOfSources(recordsOf).get("nhs-week-12") // "pregnancy"
 */
export function topicsOfSources(recordsOf: (type: RecordTypeName) => readonly RawRecord[]): ReadonlyMap<string, SourceTopic> {
  const uses = new Map<string, Map<SourceTopic, number>>();
  for (const type of recordTypeNames) {
    const { sourceTopic: topic } = rowOf(type);
    if (!topic) continue;
    for (const { sources } of recordsOf(type))
      for (const key of (sources ?? []) as string[]) {
        const counts = uses.get(key) ?? new Map<SourceTopic, number>();
        uses.set(key, counts.set(topic, (counts.get(topic) ?? 0) + 1));
      }
  }
  const most = (counts: ReadonlyMap<SourceTopic, number>): SourceTopic =>
    sourceTopics.reduce((best, topic) => ((counts.get(topic) ?? 0) > (counts.get(best) ?? 0) ? topic : best));
  return new Map([...uses].map(([key, counts]) => [key, most(counts)]));
}
