import { useTexts } from "../../text/useTexts";
import type { ContractionAssessment } from "./assessContractions";
import { tapButton } from "./timer.styles";
import { clockOf, distanceInWords } from "./timerWords";

export interface TapButtonProps {
  assessment: ContractionAssessment;
  onTap: () => void;
}

/** The button that starts and stops a contraction; its text says what the next tap means. The running time is not read out by screen readers. */
export function TapButton({ assessment, onTap }: TapButtonProps) {
  const t = useTexts();
  const { elapsedMs, isForgotten, sinceLastMs } = assessment;
  const isRunning = elapsedMs !== null && !isForgotten;
  return (
    <button type="button" data-waits="" data-running={isRunning ? "" : undefined} css={tapButton} onClick={onTap}>
      {isRunning ? (
        <>
          <span className="clock" aria-hidden="true">
            {clockOf(elapsedMs)}
          </span>
          <b>{t("timer.stop")}</b>
          <small aria-hidden="true">{t("timer.stopHint")}</small>
        </>
      ) : (
        <>
          <b>{t("timer.start")}</b>
          <small aria-hidden="true">
            {sinceLastMs === null ? t("timer.startHint") : t("timer.last", { distance: distanceInWords(t, sinceLastMs) })}
          </small>
        </>
      )}
    </button>
  );
}
