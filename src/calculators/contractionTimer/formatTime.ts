import type { Language } from "../../routes/routes";

/**
 * The time of day in the reader's own time zone.
 * @param moment milliseconds since 1970
 * @example formatTime(Date.now(), "tr") // "03:12"
 */
export const formatTime = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(language === "tr" ? "tr-TR" : "en-GB", { hour: "2-digit", minute: "2-digit" }).format(moment);
