/** The ticks of the vaccine calendar, by child: those of the first by day of birth alone, as they were before there were several. */
import { readStored } from "../../ui/device/storage";
import { isoFromParts } from "../../ui/form/dateParts";
import { type Children, childTool } from "./children";

export type Ticks = Record<string, string[]>;
export const ticksName = "ninni-tool-vaccine-calendar-done";

/** What is ticked on this device. */
export const readTicks = (): Ticks => (readStored(ticksName) ?? {}) as Ticks;

/** The day of birth the vaccine calendar keeps for a child, as text; no date where there is none. */
const birthOf = (child: string): string => {
  const { day, month, year } = (readStored(`ninni-tool-${childTool("vaccine-calendar", child)}`) ?? {}) as Record<string, unknown>;
  return isoFromParts({ day: String(day), month: String(month), year: String(year) });
};

/** The days of birth of all children but the current one. */
export const otherBirths = ({ current, list }: Children): string[] => list.flatMap(({ id }) => (id === current ? [] : [birthOf(id)]));

/** @example ticksKey("2026-06-01", "2") // "2026-06-01#2" */
export const ticksKey = (birthDate: string, child: string): string => (child === "1" ? birthDate : `${birthDate}#${child}`);

/**
 * The ticks of a child. One that was ticked before there were several stands by its day of birth alone; a twin of the first child does not take those.
 * @param firstBirth the day of birth of the first child
 * @example ticksOf({ "2026-06-01#2": ["tr-bcg"] }, "2026-06-01", "2", "2026-06-01") // ["tr-bcg"]
 */
export const ticksOf = (ticks: Ticks, birthDate: string, child: string, firstBirth: string = birthOf("1")): string[] | undefined =>
  ticks[ticksKey(birthDate, child)] ?? (child !== "1" && birthDate !== firstBirth ? ticks[birthDate] : undefined);

/**
 * The ticks without those of a child; of ticks by day of birth alone those of the other children stay.
 * @param others days of birth of the other children
 * @example withoutTicks({ "2026-06-01": ["tr-bcg"], "2026-06-01#2": ["tr-bcg"] }, "2", []) // { "2026-06-01": ["tr-bcg"] }
 */
export const withoutTicks = (ticks: Ticks, child: string, others: readonly string[]): Ticks =>
  Object.fromEntries(
    Object.entries(ticks).filter(([key]) => (child === "1" ? key.includes("#") || others.includes(key) : !key.endsWith(`#${child}`))),
  );
