/**
 * Interface texts in the browser: stands in for react-i18next there (src/gatsby/webpack.ts), which would cost 18 KB on every page with an island. It does
 * what the site uses of i18next and nothing else: placeholders, numbers as the language writes them, and plurals. A test holds it against i18next for every text of the site.
 */
import type { Language } from "../routes/routes";

export type Values = Readonly<Record<string, string | number | undefined>>;

/** Made once a language: making one takes longer than all else here. */
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};
function pluralOf(language: Language, count: number): string {
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count);
}

/**
 * A text with its placeholders filled in; with a `count` the plural form of the language. An unknown key is its own text.
 * `{{count, number}}` has marks between its thousands.
 * @example formatText({ days_one: "{{count}} day", days_other: "{{count}} days" }, "en", "days", { count: 1 }) // "1 day"
 */
export function formatText(texts: Readonly<Record<string, string>>, language: Language, key: string, values: Values = {}): string {
  const { count } = values;
  const forms =
    typeof count === "number"
      ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(language, count)}`, `${key}_other`, key]
      : [key];
  const text = forms.map((form) => texts[form]).find((form) => form !== undefined) ?? key;
  if (!text.includes("{{")) return text;
  return text.replace(/{{(\w+)(, number)?}}/g, (_, name: string, isNumber?: string) =>
    isNumber ? new Intl.NumberFormat(language).format(Number(values[name])) : String(values[name] ?? ""),
  );
}

let language: Language = "tr";
const loaded: Record<string, string> = {};
const t = (key: string, values?: Values): string => formatText(loaded, language, key, values);

/** Fetches the namespaces an island uses; each is a file of its own, kept by the browser. */
export async function loadTexts(of: Language, namespaces: readonly string[]): Promise<void> {
  language = of;
  const files = await Promise.all(
    // Only what islands use becomes a file; the list is that of registry.ts, and a test compares them.
    namespaces.map(
      (namespace) =>
        import(
          /* webpackInclude: /\/(birth|budget|caffeine|careTimeline|children|chineseGender|common|contractionTimer|day|dueDate|growthPercentile|home|ivf|leavePlanner|monthsPregnant|nameList|names|namesHub|ovulation|pregnancyQuiz|triage|vaccineCalendar|weightGain|zodiac)\.json$/ */
          `../locales/${of}/${namespace}.json`
        ),
    ),
  );
  for (const file of files) Object.assign(loaded, file.default);
}

/** As react-i18next's hook, for components that run on both sides. */
export const useTranslation = () => ({ t, i18n: { language } });
