import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localDate } from "../calculators/calendar";
import { type MonthsPregnantAnswer, type MonthsPregnantInput, monthsPregnant } from "../calculators/monthsPregnant";
import { button, chip } from "../components/Button.styles";
import { DateField, fieldStyles } from "./DateField";
import { isoOf, type Parts } from "./dateParts";
import { MonthsPregnantResult } from "./MonthsPregnantResult";
import { toolForm, toolGrid, toolResult } from "./tool.styles";
import { typedBefore } from "./typedBefore";
import { useToolState } from "./useToolState";

const modes = ["lmp", "edd", "week"] as const;
type Mode = (typeof modes)[number];

/** The fields as they stand in the form, in a shared address and on the device. */
const empty = { mode: "lmp", weeks: "", days: "", day: "", month: "", year: "" };

type Fields = typeof empty;

const modeOf = ({ mode }: Fields): Mode => modes.find((known) => known === mode) ?? "lmp";

/** What the form holds as the calculator takes it: the form asks for completed weeks, as an ultrasound report has them, and it counts running ones. */
const inputOf = (fields: Fields): MonthsPregnantInput =>
  modeOf(fields) === "week"
    ? { mode: "week", week: Number(fields.weeks.trim() || Number.NaN) + 1, day: Number(fields.days.trim() || 0) }
    : { mode: modeOf(fields), date: isoOf(fields) };

type Refusal = Extract<MonthsPregnantAnswer, { ok: false }>;

/** Form and result of “how many months pregnant am I?”. */
export function MonthsPregnantTool({ today = localDate(new Date()) }: { today?: string }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const tool = useToolState("months-pregnant", empty, form);
  const { state } = tool;
  const mode = modeOf(state);
  const [answer, setAnswer] = useState<MonthsPregnantAnswer | null>(null);
  const [isFresh, setFresh] = useState(false);

  const calculate = (fields: Fields) => monthsPregnant(inputOf(fields), today);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared or remembered state is worked out once, when it has arrived
  useEffect(() => {
    if (tool.isRestored) setAnswer(calculate(state));
  }, [tool.isRestored]);

  useEffect(() => {
    if (!isFresh || !answer) return;
    const target = answer.ok ? document.getElementById("result") : form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    target?.focus();
    setFresh(false);
  }, [isFresh, answer]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Read from the form itself: a form sent before the script came is answered before its boxes have reached the state.
    const fields = { ...state, ...typedBefore(form.current, empty) };
    const next = calculate(fields);
    tool.set(fields);
    setAnswer(next);
    setFresh(true);
    if (next.ok) tool.remember(fields);
  };
  const refusal: Refusal | null = answer && !answer.ok ? answer : null;
  const errorOf = (field: Refusal["field"]) => (refusal?.field === field ? t(`months.error.${refusal.reason}`) : undefined);

  return (
    <div css={toolGrid}>
      <form ref={form} onSubmit={submit} noValidate aria-label={t("months.form")} css={toolForm}>
        <fieldset css={fieldStyles}>
          <legend>{t("months.mode")}</legend>
          <div css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
            {modes.map((value) => (
              <label key={value} css={chip}>
                <input
                  type="radio"
                  name="mode"
                  value={value}
                  checked={mode === value}
                  onChange={() => {
                    tool.set({ mode: value });
                    setAnswer(null);
                  }}
                />
                {t(`months.mode.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {mode === "week" ? (
          <WeekFields weeks={state.weeks} days={state.days} weekError={errorOf("week")} dayError={errorOf("day")} onChange={tool.set} />
        ) : (
          <DateField
            legend={t(`months.date.${mode}`)}
            hint={t(`months.date.${mode}Hint`)}
            error={errorOf("date")}
            value={state as Parts}
            onChange={({ day, month, year }) => tool.set({ day, month, year })}
          />
        )}
        <button type="submit" css={button}>
          {t("tool.calculate")}
        </button>
      </form>
      <section id="result" tabIndex={-1} aria-live="polite" aria-labelledby="result-title" css={toolResult}>
        <h2 id="result-title">{t("months.result")}</h2>
        {answer?.ok ? (
          <MonthsPregnantResult
            answer={answer}
            isRemembered={tool.isRemembered}
            onForget={() => {
              tool.forget();
              setAnswer(null);
            }}
          />
        ) : (
          <p>{t("months.before")}</p>
        )}
      </section>
    </div>
  );
}

interface WeekFieldsProps {
  weeks: string;
  days: string;
  weekError?: string;
  dayError?: string;
  onChange: (fields: { weeks?: string; days?: string }) => void;
}

function WeekFields({ weeks, days, weekError, dayError, onChange }: WeekFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset css={fieldStyles} aria-describedby="weeks-hint">
      <legend>{t("months.weeks")}</legend>
      <p className="hint" id="weeks-hint">
        {t("months.weeksHint")}
      </p>
      {(weekError || dayError) && (
        <p className="error" id="weeks-error">
          {weekError ?? dayError}
        </p>
      )}
      <div className="row">
        <label>
          {t("months.weeksLabel")}
          <input
            name="weeks"
            inputMode="numeric"
            autoComplete="off"
            value={weeks}
            onChange={(event) => onChange({ weeks: event.target.value })}
            aria-invalid={weekError ? true : undefined}
            aria-describedby={weekError ? "weeks-error" : undefined}
          />
        </label>
        <label>
          {t("months.daysLabel")}
          <input
            name="days"
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={(event) => onChange({ days: event.target.value })}
            aria-invalid={dayError ? true : undefined}
            aria-describedby={dayError ? "weeks-error" : undefined}
          />
        </label>
      </div>
    </fieldset>
  );
}
