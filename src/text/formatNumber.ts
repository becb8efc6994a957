import type { Language } from "../routes/routes";

const marks: Record<Language, { decimal: string; thousands: string }> = {
  tr: { decimal: ",", thousands: "." },
  en: { decimal: ".", thousands: "," },
};

/**
 * A number as the language writes it, to be read: a negative one has the minus sign of print, which is as wide as a digit and read out as “minus”.
 * `Intl` writes the same, and a test holds it to that; the first number it writes takes a cheap phone a twentieth of a second, which a reader would wait
 * for her answer. Files for machines write their own numbers.
 * @param value below 10¹⁵ and above 10⁻⁶, or 0
 * @param decimals how many digits behind the mark, 0 to 5; half is rounded up, away from 0
 * @example formatNumber(-32.2, "tr", 1) // "−32,2"
 * @example formatNumber(3250, "en") // "3,250"
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { decimal, thousands } = marks[language];
  // Moved by the digits one sees, not by a product: 1.005 is 1.01, as one would say.
  const digits = String(Math.round(Number(`${Math.abs(value)}e${decimals}`))).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands);
  return (value < 0 ? "−" : "") + whole + (decimals > 0 ? decimal + digits.slice(-decimals) : "");
}
