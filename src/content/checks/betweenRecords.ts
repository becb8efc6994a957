/** Checks between records: values that no two records may share, and what one record says about another. */

import { fold, slug } from "../../text/letters";
import { type Fault, faultAt } from "../fault";
import type { ContentFile } from "../readContent";
import type { RawRecord } from "../recordPages";
import type { RecordTypeName } from "../records/registry";
import { ofType, type ValidRecord } from "./validRecord";

/** Two records of a type must not have the same values in all the fields of `by`. */
const mustDiffer: readonly { type: RecordTypeName; by: readonly string[]; at: string }[] = [
  ...(
    ["Symptom", "Remedy", "FirstAidTopic", "BirthPlanGroup", "HospitalBagPart", "HospitalPhraseGroup", "LossTopic", "StateSupport"] as const
  ).map((type) => ({
    type,
    by: ["order"],
    at: "order",
  })),
  { type: "Faq", by: ["section", "group", "order"], at: "order" },
  { type: "Article", by: ["topic", "order"], at: "order" },
  { type: "ArticlePart", by: ["article", "order"], at: "order" },
  { type: "NeedGuide", by: ["topic", "order"], at: "order" },
  { type: "BabyName", by: ["sex", "name"], at: "name" },
  { type: "Trend", by: ["month"], at: "month" },
  { type: "AnnouncedNames", by: ["year"], at: "year" },
  { type: "NameTable", by: ["year"], at: "year" },
  { type: "ZodiacAspect", by: ["distance"], at: "distance" },
  { type: "StaticPage", by: ["index"], at: "index" },
  { type: "Publisher", by: ["name"], at: "name" },
];

const sharedValueFaults = (records: readonly ValidRecord[]): Fault[] =>
  mustDiffer.flatMap(({ type, by, at }) => {
    const first = new Map<string, string>();
    return ofType(records, type).flatMap((record) => {
      const id = by.map((field) => JSON.stringify(record[field])).join();
      const other = first.get(id);
      first.set(id, other ?? record.file);
      return other ? [faultAt(record.file, at, `${JSON.stringify(record[at])} is already used by ${other}`)] : [];
    });
  });

interface Name {
  file: string;
  name: string;
  slug: string;
  sex: "girl" | "boy" | "unisex";
  turkiye?: {
    rank?: number;
    bestRank?: number;
    bestYear?: number;
    firstTop100?: number;
    lastTop100?: number;
    announcedYears?: number[];
  };
}
interface Announced {
  file: string;
  key: string;
  year: number;
  girls: { name: string; place: number | null; count: number | null }[];
  boys: Announced["girls"];
}

/** Years of whose announcement thirty names are known, but only the first ten are published here. */
const knownInPart: ReadonlySet<number> = new Set([2021]);

const isNameOf = ({ name, sex }: Name, announced: Announced): boolean =>
  (["girls", "boys"] as const).some(
    (side) => sex !== (side === "girls" ? "boy" : "girl") && announced[side].some((entry) => entry.name === name),
  );

function nameFaults(name: Name, years: readonly Announced[]): Fault[] {
  const { file, turkiye = {} } = name;
  const [, sex = "", letter = ""] = /names\/([a-z]+)-([a-z])(?:-\d)?\.json/.exec(file) ?? [];
  const faults: Fault[] = [];
  if (slug(name.name, "tr") !== name.slug.replace(/-2$/, ""))
    faults.push(faultAt(file, "slug", `“${name.slug}” does not match the name ${name.name}, whose slug is “${slug(name.name, "tr")}”`));
  if (sex && (sex !== name.sex || fold(name.name.slice(0, 1), "tr") !== letter))
    faults.push(
      faultAt(file, "name", `${name.name} (${name.sex}) is in the wrong file: move it to the one of its gender and first letter`),
    );
  if ((turkiye.bestRank ?? 0) > (turkiye.rank ?? 20_001))
    faults.push(faultAt(file, "turkiye.bestRank", `${turkiye.bestRank} is worse than turkiye.rank, ${turkiye.rank}`));
  if ((turkiye.firstTop100 ?? 0) > (turkiye.lastTop100 ?? 9999)) faults.push(faultAt(file, "turkiye.lastTop100", "is before firstTop100"));
  for (const announced of years) {
    const isListed = turkiye.announcedYears?.includes(announced.year) ?? false;
    const mayBeFurtherDown = isListed && knownInPart.has(announced.year);
    if (isListed !== isNameOf(name, announced) && !mayBeFurtherDown)
      faults.push(
        faultAt(
          file,
          "turkiye.announcedYears",
          `${announced.year} ${isListed ? "is listed, but that year’s announcement does not have the name" : "is missing: that year’s announcement has the name"}`,
        ),
      );
  }
  for (const year of turkiye.announcedYears ?? [])
    if (years.length > 0 && !years.some((announced) => announced.year === year))
      faults.push(faultAt(file, "turkiye.announcedYears", `there is no record of an announcement for ${year}`));
  return faults;
}

