import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { readFormValues } from "../../ui/device/readFormValues";
import { type Keeping, useCalculatorState } from "./useCalculatorState";

export type Answer = { ok: true } | { ok: false; field: string; reason: string };

export interface Calculator<Fields, Result extends Answer> {
  form: RefObject<HTMLFormElement>;
  /** The fields as they stand in the form. */
  fields: Fields;
  set: (change: Partial<Fields>) => void;
  /** The good answer, if there is one. */
  answer: Extract<Result, { ok: true }> | null;
  /** The field that is wrong and why, if one is. */
  refusal: Extract<Result, { ok: false }> | null;
  submit: (event: FormEvent) => void;
  /** Changes fields from outside the form and works it out again; the focus stays, unless what had it goes away. */
  update: (change: Partial<Fields>, movesFocus?: boolean) => void;
  /** Takes the result away, as when another method is chosen. */
  clear: () => void;
  forget: () => void;
  isRemembered: boolean;
}

/**
 * State of a tool's form: its fields (typed, shared, or as they were last on this device), its answer, and where the focus goes: to the
 * result, or to the first field that is wrong.
 * @param name name of the tool on the device, like "months-pregnant"
 * @param empty all fields as text, empty or at their default
 * @param calculate turns the fields into an answer; reads no clock of its own
 * @param prefill what the site knows already, where nothing was typed, shared or remembered
 * @param whereToKeep where an answered form goes at this moment
 */
export function useCalculator<Fields extends Record<string, string>, Result extends Answer>(
  name: string,
  empty: Fields,
  calculate: (fields: Fields) => Result,
  prefill?: () => Partial<Fields>,
  whereToKeep?: () => Keeping,
): Calculator<Fields, Result> {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<Result | null>(null);
  const tool = useCalculatorState(name, empty, form, () => setAnswer(null), prefill, whereToKeep);
  /** How often an answer was asked for that takes the focus. */
  const [focusRequest, setFocusRequest] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared or remembered state is worked out once, when it has arrived
  useEffect(() => {
    if (!tool.isRestored) return;
    const restored = calculate(tool.state);
    // What is out of date by now is no fault of the reader's: the form stands there, and nothing is said.
    if (restored.ok) setAnswer(restored);
  }, [tool.isRestored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each time an answer is asked for
  useEffect(() => {
    if (focusRequest === 0 || !answer) return;
    const target = answer.ok ? document.getElementById("result") : form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    target?.focus();
    // Below the form the answer comes up to the top, so that the verdict is read first and nothing of it is cut off.
    if (answer.ok && target && target.getBoundingClientRect().top > innerHeight / 3) target.scrollIntoView({ block: "start" });
  }, [focusRequest]);

  /** The tap is answered by its button first: a long result is drawn after that, a little at a time. */
  const show = (next: Result) =>
    startTransition(() => {
      setAnswer(next);
      setFocusRequest((times) => times + 1);
    });

  return {
    form,
    fields: tool.state,
    set: tool.set,
    answer: answer?.ok ? (answer as Extract<Result, { ok: true }>) : null,
    refusal: answer && !answer.ok ? (answer as Extract<Result, { ok: false }>) : null,
    submit: (event) => {
      event.preventDefault();
      // Read from the form itself: a form sent before the script came is answered before its boxes have reached the state. Only what she changed:
      // what else stands in the boxes is the page's own, while a shared or remembered state has come and is not drawn yet.
      const typed = Object.entries(readFormValues(form.current, empty)).filter(([field, value]) => value !== tool.state[field]);
      const fields = { ...tool.latest(), ...Object.fromEntries(typed) };
      const next = calculate(fields);
      tool.set(fields);
      show(next);
      if (next.ok) tool.remember(fields);
    },
    update: (change, movesFocus = false) => {
      const fields = { ...tool.latest(), ...change };
      const next = calculate(fields);
      tool.set(change);
      setAnswer(next);
      if (movesFocus) setFocusRequest((times) => times + 1);
      if (next.ok) tool.remember(fields);
    },
    clear: () => setAnswer(null),
    forget: () => {
      tool.forget();
      // The button is gone with what it forgot.
      form.current?.querySelector("input")?.focus();
    },
    isRemembered: tool.isRemembered,
  };
}
