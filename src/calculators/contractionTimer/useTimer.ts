import { useEffect, useState } from "react";
import { readOwnDate } from "../../site/ownDate";
import { useStored } from "../../ui/device/useStored";
import { assessContractions, type ContractionAssessment } from "./assessContractions";
import { begin, type Contraction, remove, runningOf, second, stop, takeBack, withoutLength } from "./contractions";
import { emptyState, isTimerState, type TimerState, weeksFrom, weeksOf } from "./timerState";

export interface Timer {
  state: TimerState;
  /** The time shown, in milliseconds since 1970; null until it is read in the browser. */
  now: number | null;
  assessment: ContractionAssessment;
  /** Completed weeks by the date stored on the device. */
  knownWeeks: number | null;
  /** The contraction she deleted last, while it can be restored. */
  removed: Contraction | null;
  choose: (change: Partial<TimerState>) => void;
  tap: () => void;
  /** Undoes the last tap; null if there is none to undo. */
  takeBack: (() => void) | null;
  forgetLength: (start: number) => void;
  remove: (one: Contraction) => void;
  restore: () => void;
  clear: () => void;
}

/** State of the timer: the history on the device, the time once a second, and what both mean. Lengths are differences of times; ticks are not counted. */
export function useTimer(): Timer {
  const [state, keep, forget] = useStored<TimerState>("ninni-tool-contraction-timer", emptyState, isTimerState);
  const [now, setNow] = useState<number | null>(null);
  const [knownWeeks, setKnownWeeks] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Contraction | null>(null);

  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      setKnownWeeks(weeksFrom(readOwnDate(), new Date()));
    };
    look();
    const ticking = setInterval(look, second);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const change = (next: (history: Contraction[]) => Contraction[]) => {
    setNow(Date.now());
    keep((before) => ({ ...before, history: next(before.history) }));
  };
  // Until the time is read in the browser, the history is treated as empty too.
  const assessment = assessContractions(now === null ? [] : state.history, now ?? 0, {
    weeks: weeksOf(knownWeeks, state.term),
    isFirstBirth: state.birth === "" ? null : state.birth === "first",
    goesSooner: state.goesSooner,
  });
  const before = now === null ? null : takeBack(state.history, now);
  return {
    state,
    now,
    assessment,
    knownWeeks,
    removed,
    choose: (chosen) => keep((state) => ({ ...state, ...chosen })),
    tap: () => {
      setRemoved(null);
      const moment = Date.now();
      change((history) => {
        const running = runningOf(history);
        const goesOn = running && !assessContractions(history, moment, { weeks: null, isFirstBirth: null }).isForgotten;
        return goesOn ? stop(history, moment) : begin(history, moment);
      });
    },
    takeBack: before && (() => change(() => before)),
    forgetLength: (start) => change((history) => withoutLength(history, start)),
    remove: (one) => {
      setRemoved(one);
      change((history) => remove(history, one.start));
    },
    restore: () => {
      if (removed) change((history) => [...history, removed].sort((a, b) => a.start - b.start));
      setRemoved(null);
    },
    clear: () => {
      setRemoved(null);
      forget();
    },
  };
}
