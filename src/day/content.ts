/** The site’s texts for each week and age, in one file per language: requesting it does not reveal which week the reader is in. */

export interface DayLine {
  /** Its value in the stored ticks of its kind. */
  value: string;
  text: string;
}

interface PregnancyWeekContent {
  /** Published length and weight; null if the week has none. */
  lengthCm: number | null;
  weightG: number | null;
  /** A sentence for the partner. */
  partner: string;
  twins: string;
  list: readonly DayLine[];
}

/** A visit, test, vaccine or paper and the weeks in which it is due: completed weeks of pregnancy, or running weeks of life. */
export interface CareLine {
  key: string;
  kind: string;
  weekFrom: number;
  weekTo: number;
  optional: boolean;
  title: string;
  line: string;
}

/** A visit or screening of a child and the completed months of life in which it is due. */
export interface FollowUpLine {
  key: string;
  kind: string;
  monthFrom: number;
  monthTo: number;
  title: string;
  line: string;
}

export interface DayContent {
  weeks: Readonly<Record<string, PregnancyWeekContent>>;
  care: readonly CareLine[];
  /** Plays by running week of life. */
  plays: Readonly<Record<string, { title: string; minutes: number }>>;
  babyCare: readonly CareLine[];
  followUps: readonly FollowUpLine[];
  /** Lists of milestones, youngest first. */
  milestones: readonly { month: number; list: readonly DayLine[] }[];
}
