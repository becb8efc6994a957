/** Checks of every record that names signs: a sign must have the same tier everywhere. */

import { type Language, languages } from "../../routes/languages";
import { stageOfWeek, tierAt } from "../../vocabulary/tiers";
import { type Fault, faultAt } from "../fault";
import type { Find } from "../recordPages";
import type { RecordOf } from "../records/registry";
import { isOf, recordsOf, type TypedRecord, type ValidRecord } from "./validRecord";

type SignRecord = RecordOf<"Sign">;

/** Why a sign must not be on the page of a week; undefined if it may. */
function weekFault(sign: SignRecord, whose: "mother" | "baby", week: number): string | undefined {
  if (sign.whose !== whose) return `"${sign.key}" is a sign of the ${sign.whose}, not of the ${whose}`;
  const stage = stageOfWeek(whose, week);
  if (!tierAt(sign, stage)) return `the sign "${sign.key}" has no tier for the stage ${stage}`;
  if (week < (sign.weekFrom ?? 0) || week > (sign.weekTo ?? 99))
    return `the sign "${sign.key}" is only for weeks ${sign.weekFrom ?? "from the start"} to ${sign.weekTo ?? "the end"}`;
  return undefined;
}

function adviceFaults({ file, record }: TypedRecord<"Symptom" | "Remedy">, find: Find): Fault[] {
  return record.advice.flatMap(({ stage, signs, home }, i) => [
    ...signs.flatMap(({ sign: key }) => {
      const sign = find("Sign", key);
      if (!sign) return [];
      if (sign.whose !== "mother") return [faultAt(file, `advice.${i}`, `"${key}" is a sign of the baby, not of the mother`)];
      return tierAt(sign, stage)
        ? []
        : [faultAt(file, `advice.${i}`, `the sign "${key}" has no tier, or more than one, for the stage ${stage}`)];
    }),
    ...(record.isEmergency && home
      ? [faultAt(file, `advice.${i}.home`, "must be left out: the page of an emergency gives no home care")]
      : []),
    ...(new Set(signs.map(({ sign }) => sign)).size < signs.length ? [faultAt(file, `advice.${i}`, "lists a sign twice")] : []),
  ]);
}

/** Matches leads that send the reader to hospital at once or to 112. */
const sendsAtOnce: Record<Language, RegExp> = {
  tr: /\b112\b|ambulans|(şimdi|hemen) hastaneye/i,
  en: /\b112\b|ambulance|(hospital|maternity unit) now/i,
};

/** Faults of a record whose lead does so, but which is not marked as an emergency. */
function leadFaults({ file, record }: TypedRecord<"Article" | "ArticlePart">): Fault[] {
  const sent = languages.find((language) => sendsAtOnce[language].test(record.lead[language]));
  return sent && !record.isEmergency
    ? [faultAt(file, "isEmergency", `must be true, because the lead (${sent}) sends the reader to hospital or to 112 at once`)]
    : [];
}

/** Faults of `turn`: its sign must be one of the page’s own, and an urgent one (112 or hospital at once) if any of them is. */
function turnFaults({ file, record: { turn, advice } }: TypedRecord<"Symptom">, find: Find): Fault[] {
  if (!turn) return [];
  const tiersOf = (fits: (key: string) => boolean) =>
    advice.flatMap(({ stage, signs }) =>
      signs.flatMap(({ sign: key }) => {
        const sign = fits(key) && find("Sign", key);
        return sign ? [tierAt(sign, stage)] : [];
      }),
    );
  const own = tiersOf((key) => key === turn.sign);
  if (own.length === 0) return [faultAt(file, "turn.sign", `"${turn.sign}" is not one of the signs in advice`)];
  const isAtOnce = (found: ReturnType<typeof tiersOf>) => found.some((tier) => tier === "call112" || tier === "now");
  return isAtOnce(tiersOf(() => true)) && !isAtOnce(own)
    ? [faultAt(file, "turn.sign", `"${turn.sign}" is less urgent than other signs in advice`)]
    : [];
}

