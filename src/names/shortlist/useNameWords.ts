import { formatNumber } from "../../text/formatNumber";
import { lower } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { splitSyllables } from "../../vocabulary/syllables";
import { isPlain } from "../nameFilter";
import type { ListedName } from "./useNameEntries";

/** The features compared, in the order of the table. */
export const comparedFeatures = ["meaning", "origin", "evidence", "themes", "letters", "syllables", "plain", "place"] as const;
export type ComparedFeature = (typeof comparedFeatures)[number];

/**
 * Whether a name follows Turkish rules; the syllables of names in English use are not counted.
 * @example isReadAsTurkish({ lists: ["english"] }) // false
 */
export const isReadAsTurkish = ({ lists }: Pick<ListedName, "lists">): boolean => !lists.includes("english");

/** Functions that write the features of a name in words. */
export function useNameWords(): {
  /** The name, with its side if `among` has it twice. */
  label: (name: ListedName, among: readonly ListedName[]) => string;
  feature: (name: ListedName, feature: ComparedFeature) => string;
} {
  const t = useTexts();
  const language = useLanguage();
  const none = "–";
  return {
    label: ({ name, side, id }, among) =>
      among.some((other) => other.name === name && other.id !== id) ? t("shortlist.named", { name, side: t(`side.${side}`) }) : name,
    feature: (entry, feature) => {
      const { name, meaning, origins, evidence, themes, place } = entry;
      const parts = lower(name, "tr").split(" ");
      const answers: Record<ComparedFeature, () => string> = {
        meaning: () => meaning,
        origin: () => origins.map((origin) => t(`origin.${origin}`)).join(", "),
        evidence: () => t(`evidence.${evidence}`),
        themes: () => themes.map((theme) => t(`theme.${theme}`)).join("; ") || none,
        letters: () => formatNumber(parts.join("").length, language),
        syllables: () => (isReadAsTurkish(entry) ? formatNumber(parts.flatMap(splitSyllables).length, language) : none),
        plain: () => t(isPlain(name) ? "shortlist.plain" : "shortlist.notPlain"),
        place: () =>
          place === null ? t("shortlist.noPlace") : t("shortlist.place", { rank: formatNumber(place.rank, language), year: place.year }),
      };
      return answers[feature]();
    },
  };
}
