import { useState } from "react";
import { readDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { useOnMount } from "../../ui/device/useOnChange";
import { useStored } from "../../ui/device/useStored";
import { assessContractions, type ContractionAssessment } from "./assessContractions";
import { begin, type Contraction, isDoubleTap, remove, runningOf, second, stop, swapped, takeBack, withoutLength } from "./contractions";
import { emptyState, isTimerState, type TimerState, weeksFrom, weeksOf } from "./timerState";

export interface Timer {
  state: TimerState;
  /** The time shown, in milliseconds since 1970; null until it is read in the browser. */
  now: number | null;
  assessment: ContractionAssessment;
  /** Completed weeks by the date stored on the device. */
  knownWeeks: number | null;
  /** What her last change of the record can be taken back with: a deletion, or turning it round. */
  restorable: "removed" | "swapped" | null;
  choose: (change: Partial<TimerState>) => void;
  tap: () => void;
  /** Undoes the last tap; null if there is none to undo. */
  takeBack: (() => void) | null;
  forgetLength: (start: number) => void;
  remove: (one: Contraction) => void;
  /** Turns the record of somebody who timed the pauses round. */
  swap: () => void;
  restore: () => void;
  clear: () => void;
}

/** The time and the weeks of pregnancy, read once a second and when the page is shown again; null until they are read in the browser. */
function useClock() {
  const [now, setNow] = useState<number | null>(null);
  const [knownWeeks, setKnownWeeks] = useState<number | null>(null);
  const look = () => {
    setNow(Date.now());
    setKnownWeeks(weeksFrom(readDueOrBirth(), new Date()));
  };
  useOnMount(() => {
    look();
    const ticking = setInterval(look, second);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  });
  return { now, knownWeeks, look };
}

/** State of the timer: the history on the device, the time once a second, and what both mean. Lengths are differences of times; ticks are not counted. */
export function useTimer(): Timer {
  const [state, keep, forget] = useStored<TimerState>("ninni-tool-contraction-timer", emptyState, isTimerState);
  const { now, knownWeeks, look } = useClock();
  const [before, setBefore] = useState<{ by: "removed" | "swapped"; history: Contraction[] } | null>(null);

  const change = (next: (history: Contraction[]) => Contraction[]) => {
    look();
    keep((known) => ({ ...known, history: next(known.history) }));
  };
  // Until the time is read in the browser, the history is treated as empty too.
  const assessment = assessContractions(now === null ? [] : state.history, now ?? 0, {
    weeks: weeksOf(knownWeeks, state.term),
    isFirstBirth: state.birth === "" ? null : state.birth === "first",
    goesSooner: state.goesSooner,
  });
  const untapped = now === null ? null : takeBack(state.history, now);
  return {
    state,
    now,
    assessment,
    knownWeeks,
    restorable: before?.by ?? null,
    choose: (chosen) => keep((state) => ({ ...state, ...chosen })),
    tap: () => {
      const moment = Date.now();
      if (isDoubleTap(state.history, moment)) return;
      setBefore(null);
      change((history) => {
        const running = runningOf(history);
        const goesOn = running && !assessContractions(history, moment, { weeks: null, isFirstBirth: null }).isForgotten;
        return goesOn ? stop(history, moment) : begin(history, moment);
      });
    },
    takeBack: untapped && (() => change(() => untapped)),
    forgetLength: (start) => change((history) => withoutLength(history, start)),
    remove: (one) => {
      setBefore({ by: "removed", history: state.history });
      change((history) => remove(history, one.start));
    },
    swap: () => {
      setBefore({ by: "swapped", history: state.history });
      change(swapped);
    },
    restore: () => {
      if (before) change(() => before.history);
      setBefore(null);
    },
    clear: () => {
      setBefore(null);
      forget();
    },
  };
}
