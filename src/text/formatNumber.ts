import type { Language } from "../routes/routes";

const marks: Record<Language, { decimal: string; thousands: string }> = {
  tr: { decimal: ",", thousands: "." },
  en: { decimal: ".", thousands: "," },
};

/**
 * A number as the language writes it, for readers: a negative number has a true minus sign, which is as wide as a digit and read out as “minus”.
 * `Intl` gives the same result, and a test checks this, but the first number it formats takes about 50 ms on a cheap phone, which would delay the
 * reader’s result. Files for machines do not use this function.
 * @param value below 10¹⁵ and above 10⁻⁶ in size, or 0
 * @param decimals digits after the decimal mark, 0 to 5; a half is rounded away from 0
 * @example formatNumber(-32.2, "tr", 1) // "−32,2"
 * @example formatNumber(3250, "en") // "3,250"
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { decimal, thousands } = marks[language];
  // The decimal point is moved in the written digits instead of by multiplying: 1.005 becomes 1.01, as a reader would round it.
  const digits = String(Math.round(Number(`${Math.abs(value)}e${decimals}`))).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands);
  return (value < 0 ? "−" : "") + whole + (decimals > 0 ? decimal + digits.slice(-decimals) : "");
}