/** Faults in the lists of a year: a wrong key, ranks or numbers of babies in the wrong order, or a name twice. */
function announcedFaults({ file, key, year, girls, boys }: Announced): Fault[] {
  const falling = (["girls", "boys"] as const).flatMap((side) =>
    (side === "girls" ? girls : boys).flatMap((entry, i, all) => {
      const before = all[i - 1];
      if (before?.place && entry.place && entry.place < before.place)
        return [faultAt(file, `${side}.${i}.place`, "is a better place than the one above it: sort the list by place")];
      if (before?.count && entry.count && entry.count > before.count)
        return [faultAt(file, `${side}.${i}.count`, "is higher than the count of the place above it")];
      return all.findIndex(({ name }) => name === entry.name) < i
        ? [faultAt(file, `${side}.${i}.name`, `${entry.name} is in the list twice`)]
        : [];
    }),
  );
  return [...(String(year) === key ? [] : [faultAt(file, "year", `is ${year}, but the key is ${key}`)]), ...falling];
}

interface Part {
  age: string;
  picture: string | null;
}

/** Faults of records of other types that contradict another record or themselves. */
function otherFaults({ type, record, file }: ValidRecord, keys: ReadonlySet<string>): Fault[] {
  if (type === "Symptom" && typeof record.remedy === "string" && !keys.has(`Remedy/${record.remedy}`))
    return [faultAt(file, "remedy", `no remedy page is called “${record.remedy}”`)];
  if (type === "Trend" && Number(record.key) !== record.month)
    return [faultAt(file, "month", `is ${record.month}, but the key is ${record.key}`)];
  if (type === "FirstAidTopic")
    return (record.parts as Part[]).flatMap(({ age, picture }, i) =>
      (age === "under1" && picture?.endsWith("-child")) || (age === "over1" && picture?.endsWith("-infant"))
        ? [faultAt(file, `parts.${i}.picture`, `“${picture}” shows the wrong age: the part is for ${age}`)]
        : [],
    );
  if (type === "Sign" || type === "WarningSigns") {
    const {
      whose,
      weekFrom = 1,
      weekTo = 1,
      openWeeks = [],
    } = record as RawRecord & { whose: string; weekFrom?: number; weekTo?: number; openWeeks?: number[] };
    const last = whose === "mother" ? 42 : 52;
    const stages = (record.tiers as { stage: string }[] | undefined)?.map(({ stage }) => stage) ?? [];
    const isMothers = (stage: string): boolean => ["before20", "from20", "afterBirth"].includes(stage);
    return [
      ...(weekFrom > (record.weekTo === undefined ? 99 : weekTo) ? [faultAt(file, "weekTo", "is before weekFrom")] : []),
      ...(Math.max(weekFrom, weekTo) > last ? [faultAt(file, "weekTo", `the weeks of the ${whose} end at ${last}`)] : []),
      ...openWeeks
        .filter((week) => week < weekFrom || week > weekTo)
        .map((week) => faultAt(file, "openWeeks", `week ${week} is outside weekFrom to weekTo`)),
      ...stages
        .filter((stage) => isMothers(stage) !== (whose === "mother"))
        .map((stage) => faultAt(file, "tiers", `${stage} is not a stage of the ${whose}`)),
    ];
  }
  return [];
}

/**
 * Faults of records that contradict each other.
 * @param files all content files, including those whose fields are invalid
 * @example betweenRecordsFaults(records, files) // ["data/faqs/walker.json: order: 3 is already used by data/faqs/bath.json"]
 */
export function betweenRecordsFaults(records: readonly ValidRecord[], files: readonly ContentFile[]): Fault[] {
  const keys = new Set(records.map(({ type, record }) => `${type}/${String(record.key)}`));
  const announced = ofType(records, "AnnouncedNames");
  // If a year’s record is invalid, only that is reported, not each of its names.
  const years = announced.length === files.filter(({ type }) => type === "AnnouncedNames").length ? announced : [];
  return [
    ...sharedValueFaults(records),
    ...ofType(records, "BabyName").flatMap((name) => nameFaults(name, years)),
    ...announced.flatMap(announcedFaults),
    ...records.flatMap((record) => otherFaults(record, keys)),
  ];
}
