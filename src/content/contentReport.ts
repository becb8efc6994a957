/** A report for editors: records that are due for review, have only one source, are hard to read, or are named by no other record. */
import { languages } from "../routes/languages";
import { escapeHtml } from "../text/escapeHtml";
import { statementsOf } from "./checks/houseRules";
import { findPointers } from "./checks/pointers";
import { readabilityOfPages, readSentences, readTypes, wordsOf } from "./checks/readability";
import type { ContentFile } from "./readContent";
import type { RecordTypeName } from "./records/registry";
import { textsOf } from "./records/visit";

/** A part of the report: a table with one row for each finding, worst first. */
export interface ReportPart {
  title: string;
  /** What the editor should do. */
  todo: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

type Fields = Record<string, unknown>;
const fieldsOf = ({ record }: ContentFile): Fields => record as Fields;

/** Records with a `nextReview` up to a day, the oldest first. */
const dueForReview = (files: readonly ContentFile[], until: string): string[][] =>
  files
    .map((file) => [file.file, String(fieldsOf(file).nextReview ?? "")])
    .filter(([, day = ""]) => day !== "" && day <= until)
    .sort(([, a = ""], [, b = ""]) => (a < b ? -1 : 1));

const withOneSource = (files: readonly ContentFile[]): string[][] =>
  files.flatMap((file) => {
    const { sources } = fieldsOf(file);
    return Array.isArray(sources) && sources.length === 1 && file.type !== "BabyName" ? [[file.file, String(sources[0])]] : [];
  });

function longestSentences(files: readonly ContentFile[], most: number): string[][] {
  return files
    .flatMap(({ file, type, record }) =>
      type && readTypes.includes(type)
        ? textsOf(type, record).flatMap(({ path, value, language }) =>
            readSentences(value, language).map((sentence) => ({ file, path, sentence })),
          )
        : [],
    )
    .map((found) => ({ ...found, words: wordsOf(found.sentence).length }))
    .sort((a, b) => b.words - a.words)
    .slice(0, most)
    .map(({ file, path, sentence, words }) => [`${file}: ${path}`, String(words), sentence]);
}

function hardestPages(files: readonly ContentFile[], most: number): string[][] {
  const pages = readTypes.flatMap((type) => readabilityOfPages(files, type));
  const byTurkish = [...pages].sort((a, b) => a.atesman - b.atesman).slice(0, most);
  const byEnglish = [...pages].sort((a, b) => b.grade - a.grade).slice(0, most);
  return [...new Set([...byTurkish, ...byEnglish])].map(({ file, atesman, grade }) => [file, atesman.toFixed(1), grade.toFixed(1)]);
}

/** Every key a record names, with the type of record it refers to: “Source,nhs-itching”. */
const namedKeys = ({ type, record }: ContentFile & { type: RecordTypeName }): string[] =>
  findPointers(type, record).flatMap(({ to }) => ("key" in to ? [`${to.type},${to.key}`] : []));

/** Records that no other record names, of types whose records are usually named. */
function orphans(files: readonly ContentFile[]): string[][] {
  const valid = files.filter((file): file is ContentFile & { type: RecordTypeName } => file.type !== undefined);
  const named = new Set(valid.flatMap(namedKeys));
  const kinds = new Set([...named].map((pair) => pair.split(",")[0]));
  return valid
    .filter((file) => kinds.has(file.type) && !named.has(String([file.type, fieldsOf(file).key])))
    .map(({ type, file }) => [file, type]);
}

/** For each house rule and language, the records that state it. */
function recordsOfRules(files: readonly ContentFile[]): string[][] {
  const statements = statementsOf(files);
  const rules = files.filter(({ type }) => type === "HouseRule").map((file) => String(fieldsOf(file).key));
  return rules.flatMap((key) =>
    languages.map((language) => {
      const ofRule = statements.filter(
        ({ rule, language: own, file }) => rule === key && own === language && !file.startsWith("data/rules/"),
      );
      const places = [...new Set(ofRule.map(({ file }) => file.replace(/^data\//, "")))];
      return [key, language, String(places.length), places.join(", ")];
    }),
  );
}

/**
 * The whole report.
 * @param files every record, as readContent returns them
 * @param until `YYYY-MM-DD`; records to be reviewed up to this day are listed
 * @param most maximum rows in the lists of the longest sentences and the hardest pages (by language)
 * @example contentReport(files, "2026-11-22")[0].title // "Due for review"
 */
export const contentReport = (files: readonly ContentFile[], until: string, most = 40): ReportPart[] => [
  {
    title: "Due for review",
    todo: "Read the whole record again, then set written and nextReview.",
    head: ["Record", "Was due"],
    rows: dueForReview(files, until),
  },
  {
    title: "With only one source",
    todo: "Find a second source of tier 1 or 2, or make sure that the only source supports the whole text.",
    head: ["Record", "Source"],
    rows: withOneSource(files),
  },
  {
    title: "Longest sentences",
    todo: "Split the sentence in two.",
    head: ["Where", "Words", "Sentence"],
    rows: longestSentences(files, most),
  },
  {
    title: "Hardest to read",
    todo: "Use shorter sentences and everyday words. An Ateşman score below 50 or a grade above 8 stops the build.",
    head: ["Record", "Ateşman (tr)", "Grade (en)"],
    rows: hardestPages(files, most),
  },
  {
    title: "Named by no other record",
    todo: "Link it where it belongs, or delete it.",
    head: ["Record", "Type"],
    rows: orphans(files),
  },
  {
    title: "House rules",
    todo: "When a rule changes, change these records with it; npm run check names each sentence that still differs.",
    head: ["Rule", "Language", "Records", "Stated in"],
    rows: recordsOfRules(files),
  },
];

/**
 * The report as an HTML page that loads no other file.
 * @example reportAsHtml(contentReport(files, day), day).startsWith("<!doctype html>") // true
 */
export function reportAsHtml(parts: readonly ReportPart[], day: string): string {
  const contents = parts.map(({ title, rows }, i) => `<li><a href="#part-${i}">${escapeHtml(title)}</a> (${rows.length})</li>`);
  const cells = (row: readonly string[], tag: "td" | "th") =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
  const tables = parts.map(
    ({ title, todo, head, rows }, i) =>
      `<section id="part-${i}"><h2>${escapeHtml(title)} (${rows.length})</h2><p>${escapeHtml(todo)}</p>` +
      `<table><thead>${cells(head, "th")}</thead><tbody>${rows.map((row) => cells(row, "td")).join("\n")}</tbody></table></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Content report, ${day}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8886;overflow-wrap:anywhere}</style>
</head><body><h1>Content report, ${day}</h1><ul>${contents.join("")}</ul>
${tables.join("\n")}
</body></html>
`;
}
