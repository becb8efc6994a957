/**
 * Fills in interface texts. It supports only what the site uses of i18next: placeholders, numbers as the language writes them, and plurals. In the
 * browser i18next would cost 18 KB on every page with an island, and in the build it takes several times as long for each text. A test compares the
 * result with i18next’s for every text of the site.
 */
import type { Language } from "../routes/routes";
import { formatNumber } from "./formatNumber";
import { pluralOf } from "./pluralOf";

/** Interface texts by key, with their placeholders. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with its placeholders filled in; with a `count`, in the plural form of the language. An unknown key is returned as its own text. A
 * placeholder without a value stays, because a script may fill it in later. `{{count, number}}` is written with thousands separators.
 * @example formatText({ days_one: "{{count}} day", days_other: "{{count}} days" }, "en", "days", { count: 1 }) // "1 day"
 */
export function formatText(texts: Texts, language: Language, key: string, values: Values = {}): string {
  const { count } = values;
  const forms =
    typeof count === "number" ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(count)}`, `${key}_other`, key] : [key];
  return fillPlaceholders(forms.map((form) => texts[form]).find((form) => form !== undefined) ?? key, language, values);
}

/**
 * A text with its placeholders filled in, for texts of records, which are not interface texts. A placeholder without a value stays, as in formatText;
 * a value that is given as undefined becomes an empty text.
 * @example fillPlaceholders("Write to {{email}}", "en", { email: "a@b.example" }) // "Write to a@b.example"
 */
export function fillPlaceholders(text: string, language: Language, values: Values): string {
  if (!text.includes("{{")) return text;
  return text.replace(/{{(\w+)(, number)?}}/g, (placeholder, name: string, isNumber?: string) => {
    if (!(name in values)) return placeholder;
    if (!isNumber) return String(values[name] ?? "");
    const number = Number(values[name]);
    const [, decimals = ""] = String(number).split(".");
    return formatNumber(number, language, decimals.length);
  });
}
