/**
 * Every type of content record, with its row: schema.ts makes GraphQL types from them, checks.ts refuses records that do not match, and all other rooms
 * read there what they need to know about a type. Fields and rows are in the other files of this folder.
 */
import type { z } from "zod";
import { abroadTypes } from "./abroad";
import { babyTypes } from "./baby";
import { birthTypes } from "./birth";
import { calculatorsTypes } from "./calculators";
import { canITypes } from "./canI";
import { lossTypes } from "./loss";
import { namesTypes } from "./names";
import { pregnancyTypes } from "./pregnancy";
import { pregnancyGuidesTypes } from "./pregnancyGuides";
import { questionsTypes } from "./questions";
import { readingTypes } from "./reading";
import type { RecordType } from "./recordType";
import { rulesTypes } from "./rules";
import { searchTypes } from "./search";
import { siteTypes } from "./site";
import { standardsTypes } from "./standards";
import { triageTypes } from "./triage";

export type { RecordType } from "./recordType";

export const recordTypes = {
  ...pregnancyTypes,
  ...pregnancyGuidesTypes,
  ...birthTypes,
  ...babyTypes,
  ...readingTypes,
  ...questionsTypes,
  ...canITypes,
  ...lossTypes,
  ...namesTypes,
  ...calculatorsTypes,
  ...standardsTypes,
  ...triageTypes,
  ...rulesTypes,
  ...abroadTypes,
  ...searchTypes,
  ...siteTypes,
};

export type RecordTypeName = keyof typeof recordTypes;

/** The names of all types of record, in the order of the registry. */
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

/**
 * The row of a type of record.
 * @example rowOf("BabyWeek").folder // "baby-weeks"
 */
export const rowOf = (type: RecordTypeName): RecordType => recordTypes[type];

type Records = { [Type in RecordTypeName]: z.infer<(typeof recordTypes)[Type]["fields"]> };
/**
 * TypeScript type of a record whose shape has been checked.
 * @example RecordOf<"Sign">["whose"] // "mother" | "baby"
 */
export type RecordOf<Type extends RecordTypeName> = Records[Type];
