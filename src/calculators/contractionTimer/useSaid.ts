import { useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import type { ShownSign } from "../../triage/SignCards";
import { useOnChange } from "../../ui/device/useOnChange";
import type { ContractionAssessment } from "./assessContractions";
import type { Contraction } from "./contractions";
import { lengthOf, runningOf } from "./contractions";
import { formatTime } from "./formatTime";
import { lengthInWords, summaryInWords } from "./timerWords";

/**
 * The sentence that screen readers hear: after each tap what has begun or ended, and a sign that begins to apply.
 * @param taps how often she has tapped
 */
export function useSaid(
  taps: number,
  history: readonly Contraction[],
  assessment: ContractionAssessment,
  rules: readonly ShownSign[],
): string {
  const t = useTexts();
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const running = runningOf(history);
  const last = history[history.length - 1];
  const shownSigns = rules.filter(({ key }) => assessment.signs.some((sign) => sign === key));
  const signsNow = shownSigns.map(({ key }) => key).join();
  // Announced once for each tap and once when a sign begins to apply, not every second.
  useOnChange([taps, signsNow], () => {
    if (taps === 0) return;
    const length = last && lengthOf(last);
    const event = running
      ? t("timer.said.started", { time: formatTime(running.start, language) })
      : length
        ? `${t("timer.said.ended", { length: lengthInWords(t, length) })} ${summaryInWords(t, assessment)}`
        : "";
    const signs = shownSigns.map(({ text }) => `${text}.`);
    setSaid([event, ...(signs.length > 0 ? [t("pregnancy.now.title"), ...signs] : [])].filter(Boolean).join(" "));
  });
  return said;
}
