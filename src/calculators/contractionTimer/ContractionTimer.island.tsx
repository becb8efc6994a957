import { useRef, useState } from "react";
import { localDate } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { readHospitalPhone } from "../../triage/hospitalPhone";
import { type ShownSign, SignCards } from "../../triage/SignCards";
import { readFormValues } from "../../ui/device/readFormValues";
import { useOnMount } from "../../ui/device/useOnChange";
import { pregnancyStage } from "../../vocabulary/tiers";
import { ContractionList } from "./ContractionList";
import { hour, lengthOf, minute } from "./contractions";
import { RecordActions } from "./RecordActions";
import { TapButton } from "./TapButton";
import { TimerAdvice } from "./TimerAdvice";
import { TimerFigures } from "./TimerFigures";
import { TimerQuestions } from "./TimerQuestions";
import { timerGrid, timerPanel } from "./timer.styles";
import { type TimerState, weeksOf } from "./timerState";
import { recordAsText } from "./timerWords";
import { UndoTap } from "./UndoTap";
import { useSaid } from "./useSaid";
import { useTimer } from "./useTimer";
import { useWakeLock } from "./useWakeLock";

export interface ContractionTimerProps {
  /** Signs that the recorded contractions can trigger. */
  rules: readonly ShownSign[];
  /** Signs with which she should not wait to time contractions. */
  dangers: readonly ShownSign[];
}

/** The contraction timer: a button, three figures, advice, and the record. */
export default function ContractionTimer({ rules, dangers }: ContractionTimerProps) {
  const t = useTexts();
  const language = useLanguage();
  const timer = useTimer();
  const { state, now, assessment, knownWeeks } = timer;
  const { history } = state;
  const [phone, setPhone] = useState<string | null>(null);
  const [taps, setTaps] = useState(0);
  const questions = useRef<HTMLFormElement>(null);
  // Runs once: what she chose before the script loaded, and what is stored on the device.
  useOnMount(() => {
    setPhone(readHospitalPhone());
    const chosen = readFormValues(questions.current, { term: "", birth: "" });
    if (Object.keys(chosen).length > 0) timer.choose(chosen as Partial<TimerState>);
  });

  // In use: a contraction is running, or the last one began less than an hour ago.
  const isInUse = assessment.elapsedMs !== null || (assessment.sinceLastMs ?? hour) < hour;
  const lock = useWakeLock(isInUse);

  const said = useSaid(taps, history, assessment, rules);
  const weeks = weeksOf(knownWeeks, state.term);
  const stage = pregnancyStage(weeks ?? 37);
  const rule = state.birth === "first" ? (state.goesSooner ? "later" : "first") : state.birth === "later" ? "later" : null;
  const text = () =>
    recordAsText(t, language, {
      history,
      assessment,
      said: [
        ...(knownWeeks === null ? [] : [t("weeksCount", { count: knownWeeks })]),
        ...(state.birth === "" ? [] : [t(`timer.birth.${state.birth}`)]),
      ],
      today: localDate(new Date(now ?? Date.now())),
    });
  const advice = (
    <TimerAdvice
      key="advice"
      assessment={assessment}
      rules={rules}
      stage={stage}
      rule={rule}
      phone={phone}
      onForgetLength={() => {
        for (const one of history) if ((lengthOf(one) ?? 0) > 2 * minute || one.end === null) timer.forgetLength(one.start);
      }}
    />
  );
  const asked = <TimerQuestions key="questions" form={questions} state={state} knownWeeks={knownWeeks} onChoose={timer.choose} />;
  return (
    <div css={timerGrid}>
      <section aria-label={t("timer.panel")} css={timerPanel}>
        <TimerFigures assessment={assessment} />
        <TapButton
          assessment={assessment}
          onTap={() => {
            timer.tap();
            setTaps(taps + 1);
          }}
        />
        <UndoTap timer={timer} />
        {isInUse && <p className="quiet">{t(`timer.screen.${lock}`)}</p>}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </section>
      <div className="advice">
        {/* The questions that decide the rule come before it; when it is time to act, the advice comes first. */}
        {assessment.advice === "go" || assessment.isForgotten ? [advice, asked] : [asked, advice]}
      </div>
      <section className="dangers wide" aria-labelledby="timer-dangers">
        <h2 id="timer-dangers">{t("timer.dangers")}</h2>
        <SignCards
          signs={dangers.filter(({ key }) => (weeks ?? 0) < 37 || !key.startsWith("preterm"))}
          stage={stage}
          isWhole={false}
          isWide
        />
      </section>
      {history.length > 0 && (
        <section className="history wide" aria-labelledby="timer-history">
          <h2 id="timer-history">{t("timer.history")}</h2>
          <ContractionList history={history} onRemove={timer.remove} />
          <RecordActions text={text} onSwap={timer.swap} onClear={timer.clear} />
        </section>
      )}
    </div>
  );
}
