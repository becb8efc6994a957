import { useTranslation } from "react-i18next";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { CycleStrip } from "./CycleStrip";
import type { Cycle, Days, OvulationAnswer } from "./ovulation";
import { ovulationEntries } from "./ovulationEntries";

export interface OvulationResultProps {
  answer: Extract<OvulationAnswer, { ok: true }>;
  /** The typed figures, in days: cycle and luteal phase, or shortest and longest cycle. */
  figures: { cycle: number; luteal: number } | { shortest: number; longest: number };
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

/** The next fertile days in words first, then the cycle as a strip, the calculation and its limits. */
export function OvulationResult({ answer, figures, today, isRemembered, onForget }: OvulationResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const short = (value: string) => formatDate(value, language, { day: "numeric", month: "long" });
  const range = ({ from, to }: Days) => (from === to ? date(from) : t("ovu.range", { from: date(from), to: date(to) }));
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
          {cycle.best && cycle.wide && cycle.ovulation && (
            <>
              <p>
                <strong>{t("ovu.best", { days: range(cycle.best) })}</strong> {t("ovu.around", { date: short(cycle.ovulation) })}
              </p>
              <p>{t("ovu.wide", { days: range(cycle.wide) })}</p>
            </>
          )}
          <p>
            {t("ovu.next", { days: range(current.next) })}{" "}
            {current.edd ? t("ovu.test", { date: date(current.next.from) }) : t("ovu.testIrregular", { date: date(current.next.to) })}
          </p>
          {cycle.edd && <p>{t("ovu.due", { date: date(cycle.edd) })}</p>}
          <ResultSum>
            <p>
              {"cycle" in figures
                ? t("ovu.sumRegular", {
                    start: date(cycle.start.from),
                    cycle: figures.cycle,
                    next: date(cycle.next.from),
                    luteal: figures.luteal,
                    ovulation: date(cycle.ovulation ?? cycle.next.from),
                  })
                : t("ovu.sumIrregular", {
                    shortest: figures.shortest,
                    first: Math.max(1, figures.shortest - 18),
                    longest: figures.longest,
                    last: figures.longest - 11,
                  })}
            </p>
          </ResultSum>
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
