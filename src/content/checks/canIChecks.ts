/** Checks of foods, everyday things and medicines: verdict, label, age and signs must agree. */

import { type Language, languages } from "../../routes/routes";
import { tierAt } from "../../vocabulary/tiers";
import { type Fault, faultAt } from "../fault";
import { type ItemType, itemTypes } from "../namedItems";
import type { Find } from "../recordPages";
import { recordsOf, type TypedRecord, type ValidRecord } from "./validRecord";

type Both = Record<Language, string>;
interface Answer {
  verdict: string;
  label: Both;
  fromMonths?: number | null;
  ages?: readonly { fromMonths: number; verdict: string; label: Both }[];
}
type Words = Record<Language, RegExp>;

/** Patterns of labels that refuse, and of labels that allow. */
const refuses: Words = {
  tr: /(?:m[ae]y[ıi]n)(?!\p{L})|(?<!\p{L})(?:asla|uzak durun)/iu,
  en: /^(?:don’t|leave it|avoid|none at all|keep away)/i,
};
const allows: Words = { tr: /(?<!\p{L})(?:olur|serbest)(?!\p{L})/iu, en: /^(?:fine|yes|ok|plenty)\b/i };

/** What a label has to say, by verdict. */
const says: Record<string, Words> = {
  cook: { tr: /piş|kızar|sıcak|[ıI]sıt|kayna/i, en: /cook|hot|brown|well done|bak|heat|boil|fried/i },
  ask: { tr: /sor|bildir|söyle/i, en: /ask|tell/i },
};

/** The age a label names, in months: “6. aydan sonra”, “From 12 months”, “1 yaştan”. */
const ageIn: Record<Language, (label: string) => number | null> = {
  tr: (label) => {
    const [, months, years] = /(\d+)\. ay|(\d+) yaş/.exec(label) ?? [];
    return months ? Number(months) : years ? 12 * Number(years) : null;
  },
  en: (label) => {
    const [, months, years] = /(\d+) months|(\d+) years?/.exec(label) ?? [];
    return months ? Number(months) : years ? 12 * Number(years) : null;
  },
};

const mothers = ["pregnancy", "breastfeeding"] as const;

function labelFaults(file: string, stage: string, { verdict, label }: Answer): Fault[] {
  return languages.flatMap((language) => {
    const words = label[language];
    const fault = (what: string) => faultAt(file, `${stage}.label.${language}`, `“${words}” ${what}, but the verdict is ${verdict}`);
    if (verdict === "yes" && refuses[language].test(words)) return [fault("says no")];
    if (verdict === "avoid" && allows[language].test(words)) return [fault("says yes")];
    const expected = says[verdict];
    return expected && !expected[language].test(words) ? [fault(`does not tell the reader to ${verdict}`)] : [];
  });
}

function babyFaults(file: string, baby: Answer): Fault[] {
  const { verdict, fromMonths = null, label } = baby;
  const isGiven = ["yes", "limit", "cook"].includes(verdict);
  if (isGiven && fromMonths === null)
    return [faultAt(file, "baby.fromMonths", `must be an age in months, because the verdict is ${verdict}`)];
  if (verdict !== "ask" && !isGiven && fromMonths !== null)
    return [faultAt(file, "baby.fromMonths", `is ${fromMonths}, but must be null, because the verdict is ${verdict}`)];
  return languages.flatMap((language) => {
    const age = ageIn[language](label[language]);
    const isOther = isGiven && age !== null && age !== fromMonths;
    return isOther ? [faultAt(file, `baby.label.${language}`, `says ${age} months, but fromMonths is ${fromMonths}`)] : [];
  });
}

/** Faults of the answers by age: they start at birth, in ascending order, and allow the food exactly from its own age. */
function ageFaults(file: string, { fromMonths = null, ages = [] }: Answer): Fault[] {
  return ages.flatMap((age, i) => {
    const at = `baby.ages.${i}`;
    const earlier = ages[i - 1]?.fromMonths;
    const isGiven = ["yes", "limit", "cook"].includes(age.verdict);
    const isOldEnough = fromMonths !== null && age.fromMonths >= fromMonths;
    return [
      ...((earlier === undefined ? age.fromMonths !== 0 : age.fromMonths <= earlier)
        ? [
            faultAt(
              file,
              `${at}.fromMonths`,
              earlier === undefined ? "must be 0 in the first entry" : `must be more than ${earlier}, the age of the entry before`,
            ),
          ]
        : []),
      ...(isGiven === isOldEnough ? [] : [faultAt(file, `${at}.verdict`, `is ${age.verdict}, but the food’s fromMonths is ${fromMonths}`)]),
      ...labelFaults(file, at, age),
    ];
  });
}

function signFaults({ file, record }: TypedRecord<ItemType>, find: Find): Fault[] {
  return (record.signs ?? []).flatMap(({ stage, signs }, i) =>
    signs.flatMap((key) => {
      const sign = find("Sign", key);
      return !sign || tierAt(sign, stage) ? [] : [faultAt(file, `signs.${i}`, `the sign "${key}" has no tier for the stage ${stage}`)];
    }),
  );
}

/** Faults of links to other items: none may link to itself, and an item suggested instead must not be one to avoid in pregnancy. */
function neighbourFaults({ file, type, record }: TypedRecord<ItemType>, find: Find): Fault[] {
  const fields = ["instead", "similar"].filter((field) => Array.isArray(record[field]));
  return fields.flatMap((field) =>
    (record[field] as string[]).flatMap((key) => {
      if (key === record.key) return [faultAt(file, field, "lists the record itself")];
      const other = find(type, key)?.pregnancy;
      return field === "instead" && other && "verdict" in other && other.verdict === "avoid"
        ? [faultAt(file, "instead", `"${key}" has the verdict avoid in pregnancy: suggest something else`)]
        : [];
    }),
  );
}

/** Faults of medicines: no text may call a medicine safe, and a prescribed medicine must have no dose. */
function medicineFaults({ file, record }: TypedRecord<"Medicine">): Fault[] {
  const safe: Words = { tr: /güvenli(?!k)/i, en: /\bsafe(?:ly)?\b/i };
  const texts = (["answer", ...mothers] as const).flatMap((field) =>
    languages.map((language) => {
      const value = field === "answer" ? record.answer : record[field].label;
      return { field, language, text: value[language] };
    }),
  );
  return [
    ...texts
      .filter(({ language, text }) => safe[language].test(text))
      .map(({ field, language }) => faultAt(file, `${field}.${language}`, "calls a medicine safe, which no text may do")),
    ...(record.isPrescribed && record.selfCare
      ? [faultAt(file, "selfCare", "must be left out: a prescribed medicine (isPrescribed) gets no dose from us")]
      : []),
  ];
}

/**
 * Faults of foods, everyday things and medicines.
 * @example canIFaults(records, find) // ["data/foods/rokfor.json: pregnancy.label.tr: “Olur” says yes, but the verdict is avoid"]
 */
export function canIFaults(records: readonly ValidRecord[], find: Find): Fault[] {
  return recordsOf(records, ...itemTypes).flatMap((checked) => {
    const { file, type, record } = checked;
    return [
      ...signFaults(checked, find),
      ...neighbourFaults(checked, find),
      ...(type === "Medicine" ? medicineFaults(checked) : mothers.flatMap((stage) => labelFaults(file, stage, record[stage]))),
      ...(type === "Food" ? [...babyFaults(file, record.baby), ...ageFaults(file, record.baby)] : []),
    ];
  });
}
