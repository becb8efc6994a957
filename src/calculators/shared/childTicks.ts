/** The ticks of the vaccine calendar, by child. Those of the first child have its day of birth alone as key, as when the site stored only one child. */
import { readStored } from "../../ui/device/storage";
import { isoFromParts } from "../../ui/form/dateParts";
import { type Children, childTool } from "./children";

export type Ticks = Record<string, string[]>;
export const ticksName = "ninni-tool-vaccine-calendar-done";

/** The keys of the ticked doses on this device, by child. */
export const readTicks = (): Ticks => (readStored(ticksName) ?? {}) as Ticks;

/** The day of birth the vaccine calendar stores for a child, `YYYY-MM-DD`; text that is not a date if it stores none. */
const birthOf = (child: string): string => {
  const { day, month, year } = (readStored(`ninni-tool-${childTool("vaccine-calendar", child)}`) ?? {}) as Record<string, unknown>;
  return isoFromParts({ day: String(day), month: String(month), year: String(year) });
};

/**
 * The stored days of birth of all children but the current one, `YYYY-MM-DD`; text that is not a date for a child without one.
 * @example otherBirths(oneChild) // []
 */
export const otherBirths = ({ current, list }: Children): string[] => list.flatMap(({ id }) => (id === current ? [] : [birthOf(id)]));

/**
 * The key a child's ticks are stored under.
 * @param birthDate `YYYY-MM-DD`
 * @param child its id; "1" is the first
 * @example ticksKey("2026-06-01", "2") // "2026-06-01#2"
 */
export const ticksKey = (birthDate: string, child: string): string => (child === "1" ? birthDate : `${birthDate}#${child}`);

/**
 * The ticks of a child; undefined if it has none. A later child also gets ticks stored under its day of birth alone, unless the first child has that day.
 * @param firstBirth the day of birth of the first child
 * @example ticksOf({ "2026-06-01#2": ["tr-bcg"] }, "2026-06-01", "2", "2026-06-01") // ["tr-bcg"]
 */
export const ticksOf = (ticks: Ticks, birthDate: string, child: string, firstBirth: string = birthOf("1")): string[] | undefined =>
  ticks[ticksKey(birthDate, child)] ?? (child !== "1" && birthDate !== firstBirth ? ticks[birthDate] : undefined);

/**
 * The ticks without those of a child. Ticks under a day of birth alone belong to the first child; if that one goes, other children's days stay.
 * @param others days of birth of the other children
 * @example withoutTicks({ "2026-06-01": ["tr-bcg"], "2026-06-01#2": ["tr-bcg"] }, "2", []) // { "2026-06-01": ["tr-bcg"] }
 */
export const withoutTicks = (ticks: Ticks, child: string, others: readonly string[]): Ticks =>
  Object.fromEntries(
    Object.entries(ticks).filter(([key]) => (child === "1" ? key.includes("#") || others.includes(key) : !key.endsWith(`#${child}`))),
  );
