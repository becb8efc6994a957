import type { Language } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";
import type { Translate } from "../../text/textsFor";
import { amountOf, nursingYear } from "../shared/leaveParameters";
import type { LeaveDay } from "./leaveDays";

export interface LeaveWords {
  title: string;
  line: string;
}

/**
 * Returns the function that writes a day of leave or a payment in words, with the amounts of the law.
 * @example leaveWords(t, "en")({ key: "back", rule: "worker-after", … }).title // "Back at work"
 */
export function leaveWords(t: Translate, language: Language): (day: LeaveDay) => LeaveWords {
  const amount = (key: string) => formatNumber(amountOf(key), language, Number.isInteger(amountOf(key)) ? 0 : 1);
  const values: Record<LeaveDay["key"], Record<string, string | number>> = {
    start: {},
    pay: { n: amount("pay-premium-days") },
    stop: { n: amount("worker-stop") },
    nursing: { amount: amount("nursing"), year: nursingYear, n: amount("nursing-premium-days") },
    grant: { first: amount("grant-first"), second: amount("grant-second"), later: amount("grant-later") },
    back: { n: amount("worker-after") },
    "half-time-apply": { n: amount("worker-half-time-apply") },
    milk: { n: amount("worker-milk") },
  };
  return ({ key, rule }) => ({
    title: t(`care.leaveDay.${key}`),
    line: t(`care.leaveDay.${key}.line`, key === "start" ? { n: amount(rule) } : values[key]),
  });
}
