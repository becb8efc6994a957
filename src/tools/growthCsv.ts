import type { Language } from "../routes";
import { spreadsheet } from "./amounts";
import type { Visit } from "./growthVisits";

const columns = ["date", "weight", "length", "head"] as const;

/**
 * The visits as a table for spreadsheets, a line a visit, in the marks of the language.
 * @param t gives the words of the first line
 */
export const growthCsv = (visits: readonly Visit[], t: (key: string) => string, language: Language): string =>
  spreadsheet(
    [columns.map((column) => t(`growth.csv.${column}`)), ...visits.map((visit) => columns.map((column) => visit[column] ?? ""))],
    language,
  );
