import { useTexts } from "../../text/useTexts";
import type { NameFilters } from "../nameFilter";

/** Returns the function that writes the value of a filter in words; the order has no words. */
export function useFilterWords(): (filter: keyof NameFilters, value: string) => string {
  const t = useTexts();
  const say: Record<keyof NameFilters, (value: string) => string> = {
    q: (value) => t("names.applied", { what: t("names.q"), value }),
    letter: (value) => t("names.applied", { what: t("names.letter"), value }),
    has: (value) => t("names.applied", { what: t("names.has"), value }),
    length: (value) => t(`names.length.${value}`),
    syllables: (value) => t(`names.syllables.${value}`),
    origin: (value) => t(`origin.${value}`),
    theme: (value) => t(`theme.${value}`),
    plain: () => t("names.plain"),
    english: () => t("names.english"),
    sort: () => "",
  };
  return (filter, value) => say[filter](value);
}
