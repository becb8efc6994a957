import { useTexts } from "../../text/useTexts";
import type { ContractionAssessment } from "./assessContractions";
import { distanceInWords, lengthInWords } from "./timerWords";

export interface TimerFiguresProps {
  assessment: ContractionAssessment;
}

/** The number of contractions in the last hour, and the averages of their distance and length. */
export function TimerFigures({ assessment }: TimerFiguresProps) {
  const t = useTexts();
  const figures = [
    ["count", assessment.count === 0 ? "–" : String(assessment.count)],
    ["interval", assessment.intervalMs === null ? "–" : distanceInWords(t, assessment.intervalMs)],
    ["length", assessment.lengthMs === null ? "–" : lengthInWords(t, assessment.lengthMs)],
  ] as const;
  return (
    <dl>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`timer.figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
