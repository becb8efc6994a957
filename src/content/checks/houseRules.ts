/** Checks that every text says of a fact what its house rule in data/rules/ says. */

import { readdirSync, readFileSync } from "node:fs";
import { type Language, languages } from "../../routes/languages";
import { lower } from "../../text/letters";
import { sentences } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import type { ContentFile } from "../readContent";
import type { RecordOf } from "../records/registry";
import { type TextLeaf, textsOf } from "../records/visit";
import { figureSource, figureValue, mayHaveNumber, ruleValue } from "./figures";
import { oncePerRecord, recordsOf, type ValidRecord } from "./validRecord";

type HouseRule = RecordOf<"HouseRule">;

/** What a sentence says of a rule. */
export interface Statement {
  rule: string;
  file: string;
  path: string;
  language: Language;
  sentence: string;
  /** The figure as it is written, in lower case, and where it begins in the sentence. */
  figure: string;
  at: number;
  isRight: boolean;
}

type Text = Pick<TextLeaf, "path" | "language" | "value">;

interface Pattern {
  rule: string;
  language: Language;
  words: string[][];
  /** What each of the figures is, in the order of the expression. */
  names: string[];
  figure: RegExp;
  without: RegExp[];
  files: RegExp | undefined;
  values: ReadonlySet<string>;
  /** True if all its figures are numbers, not tiers or words. */
  isNumber: boolean;
}

/** With the letters of the two languages in place of those of all scripts, an expression is compiled in a tenth of the time. */
const withLetters = (source: string): string => source.replaceAll("[\\p{L}", "[a-zçğıöşüâîû").replaceAll("\\p{L}", "[a-zçğıöşüâîû]");

function compile(rule: HouseRule): Pattern[] {
  const values = new Set(rule.values.map(ruleValue));
  return rule.patterns.map(({ language, words, figure, without = [], files }) => {
    const names: string[] = [];
    const source = figure.replace(/(?<!\\p)\{([^{}\d][^{}]*|)\}/g, (_, name: string) => {
      names.push(name);
      return figureSource(name, language, `figure${names.length - 1}`);
    });
    return {
      rule: rule.key,
      language,
      words: words.map((word) => word.split("|")),
      names,
      figure: new RegExp(withLetters(source), "dgu"),
      without: without.map((each) => new RegExp(withLetters(each), "u")),
      files: files === undefined ? undefined : new RegExp(files),
      values,
      isNumber: names.every((name) => name !== "tier" && !name.startsWith("=")),
    };
  });
}

/** The patterns of a rule, or why they cannot be read; calculated once for each rule. */
const patternsOf = oncePerRecord(({ record }: ContentFile): { patterns: Pattern[]; fault?: string } => {
  try {
    return { patterns: compile(record as HouseRule) };
  } catch (error) {
    return { patterns: [], fault: error instanceof Error ? error.message : String(error) };
  }
});

/** Patterns by the first letters of the words that may call them, so that a sentence is compared with few. */
type Index = Record<Language, Map<string, Pattern[]>>;
const letters = 3;

/** True for letters and digits, by the character’s code; faster than a regular expression over all the words of the site. */
const isInWord = (code: number): boolean =>
  (code > 0xa0 && (code < 0x2000 || code > 0x206f)) || (code > 0x60 && code < 0x7b) || (code > 0x2f && code < 0x3a);

/** True if a word of the text begins like this. */
function hasWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !isInWord(text.charCodeAt(at - 1))) return true;
  return false;
}

/** The patterns whose first word may be in a text in lower case. */
function patternsFor(text: string, known: Index[Language]): Set<Pattern> {
  const found = new Set<Pattern>();
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    const isWord = isInWord(text.charCodeAt(i));
    if (isWord && !isInside)
      for (let length = 1; length <= letters; length++)
        for (const pattern of known.get(text.slice(i, i + length)) ?? []) found.add(pattern);
    isInside = isWord;
  }
  return found;
}

function indexOf(patterns: readonly Pattern[]): Index {
  const index: Index = { tr: new Map(), en: new Map() };
  for (const pattern of patterns)
    for (const start of new Set((pattern.words[0] ?? []).map((word) => word.slice(0, letters)))) {
      const known = index[pattern.language];
      known.set(start, [...(known.get(start) ?? []), pattern]);
    }
  return index;
}

function statementsIn(sentence: string, language: Language, file: string, index: Index): Omit<Statement, "file" | "path">[] {
  const text = lower(sentence, language);
  const patterns = patternsFor(text, index[language]);
  if (patterns.size === 0) return [];
  const hasNumber = mayHaveNumber(text, language);
  return [...patterns].flatMap((pattern) => {
    const isMeant =
      (hasNumber || !pattern.isNumber) &&
      (pattern.files?.test(file) ?? true) &&
      pattern.words.every((starts) => starts.some((start) => hasWord(text, start))) &&
      !pattern.without.some((without) => without.test(text));
    if (!isMeant) return [];
    // Most sentences have no figure, and matchAll copies the expression each time.
    pattern.figure.lastIndex = 0;
    if (!pattern.figure.test(text)) return [];
    pattern.figure.lastIndex = 0;
    return [...text.matchAll(pattern.figure)].flatMap(({ groups, indices }) =>
      pattern.names.flatMap((name, i) => {
        const figure = groups?.[`figure${i}`];
        if (figure === undefined) return [];
        const at = indices?.groups?.[`figure${i}`]?.[0] ?? 0;
        return { rule: pattern.rule, language, sentence, figure, at, isRight: pattern.values.has(figureValue(figure, name, language)) };
      }),
    );
  });
}

