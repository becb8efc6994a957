/** The dangers of an index, ready to be compared with a query. */
import type { Language } from "../../routes/routes";
import type { DangerData } from "../index.types";
import { type Concepts, openConcepts } from "./concepts";

/** A combination of concepts: one of each list, and none of the last. */
export interface Combination {
  need: readonly (readonly number[])[];
  without: readonly number[];
}

export interface OpenDanger {
  combinations: readonly Combination[];
  /** Concepts that exclude it in every combination. */
  never: readonly number[];
  /** Numbers of the dangers that do not count beside it. */
  instead: readonly number[];
  page: number;
  signs: readonly (readonly [sign: number, stages: string])[];
}

export interface OpenDangers {
  concepts: Concepts;
  dangers: readonly OpenDanger[];
  data: DangerData;
  language: Language;
}

const toNumber = (text: string): number => Number.parseInt(text, 36);

function toCombination(text: string): Combination {
  const parts = text.split(" ");
  return {
    need: parts.filter((part) => !part.startsWith("!")).map((part) => part.split("|").map(toNumber)),
    without: parts.filter((part) => part.startsWith("!")).map((part) => toNumber(part.slice(1))),
  };
}

/**
 * The danger data of the index, ready to be asked.
 * @example openDangers(start.danger, "tr").dangers.length
 */
export function openDangers(data: DangerData, language: Language): OpenDangers {
  const dangers = data.dangers.map(([text, page, ...signs]): OpenDanger => {
    const [combinations = "", instead = ""] = text.split("/");
    const all = combinations.split(";").map(toCombination);
    return {
      combinations: all.filter(({ need }) => need.length > 0),
      never: all.filter(({ need }) => need.length === 0).flatMap(({ without }) => without),
      instead: instead ? instead.split(" ").map(toNumber) : [],
      page,
      signs: signs.map((sign) => (typeof sign === "number" ? [sign, ""] : sign)),
    };
  });
  return { concepts: openConcepts(data.concepts, language), dangers, data, language };
}
