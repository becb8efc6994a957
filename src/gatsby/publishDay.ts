/** Writes the texts of “My day” for every week and age, one file for each language, from the same records as the pages. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import type { RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { recordIn } from "../content/records/visit";
import type { CareLine, DayContent, DayLine, FollowUpLine } from "../day/content";
import { dayFile, type Language, languages } from "../routes/routes";
import { firstSentence } from "../text/sentences";
import { recordsInOrder } from "./recordsInOrder";

interface Item {
  key: string;
  text: string;
}
interface PregnancyWeek {
  week: number;
  partner: string[];
  twins: string;
}
interface Size {
  week: number;
  crownRumpCm: number | null;
  crownHeelCm: number | null;
  weightG: number | null;
}
interface PregnancyChecklist {
  week: number;
  groups: { items: Item[] }[];
}
interface MilestoneChecklist {
  month: number;
  domains: { items: Item[] }[];
}

const lines = (owner: number, items: readonly Item[]): DayLine[] => items.map(({ key, text }) => ({ value: `${owner}-${key}`, text }));
const careLine = ({ key, kind, weekFrom, weekTo, optional, title, line }: CareLine): CareLine => ({
  key,
  kind,
  weekFrom,
  weekTo,
  optional,
  title,
  line,
});

/**
 * The content of “My day” in one language.
 * @param recordsOf returns the records of a type in their order, each in that language
 * @example dayContent(() => [], "tr").weeks // {}
 */
export function dayContent(recordsOf: <Kind>(type: RecordTypeName) => Kind[], language: Language): DayContent {
  const lists = new Map(recordsOf<PregnancyChecklist>("PregnancyChecklist").map((list) => [list.week, list]));
  const sizes = new Map(recordsOf<Size>("FetalSize").map((size) => [size.week, size]));
  const week = ({ week: n, partner, twins }: PregnancyWeek) => {
    const size = sizes.get(n);
    const list = lines(
      n,
      (lists.get(n)?.groups ?? []).flatMap(({ items }) => items),
    );
    const measures = { lengthCm: size?.crownHeelCm ?? size?.crownRumpCm ?? null, weightG: size?.weightG ?? null };
    return [String(n), { ...measures, partner: firstSentence(partner[0] ?? "", language), twins, list }] as const;
  };
  return {
    weeks: Object.fromEntries(recordsOf<PregnancyWeek>("PregnancyWeek").map(week)),
    care: recordsOf<CareLine>("CareItem").map(careLine),
    plays: Object.fromEntries(
      recordsOf<{ week: number; title: string; minutes: number }>("BabyActivity").map((play) => [
        String(play.week),
        { title: play.title, minutes: play.minutes },
      ]),
    ),
    babyCare: recordsOf<CareLine>("BabyCareItem").map(careLine),
    followUps: recordsOf<FollowUpLine>("ChildFollowUp").map(({ key, kind, monthFrom, monthTo, title, line }) => ({
      key,
      kind,
      monthFrom,
      monthTo,
      title,
      line,
    })),
    milestones: recordsOf<MilestoneChecklist>("MilestoneChecklist")
      .map(({ month, domains }) => ({
        month,
        list: lines(
          month,
          domains.flatMap(({ items }) => items),
        ),
      }))
      .sort((a, b) => a.month - b.month),
  };
}

/** Part of the hook publishFiles. */
export async function publishDay({ getNodesByType }: Pick<ParentSpanPluginArgs, "getNodesByType">): Promise<void> {
  const recordsOf = recordsInOrder(getNodesByType);
  for (const language of languages) {
    const content = dayContent(
      <Kind>(type: RecordTypeName) => recordsOf(type).map((record: RawRecord) => recordIn(language, type, record) as Kind),
      language,
    );
    const file = `public${dayFile(language)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
}
