import type { RefObject } from "react";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { TickField } from "../../ui/form/TickField";
import { leaf, media, use } from "../../ui/theme/tokens";
import type { TimerState } from "./timerState";

export interface TimerQuestionsProps {
  form: RefObject<HTMLFormElement>;
  state: TimerState;
  /** Completed weeks by the date stored on the device; if known, the question about them is left out. */
  knownWeeks: number | null;
  onChoose: (change: Partial<TimerState>) => void;
}

/** The questions that decide which rule applies: before or from 37 weeks, which birth, and reasons to go sooner. */
export function TimerQuestions({ form, state, knownWeeks, onChoose }: TimerQuestionsProps) {
  const t = useTexts();
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={t("timer.questions")}
      onSubmit={(event) => event.preventDefault()}
      css={{
        display: "grid",
        gap: "1rem",
        background: use.raised,
        boxShadow: use.shadowCard,
        borderRadius: leaf.l,
        padding: "1.125rem 1.25rem",
        [media.printOrNoScript]: { display: "none" },
      }}
    >
      {knownWeeks === null ? (
        <ChoiceField
          legend={t("timer.term")}
          name="term"
          value={state.term}
          choices={(["before37", "from37"] as const).map((value) => ({ value, label: t(`timer.term.${value}`) }))}
          onChange={(term) => onChoose({ term })}
        />
      ) : (
        <p>{t("timer.knownWeeks", { count: knownWeeks })}</p>
      )}
      <ChoiceField
        legend={t("timer.birth")}
        name="birth"
        value={state.birth}
        choices={(["first", "later"] as const).map((value) => ({ value, label: t(`timer.birth.${value}`) }))}
        onChange={(birth) => onChoose({ birth })}
      />
      {state.birth === "first" && (
        <TickField
          legend={t("timer.sooner")}
          hint={t("timer.sooner.hint")}
          boxes={[{ name: "goesSooner", label: t("timer.sooner.one"), isTicked: state.goesSooner }]}
          onChange={({ goesSooner }) => onChoose({ goesSooner: goesSooner === "1" })}
        />
      )}
    </form>
  );
}
