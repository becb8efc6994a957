/** Checks that a card of danger signs is whole, or says that it contains only the signs of its subject. */

import { missingCoreSigns, type SignsOfStage } from "../../triage/coreSigns";
import { type Stage, stageOfWeek, stages, tierAt } from "../../vocabulary/tiers";
import { type Fault, faultAt } from "../fault";
import type { Find } from "../recordPages";
import type { RecordOf } from "../records/registry";
import { isOf, ofType, recordsOf, type TypedRecord, type ValidRecord } from "./validRecord";

type Lists = readonly RecordOf<"CoreSigns">[];

/** The stages that do not have exactly one list of core signs for readers without a loss. */
const listFaults = (lists: Lists): Fault[] =>
  stages.flatMap((stage) => {
    const found = lists.filter((list) => list.stage === stage && !list.isAfterLoss).length;
    return found === 1 ? [] : [faultAt("data/core-signs", "", `the stage ${stage} has ${found} lists of core signs instead of one`)];
  });

const signFaults = ({ file, record }: TypedRecord<"CoreSigns">, find: Find): Fault[] =>
  (["core", "more"] as const).flatMap((field) =>
    record[field].flatMap((key) => {
      const sign = find("Sign", key);
      const isTwice = field === "more" && record.core.includes(key);
      return [
        ...(sign && !tierAt(sign, record.stage)
          ? [faultAt(file, field, `the sign "${key}" has no tier for the stage ${record.stage}`)]
          : []),
        ...(isTwice ? [faultAt(file, "more", `"${key}" is a core sign already`)] : []),
      ];
    }),
  );

/** Faults of what a record says of its signs: `whole` without a core sign, or `subject` with all of them. */
const scopeFaults = ({ file, record }: TypedRecord<"Article" | "ArticlePart" | "CommunityQuestion" | "LossTopic">, lists: Lists): Fault[] =>
  (record.signs ?? []).flatMap((group, i) => {
    const missing = missingCoreSigns(lists, group as SignsOfStage);
    const ofGroup = (what: string): Fault => faultAt(file, `signs.${i}.scope`, `the signs of the stage ${group.stage} ${what}`);
    if (group.scope === "whole" && missing.length > 0)
      return [ofGroup(`are said to be whole, but these core signs are missing: ${missing.join(", ")}`)];
    return group.scope === "subject" && missing.length === 0 ? [ofGroup('contain every core sign; say "whole"')] : [];
  });

/** Core signs that the set of a week lacks in a week in which they apply, and signs of a set that the page with the whole list lacks. */
function setFaults({ file, record }: TypedRecord<"WarningSigns">, lists: Lists, find: Find): Fault[] {
  const { whose, weekFrom, weekTo, signs } = record;
  const weeks = Array.from({ length: weekTo - weekFrom + 1 }, (_, i) => weekFrom + i);
  const applies = (key: string, week: number): boolean => {
    const sign = find("Sign", key);
    return week >= (sign?.weekFrom ?? 0) && week <= (sign?.weekTo ?? 99);
  };
  const missing = weeks.flatMap((week) =>
    missingCoreSigns(lists, { stage: stageOfWeek(whose, week), signs }).filter((key) => applies(key, week)),
  );
  const shown = (stage: Stage) => lists.filter((list) => list.stage === stage).flatMap(({ core, more }) => [...core, ...more]);
  const unlisted = weeks.flatMap((week) => {
    const stage = stageOfWeek(whose, week);
    return signs.filter((key) => {
      const sign = find("Sign", key);
      return sign && tierAt(sign, stage) && applies(key, week) && !shown(stage).includes(key);
    });
  });
  return [
    ...(missing.length > 0 ? [faultAt(file, "signs", `these core signs are missing: ${[...new Set(missing)].join(", ")}`)] : []),
    ...[...new Set(unlisted)].map((key) => faultAt(file, "signs", `"${key}" is in no list of the stage in data/core-signs`)),
  ];
}

/** A guide to a symptom is also read after the birth: it has signs for that stage, or says that it is about pregnancy alone. */
function afterBirthFaults({ file, record }: TypedRecord<"Symptom">): Fault[] {
  const has = record.advice.some(({ stage }) => stage === "afterBirth");
  if (has === !record.isOnlyPregnancy) return [];
  return [
    has
      ? faultAt(file, "isOnlyPregnancy", "must be left out, because there is advice for the stage afterBirth")
      : faultAt(file, "advice", "has no signs for the stage afterBirth; add them, or isOnlyPregnancy if nobody has it after a birth"),
  ];
}

/**
 * Faults of cards that a reader could take for complete although a core sign is missing. Symptoms, remedies, foods, things, medicines and questions are
 * always about one subject, and their pages say so by themselves (isWhole in GraphQL); articles, parts, mothers' questions and pages about a loss say
 * for each stage which of the two they are.
 * @example wholeCardFaults(records, find) // ["data/articles/MT-2-4.json: signs.1.scope: the signs of the stage afterBirth are said to be whole, but …"]
 */
export function wholeCardFaults(records: readonly ValidRecord[], find: Find): Fault[] {
  const lists = ofType(records, "CoreSigns");
  // Without any list there is nothing to compare with; missingContent.ts reports that.
  const gaps = lists.length === 0 ? [] : listFaults(lists);
  const isComparable = lists.length > 0 && gaps.length === 0;
  return [
    ...gaps,
    ...recordsOf(records, "CoreSigns").flatMap((file) => signFaults(file, find)),
    ...recordsOf(records, "Symptom").flatMap(afterBirthFaults),
    ...(isComparable
      ? records.flatMap((file) => {
          if (isOf(file, "Article", "ArticlePart", "CommunityQuestion", "LossTopic")) return scopeFaults(file, lists);
          return isOf(file, "WarningSigns") ? setFaults(file, lists, find) : [];
        })
      : []),
  ];
}
