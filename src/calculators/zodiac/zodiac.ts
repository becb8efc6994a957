import aspectTable from "../../../data/standards/zodiac-aspects.json";
import signTable from "../../../data/standards/zodiac-signs.json";
import { dayNumber, toIsoDate } from "../../text/calendar";

export const signIds = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type SignId = (typeof signIds)[number];

/** The signs from Aries on, and the points by distance, as in data/standards. */
export const signs = signTable;
export const aspects = aspectTable;

export interface ZodiacInput {
  /** By birth date (`YYYY-MM-DD`) or sign. */
  mother: { kind: "birth" | "sign"; date?: string; sign?: SignId };
  /** By birth date, due date (`YYYY-MM-DD`) or sign. */
  baby: { kind: "birth" | "due" | "sign"; date?: string; sign?: SignId };
}

interface Person {
  /** What the sign was found by. */
  kind: ZodiacInput["baby"]["kind"];
  sign: SignId;
  element: string;
  quality: string;
  /** Other possible signs: the date is next to a border between signs, or a due date within 14 days of one. */
  others: SignId[];
}

export type ZodiacAnswer =
  | {
      ok: true;
      mother: Person;
      baby: Person;
      /** Steps between the two signs on the circle, 0–6. */
      distance: number;
      aspect: string;
      /** For fun only, 55–95. */
      score: number;
    }
  | {
      ok: false;
      field: "mother" | "baby";
      reason: "choose" | "dateInvalid" | "dateFuture" | "notBorn" | "dateTooOld" | "dueTooFar" | "dueTooOld";
    };

const firstDay = "1900-01-01";
/** A due date is at most 40 weeks ahead and 20 days past, as in the other tools. */
const dueDays = { ahead: 280, past: 20 };

function signOn(day: number): SignId {
  const date = toIsoDate(day).slice(5);
  // Capricorn begins in one year and ends in the next.
  const row = signs.find(({ from, to }) => (from <= to ? date >= from && date <= to : date >= from || date <= to));
  if (!row) throw new Error("zodiac requires signs without a gap");
  return row.key as SignId;
}

function toPerson(kind: Person["kind"], sign: SignId, others: SignId[] = []): Person {
  const { element = "", quality = "" } = signs.find(({ key }) => key === sign) ?? {};
  return { kind, sign, element, quality, others: [...new Set(others)].filter((other) => other !== sign) };
}

function read(
  field: "mother" | "baby",
  { kind, date, sign }: ZodiacInput["baby"],
  now: number,
): Person | Extract<ZodiacAnswer, { ok: false }> {
  const refuse = (reason: Extract<ZodiacAnswer, { ok: false }>["reason"]) => ({ ok: false, field, reason }) as const;
  if (kind === "sign") return sign ? toPerson(kind, sign) : refuse("choose");
  const day = dayNumber(date ?? "");
  if (day === null) return refuse("dateInvalid");
  if (kind === "due") {
    if (day - now > dueDays.ahead) return refuse("dueTooFar");
    if (now - day > dueDays.past) return refuse("dueTooOld");
    return toPerson(kind, signOn(day), [signOn(day - 14), signOn(day + 14)]);
  }
  if (day > now) return refuse(field === "baby" ? "notBorn" : "dateFuture");
  if (toIsoDate(day) < firstDay) return refuse("dateTooOld");
  return toPerson(kind, signOn(day), [signOn(day - 1), signOn(day + 1)]);
}

/**
 * The signs of mother and baby and their distance: entertainment, without any scientific basis.
 *
 * The sign is looked up by month and day in data/standards/zodiac-signs.json (the international table). The distance of two signs is the shorter way
 * round the circle. The points for it, in data/standards/zodiac-aspects.json, are the site's own, from 55 to 95. Because only the
 * distance counts, swapping mother and baby gives the same result. On the two days next to a border the neighbouring sign is named too, as tables differ;
 * with a due date every sign within 14 days is.
 *
 * @param input mother by birth date or sign, baby by birth date, due date or sign; birth dates 1900-01-01 to today, due date today − 20 to + 280 days
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns signs, distance and points, or whose entry is wrong and why: no sign chosen, no such date, out of the ranges above
 * @throws if `today` is not a date
 * @example zodiac({ mother: { kind: "sign", sign: "aries" }, baby: { kind: "birth", date: "2026-08-10" } }, "2026-11-21")
 *   // { ok: true, baby: { sign: "leo", … }, distance: 4, aspect: "trine", score: 95, … }
 */
export function zodiac(input: ZodiacInput, today: string): ZodiacAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("zodiac requires today as YYYY-MM-DD");
  const mother = read("mother", input.mother, now);
  if ("ok" in mother) return mother;
  const baby = read("baby", input.baby, now);
  if ("ok" in baby) return baby;
  const apart = Math.abs(signIds.indexOf(mother.sign) - signIds.indexOf(baby.sign));
  const distance = Math.min(apart, signIds.length - apart);
  const aspect = aspects.find((row) => row.distance === distance);
  if (!aspect) throw new Error("zodiac requires points for every distance");
  return { ok: true, mother, baby, distance, aspect: aspect.key, score: aspect.score };
}
