/** The vaccine schedules as published: data/standards/vaccine-schedules.json, with its types. */
import table from "../../../data/standards/vaccine-schedules.json";

export const vaccineCountries = ["TR", "UK", "US", "WHO"] as const;
export type VaccineCountry = (typeof vaccineCountries)[number];

export interface VaccineAge {
  value: number;
  unit: "days" | "weeks" | "months" | "years";
}

export interface VaccineDose {
  key: string;
  vaccine: string;
  dose: string;
  /** Due at the age, or possible from it. */
  timing: "day" | "from";
  at: VaccineAge;
  /** Last completed age of the published window, the whole unit included: “until 15 months” ends on the day before 16 months. */
  until?: VaccineAge;
  /** From the day after this age is completed, the dose is no longer simply caught up. */
  notAfter?: VaccineAge;
  bornFrom?: string;
  bornTo?: string;
  /** The day the dose was added to the schedule. */
  since?: string;
  isOptional: boolean;
  hasNote: boolean;
}

export interface VaccineSchedule {
  key: VaccineCountry;
  since: string | null;
  year: number;
  checked: string;
  doses: VaccineDose[];
  extras: { key: string; cost: "paid" | "ask" | "risk" }[];
  cohorts: { key: string; bornFrom?: string; bornTo?: string }[];
}

const schedules = table as VaccineSchedule[];

/**
 * The schedule of a country.
 * @throws if the table has none for the country
 * @example scheduleIn("TR").since // "2026-09-01"
 */
export function scheduleIn(country: VaccineCountry): VaccineSchedule {
  const schedule = schedules.find(({ key }) => key === country);
  if (!schedule) throw new Error(`scheduleIn requires a schedule for ${country}`);
  return schedule;
}
