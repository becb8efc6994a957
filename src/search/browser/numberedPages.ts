/** Finds the page of a week, a month or an age: “28. haftada yapılacaklar”, “9 aylık bebeğe kahvaltı”. */
import type { Language } from "../../routes/routes";
import { isContentWord } from "../../text/words";
import type { Kind } from "../../vocabulary/searchKinds";
import type { OpenIndex, OpenPage } from "./openIndex";
import type { Asked, Stage } from "./readTime";

/** Kinds that belong to one stage; the others are for both. */
const stageOfKind: Partial<Record<Kind, Stage>> = {
  week: "pregnancy",
  symptom: "pregnancy",
  food: "pregnancy",
  remedy: "pregnancy",
  babyWeek: "baby",
  babyFood: "baby",
  play: "baby",
  firstAid: "baby",
};

/** Words for one of several pages of the same time, and words that say nothing beyond it. */
const intents: Record<Language, { list: RegExp; eat: RegExp; does: RegExp; nothing: RegExp }> = {
  tr: {
    list: /^(?:yapil|yaptir|kontrol|liste|test|tahlil|hazirli)/,
    eat: /^(?:yer|yeme|yesin|yiye|yese|beslen|kahvalti|menu|ogun|ek|gida|mama|veril|verey|ver|icer|tarif|yedir)/,
    does: /^(?:yapabil|yapar|yapmali|neler|gelisim|beceri|bilmeli|gelisme)/,
    nothing:
      /^(?:hamile|gebe|beb|gelisim|gelisme|hafta|haftalik|ay|aylik|anne|kac|olmali|boy|kilo|buyuklu|ne|neler|belirti|hakkinda|cm|gram|gr|cocu|takvim|takip|takib|dayim|icinde|geldi|basladi|oldu|olan|rahim|karin|karni)/,
  },
  en: {
    list: /^(?:check|list|todo|appointment|scan)/,
    eat: /^(?:eat|food|feed|meal|breakfast|menu|recipe|solid|wean|drink|lunch|dinner|snack|cook)/,
    does: /^(?:milestone|development|able|skill|doing|should|new|develop)/,
    nothing:
      /^(?:pregnan|preg|bab|develop|week|month|old|size|big|length|weight|growth|bump|new|now|update|symptom|newborn|milestone|happen|expect|fetus|foetus|today|just|turn|what|should|do|doing|old|fruit|look|like|idea)/,
  },
};

/**
 * The number in the address of a week or month.
 * @example numberOf(index.pages.find(({ kind }) => kind === "week")) // 1
 */
export const numberOf = (page: OpenPage | undefined): number => Number(/\/(\d+)$/.exec(page?.path ?? "")?.[1] ?? Number.NaN);

/** The stage a page belongs to; null if it is for both. */
export function stageOf(page: OpenPage): Stage | null {
  if (page.kind === "question")
    return /bebek-sik|baby-faq/.test(page.path) ? "baby" : /hamilelik-sik|pregnancy-faq/.test(page.path) ? "pregnancy" : null;
  if (page.kind === "article")
    return /\/(?:yeni-anne|anne|new-mother|mother)\//.test(page.path)
      ? "baby"
      : /\/(?:hamile|pregnant)\//.test(page.path)
        ? "pregnancy"
        : null;
  if (page.kind === "list") return /hamilelik|pregnancy/.test(page.path) ? "pregnancy" : "baby";
  return stageOfKind[page.kind] ?? null;
}

export interface NumberedPage {
  page: number;
  /** The other pages of that time. */
  others: number[];
  /** True if the query asks for nothing else. */
  isAlone: boolean;
}

/**
 * The page of the time a query names; null if it names none.
 * @example findNumbered(readTime(["25", "hafta"], "tr"), index)?.isAlone // true
 */
export function findNumbered({ time, words }: Asked, index: OpenIndex): NumberedPage | null {
  if (!time) return null;
  const { list, eat, does, nothing } = intents[index.language];
  const telling = words.filter((word) => !/^\d+$/.test(word) && isContentWord(word, index.language));
  const wants = (intent: RegExp): boolean => telling.some((word) => intent.test(word));
  const pageOf = (kind: Kind, n: number): number =>
    index.pages.findIndex((page) => page.kind === kind && numberOf(page) === n && stageOf(page) === time.stage);
  const isWeek = time.unit === "week";
  const inWeeks = isWeek ? time.n : Math.max(1, Math.round(time.n * 4.345));
  const inMonths = isWeek ? Math.floor(time.n / 4.345) : time.n;
  const places: [Kind, number][] =
    time.stage === "pregnancy"
      ? [
          ...(wants(list) ? [["list", inWeeks] as [Kind, number]] : []),
          ...(isWeek ? [] : [["food", time.n] as [Kind, number]]),
          ["week", inWeeks],
        ]
      : [
          ...(wants(eat) ? [["babyFood", inMonths] as [Kind, number]] : []),
          ...(isWeek && !wants(does) ? [] : [["list", inMonths] as [Kind, number]]),
          ["babyWeek", inWeeks],
          ["babyFood", inMonths],
        ];
  const [page, ...others] = new Set(places.map(([kind, n]) => pageOf(kind, n)).filter((at) => at >= 0));
  if (page === undefined) return null;
  const isAlone = telling.every(
    (word) => nothing.test(word) || list.test(word) || ((time.stage === "baby" || !isWeek) && (eat.test(word) || does.test(word))),
  );
  return { page, others, isAlone };
}