function faultsIn(file: ValidRecord, find: Find): Fault[] {
  if (isOf(file, "Symptom"))
    return [
      ...adviceFaults(file, find),
      ...turnFaults(file, find),
      ...(file.record.isEmergency && file.record.grades
        ? [faultAt(file.file, "grades", "must be left out: the page of an emergency shows no degrees of severity")]
        : []),
    ];
  if (isOf(file, "Remedy")) return adviceFaults(file, find);
  if (isOf(file, "PregnancyWeek", "BabyWeek")) {
    const { type, record } = file;
    const whose = type === "BabyWeek" ? "baby" : "mother";
    const sign = record.sign && find("Sign", record.sign.sign);
    // A baby week may also name a sign of the mother after the birth.
    const fault =
      sign && !(whose === "baby" && sign.whose === "mother" && tierAt(sign, "afterBirth")) && weekFault(sign, whose, record.week);
    const common = type === "PregnancyWeek" ? record.common : [];
    return [
      ...(fault ? [faultAt(file.file, "sign.sign", fault)] : []),
      ...(common.length > 8 ? [faultAt(file.file, "common", `lists ${common.length} symptoms; at most 8 are allowed`)] : []),
      ...common
        .filter((key) => find("Symptom", key)?.isEmergency)
        .map((key) => faultAt(file.file, "common", `"${key}" is an emergency, which must not be listed as common`)),
    ];
  }
  if (isOf(file, "WarningSigns")) {
    const { whose, weekFrom, weekTo, signs } = file.record;
    const weeks = Array.from({ length: weekTo - weekFrom + 1 }, (_, i) => weekFrom + i);
    return signs.flatMap((key) => {
      const sign = find("Sign", key);
      const faults = sign ? weeks.map((week) => weekFault(sign, whose, week)) : [];
      return faults.length > 0 && faults.every(Boolean) ? [faultAt(file.file, "signs", faults[0] ?? "")] : [];
    });
  }
  if (isOf(file, "Article", "ArticlePart", "CommunityQuestion", "LossTopic"))
    return [
      ...(isOf(file, "Article", "ArticlePart") ? leadFaults(file) : []),
      ...(file.record.signs ?? []).flatMap(({ stage, signs }, i) =>
        signs.flatMap((key) => {
          const sign = find("Sign", key);
          return !sign || tierAt(sign, stage)
            ? []
            : [faultAt(file.file, `signs.${i}`, `the sign "${key}" has no tier for the stage ${stage}`)];
        }),
      ),
    ];
  if (isOf(file, "HospitalPhraseGroup")) {
    const { stage, phrases } = file.record;
    return phrases.flatMap(({ key, sign: name }) => {
      const sign = name ? find("Sign", name) : undefined;
      return !sign || (stage && tierAt(sign, stage))
        ? []
        : [faultAt(file.file, "phrases", `"${key}" is about the sign "${name}", which has no tier for the stage ${stage}`)];
    });
  }
  if (isOf(file, "Danger")) {
    const named = [file.record, ...(file.record.also ?? [])];
    return [
      ...named.flatMap(({ sign: key, stage }) => {
        const sign = find("Sign", key);
        return !sign || !stage || tierAt(sign, stage)
          ? []
          : [faultAt(file.file, "stage", `the sign "${key}" has no tier for the stage ${stage}`)];
      }),
      ...(new Set(named.map(({ sign }) => sign)).size < named.length ? [faultAt(file.file, "also", "lists a sign twice")] : []),
    ];
  }
  if (isOf(file, "Faq"))
    return file.record.signs.flatMap((key) => {
      const sign = find("Sign", key);
      const fits = !sign || file.record.section === "baby" || sign.whose === "mother";
      return fits ? [] : [faultAt(file.file, "signs", `"${key}" is a sign of the ${sign?.whose}, not of the mother`)];
    });
  return [];
}

/** Faults of weeks whose page would show no set of signs, or two. */
function coverFaults(records: readonly ValidRecord[]): Fault[] {
  const sets = recordsOf(records, "WarningSigns").map(({ record }) => record);
  if (sets.length === 0) return [];
  return (
    [
      ["mother", 42],
      ["baby", 52],
    ] as const
  ).flatMap(([whose, last]) =>
    Array.from({ length: last }, (_, i) => i + 1).flatMap((week) => {
      const found = sets.filter((set) => set.whose === whose && set.weekFrom <= week && set.weekTo >= week).length;
      return found === 1
        ? []
        : [faultAt("data/warning-signs", "", `week ${week} of the ${whose} has ${found} sets of signs instead of one`)];
    }),
  );
}

/**
 * Faults in how records use signs: a sign without a tier where it is shown, one of the wrong person, an emergency called common.
 * @example triageFaults(records, find) // ["data/symptoms/bleeding.json: advice.1: the sign \"fever\" has no tier, or more than one, for the stage any"]
 */
export function triageFaults(records: readonly ValidRecord[], find: Find): Fault[] {
  return [...records.flatMap((file) => faultsIn(file, find)), ...coverFaults(records)];
}
