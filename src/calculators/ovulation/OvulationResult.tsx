import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { CycleDates } from "./CycleDates";
import { CycleStrip } from "./CycleStrip";
import { CycleSum, type CycleSumProps } from "./CycleSum";
import type { Cycle, OvulationAnswer } from "./ovulation";
import { ovulationEntries } from "./ovulationEntries";

export interface OvulationResultProps {
  answer: Extract<OvulationAnswer, { ok: true }>;
  figures: CycleSumProps["figures"];
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

/** The next fertile days in words first, then the cycle as a strip, the calculation and its limits. */
export function OvulationResult({ answer, figures, today, isRemembered, onForget }: OvulationResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (value: string) => formatDate(value, language, { day: "numeric", month: "long" });
  const { cycles, notes, periodLength } = answer;
  const current = cycles[0];
  const cycle: Cycle | undefined = cycles.find(({ fertile }) => fertile.to >= today) ?? current;
  const isLater = cycle !== current;
  const shown = ["overlapsPeriod", "skipped", "unusualCycle", "spread"] as const;
  return (
    <>
      {cycle && current ? (
        <>
          <p>{cycle.fertile.to < today ? t("ovu.lastFertile") : t(isLater ? "ovu.laterFertile" : "ovu.nextFertile")}</p>
          <p css={bigAnswer}>
            {t("ovu.range", { from: short(cycle.fertile.from), to: short(cycle.fertile.to) })}
            <small>{t(cycle.best ? "ovu.sixDays" : "ovu.wideDays")}</small>
          </p>
          <CycleStrip cycle={cycle} periodLength={periodLength} />
          <CycleDates cycle={cycle} current={current} />
          <CycleSum cycle={cycle} figures={figures} />
        </>
      ) : (
        <p>{t("ovu.none")}</p>
      )}
      {shown
        .filter((note) => notes.includes(note))
        .map((note) => (
          <p key={note}>{t(`ovu.note.${note}`)}</p>
        ))}
      <p>
        <strong>{t("ovu.notContraception")}</strong>
      </p>
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        calendar={
          cycle && {
            fileName: "ninni-cycle.ics",
            entries: () =>
              ovulationEntries(
                cycles,
                { fertile: t("ovu.entry.fertile"), period: t("ovu.entry.period"), description: t("ovu.entry.text") },
                today,
              ),
          }
        }
      />
    </>
  );
}
