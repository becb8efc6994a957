/** What the numbers of a query say: week, age, temperature, blood pressure, breaths, hours. */
import type { Language } from "../../routes/routes";
import { babyStage, pregnancyStage, type Stage } from "../../vocabulary/tiers";
import type { DangerFact } from "../index.types";
import type { Token } from "./dangerWords";
import { breathsIn, pressureIn, temperatureIn } from "./measurements";
import { type Context, isSinceWeekday, type Span, spansIn, week } from "./spans";
import { dangerThresholds } from "./thresholds";

export interface Facts {
  facts: ReadonlySet<DangerFact>;
  /** Stage of the mother if the query tells it; two before it is known how far. */
  mother: readonly Stage[] | null;
  baby: readonly Stage[] | null;
  /** Completed week of pregnancy, if told. */
  week: number | undefined;
}

/** The names of those facts that are true. */
const trueOf = (facts: Partial<Record<DangerFact, boolean>>): DangerFact[] =>
  (Object.keys(facts) as DangerFact[]).filter((name) => facts[name]);

/** What was measured: fever, high pressure, fast breathing, or that it is normal. */
function measuredIn(tokens: readonly Token[], used: ReadonlySet<Token>, context: Context): DangerFact[] {
  const limits = dangerThresholds;
  const degrees = temperatureIn(tokens, used, context);
  const pressure = pressureIn(tokens, used, context);
  const isOver = ([upper, lower]: readonly [number, number]): boolean =>
    pressure !== undefined && (pressure[0] >= upper || pressure[1] >= lower);
  const isSevere = isOver(limits.pressure.severe);
  const isHigh = isOver(limits.pressure.high);
  const breaths = breathsIn(tokens, context);
  return trueOf({
    fever: degrees !== undefined && degrees >= limits.temperature.fever,
    fever39: degrees !== undefined && degrees >= limits.temperature.high,
    fever40: degrees !== undefined && degrees >= limits.temperature.veryHigh,
    cold: degrees !== undefined && degrees < limits.temperature.cold,
    noFever: degrees !== undefined && degrees < limits.temperature.fever && degrees >= limits.temperature.cold,
    pressure160: isSevere,
    pressure140: isHigh && !isSevere,
    noPressure: pressure !== undefined && !isHigh && !isSevere,
    breaths50: breaths !== undefined,
    breaths60: breaths !== undefined && breaths >= limits.breaths.tooMany,
  });
}

/** How long something lasts. */
function lastingIn(spans: readonly Span[], tokens: readonly Token[], language: Language): DangerFact[] {
  const { hours, days } = dangerThresholds;
  const longest = Math.max(0, ...spans.filter(({ kind }) => kind === "lasting").map((span) => span.days));
  return trueOf({
    hours3: longest * 24 >= hours.long,
    hours8: longest * 24 >= hours.dry,
    hours12: longest * 24 >= hours.veryDry,
    day: longest >= 1 || isSinceWeekday(tokens, language),
    days7: longest >= days.week,
    weeks2: longest >= days.twoWeeks,
    weeks6: longest >= days.sixWeeks,
  });
}

/** Which spans are the week of pregnancy and the age of the baby. */
interface Told {
  /** The query says that it is a week of pregnancy. */
  own: Span | undefined;
  pregnancy: Span | undefined;
  age: Span | undefined;
  /** Weeks of pregnancy, if told. */
  weeks: number | undefined;
  /** True if a length that may be either is a week of pregnancy. */
  isWeek: boolean;
}

function toldIn(spans: readonly Span[], context: Context): Told {
  const limits = dangerThresholds.weeks;
  const own = spans.find(({ kind }) => kind === "pregnancy");
  const either = spans.find(({ kind, days }) => kind === "either" && days >= 1);
  // “32 haftalık” is a week of pregnancy even if the baby is named: babies of that age are told in months.
  const isWeek = either?.isInWeeks === true && either.value >= limits.likely;
  const pregnancy = own ?? (isWeek || !context.isBaby || context.isPregnant ? either : undefined);
  const weeks =
    pregnancy && pregnancy.days / week >= limits.first && pregnancy.days / week < limits.last ? pregnancy.days / week : undefined;
  const isChild = ({ kind, days }: Span): boolean => kind === "age" && days < dangerThresholds.ages.oldest;
  return { own, pregnancy, weeks, isWeek, age: spans.find(isChild) ?? (context.isPregnant || own ? undefined : either) };
}

/** What follows from the week of pregnancy. */
function weekFacts({ own, pregnancy, weeks }: Told, { isPregnant }: Context): DangerFact[] {
  if (weeks === undefined) return [];
  const limits = dangerThresholds.weeks;
  return trueOf({
    // “4 months” without a word of pregnancy is as likely an age.
    week: pregnancy?.isInWeeks || own !== undefined || isPregnant,
    before16: weeks < limits.sixteen,
    from12: weeks >= limits.twelve && weeks < limits.twenty,
    before20: weeks < limits.twenty,
    from20: weeks >= limits.twenty,
    before24: weeks >= limits.sixteen && weeks < limits.twentyFour,
    before37: weeks >= limits.twenty && weeks < limits.term,
    from37: weeks >= limits.term,
  });
}

/** What follows from the age of the baby. */
function ageFacts({ age, isWeek }: Told, { isBaby }: Context): DangerFact[] {
  if (!age) return [];
  const limits = dangerThresholds.ages;
  return trueOf({
    age: true,
    // “33 haftalık” may be a week of pregnancy; an age in days or years, or of someone called a baby, is none.
    infant: age.kind === "age" || age.days > limits.noWeekAbove || age.days < limits.noWeekBelow || (isBaby && !isWeek),
    under3m: age.days < limits.threeMonths,
    from2w: age.days >= limits.twoWeeks && age.days < limits.tenWeeks,
    firstDay: age.days <= limits.firstDay,
  });
}

/**
 * What the numbers of a query say.
 * @example factsIn(dangerWords("ateşi 38,5", "tr"), context, "tr").facts.has("fever") // true
 */
export function factsIn(tokens: readonly Token[], context: Context, language: Language): Facts {
  const { spans, used } = spansIn(tokens, context, language);
  const told = toldIn(spans, context);
  const { own, age, weeks } = told;
  const facts = new Set<DangerFact>([
    ...measuredIn(tokens, used, context),
    ...lastingIn(spans, tokens, language),
    ...weekFacts(told, context),
    ...ageFacts(told, context),
    ...trueOf({ pregnant: context.isPregnant || own !== undefined, afterBirth: context.isAfterBirth && !own }),
  ]);
  const isAfter = context.isAfterBirth && !own && !context.isPregnant;
  return {
    facts,
    mother: isAfter ? ["afterBirth"] : weeks !== undefined ? [pregnancyStage(weeks)] : context.isPregnant ? ["before20", "from20"] : null,
    baby: age ? [babyStage(Math.floor(age.days / week) + 1)] : null,
    week: weeks === undefined ? undefined : Math.floor(weeks),
  };
}