const statementsOfTexts = (file: string, texts: readonly Text[], index: Index): Statement[] =>
  texts.flatMap(({ path, language, value: text }) =>
    patternsFor(lower(text, language), index[language]).size === 0
      ? []
      : sentences(text, language).flatMap((sentence) =>
          statementsIn(sentence, language, file, index).map((statement) => ({ ...statement, file, path })),
        ),
  );

let lastRead: { rules: readonly unknown[]; index: Index; read: (file: ContentFile) => Statement[] } | undefined;

/** How records are read with these rules; the same while no rule changes, so that a record is read once. */
function readerFor(files: readonly ContentFile[]) {
  const rules = files.filter(({ type }) => type === "HouseRule");
  if (lastRead && lastRead.rules.length === rules.length && rules.every(({ record }, i) => record === lastRead?.rules[i])) return lastRead;
  const index = indexOf(rules.flatMap((rule) => patternsOf(rule).patterns));
  const read = oncePerRecord(({ file, type, record }: ContentFile) => (type ? statementsOfTexts(file, textsOf(type, record), index) : []));
  lastRead = { rules: rules.map(({ record }) => record), index, read };
  return lastRead;
}

/** Names and titles of publications are as others have written them. */
const isRead = ({ type }: ContentFile): boolean => type !== undefined && type !== "BabyName" && type !== "Source" && type !== "SearchWords";

/**
 * Everything the records say of a house rule.
 * @example statementsOf(files).filter(({ rule }) => rule === "caffeine") // a statement for each sentence on it
 */
export function statementsOf(files: readonly ContentFile[]): Statement[] {
  const { read } = readerFor(files);
  return files.filter(isRead).flatMap(read);
}

/** The texts of the interface, as if each file were a record. */
const interfaceTexts = (): { file: string; texts: Text[] }[] =>
  languages.flatMap((language) =>
    readdirSync(`src/locales/${language}`).map((name) => {
      const file = `src/locales/${language}/${name}`;
      const texts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
      return { file, texts: texts.map(([path, text]) => ({ path, language, value: String(text) })) };
    }),
  );

const isException = (rule: HouseRule | undefined, { file, figure }: Statement): boolean =>
  rule?.exceptions.some((exception) => exception.file === file && exception.figure === figure) ?? false;

function differences(statements: readonly Statement[], rules: readonly HouseRule[]): Fault[] {
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  return statements
    .filter((statement) => !statement.isRight && !isException(byKey.get(statement.rule), statement))
    .map(({ rule, file, path, sentence, figure }) =>
      faultAt(
        file,
        path,
        `says “${figure}” where the rule “${rule}” (data/rules/${rule}.json) has ${byKey.get(rule)?.values.join(", ")}: “${sentence}”`,
      ),
    );
}

/** Faults of the rules themselves: an expression that cannot be read. */
const brokenRules = (rules: readonly ContentFile[]): Fault[] =>
  rules.flatMap((rule) => {
    const { fault } = patternsOf(rule);
    return fault === undefined ? [] : [faultAt(rule.file, "patterns", `cannot be read: ${fault}`)];
  });

/**
 * Faults of records that contradict a house rule.
 * @example houseRuleFaults(records) // ["data/faqs/can-i-drink-coffee.json: short.en.0: says “300 mg” where the rule “caffeine” …"]
 */
export function houseRuleFaults(records: readonly ValidRecord[]): Fault[] {
  const rules = recordsOf(records, "HouseRule");
  const broken = brokenRules(rules);
  if (broken.length > 0) return broken;
  return differences(
    statementsOf(records),
    rules.map(({ record }) => record),
  );
}

/**
 * Faults of the whole content: interface texts that contradict a rule, rules that no text states, exceptions that no text needs.
 * @example wholeRuleFaults(files) // ["data/rules/caffeine.json: patterns: find no sentence in en outside the rule itself"]
 */
export function wholeRuleFaults(files: readonly ContentFile[]): Fault[] {
  const rules = files.filter(({ type }) => type === "HouseRule") as (ContentFile & { record: HouseRule })[];
  const { index } = readerFor(files);
  const ofInterface = interfaceTexts().flatMap(({ file, texts }) => statementsOfTexts(file, texts, index));
  const all = [...statementsOf(files), ...ofInterface];
  const places = new Set(all.map(({ rule, language, file }) => `${rule} ${language} ${file === `data/rules/${rule}.json`}`));
  const differing = new Set(all.filter(({ isRight }) => !isRight).map(({ rule, file, figure }) => `${rule} ${file} ${figure}`));
  return [
    ...differences(
      ofInterface,
      rules.map(({ record }) => record),
    ),
    ...rules.flatMap(({ file, record: { key, exceptions } }) => [
      ...languages.flatMap((language) => [
        ...(places.has(`${key} ${language} true`) ? [] : [faultAt(file, `statement.${language}`, "is not recognised by its own patterns")]),
        ...(places.has(`${key} ${language} false`)
          ? []
          : [faultAt(file, "patterns", `find no sentence in ${language} outside the rule itself`)]),
      ]),
      ...exceptions
        .filter((exception) => !differing.has(`${key} ${exception.file} ${exception.figure}`))
        .map((exception) => faultAt(file, "exceptions", `${exception.file} no longer says “${exception.figure}”; remove the exception`)),
    ]),
  ];
}
