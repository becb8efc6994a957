import { type FormEvent, type RefObject, startTransition, useRef, useState } from "react";
import { readFormValues } from "../../ui/device/readFormValues";
import { useOnChange } from "../../ui/device/useOnChange";
import { type Keeping, useCalculatorState } from "./useCalculatorState";

export type Answer = { ok: true } | { ok: false; field: string; reason: string };

export interface Calculator<Fields, Result extends Answer> {
  form: RefObject<HTMLFormElement>;
  /** The fields as they are in the form. */
  fields: Fields;
  set: (change: Partial<Fields>) => void;
  /** The answer, if there is one and no field is wrong. */
  answer: Extract<Result, { ok: true }> | null;
  /** The wrong field and the reason, if there is one. */
  refusal: Extract<Result, { ok: false }> | null;
  submit: (event: FormEvent) => void;
  /** Changes fields from outside the form and calculates again. Moves the focus only if requested, for example when the focused element disappears. */
  update: (change: Partial<Fields>, movesFocus?: boolean) => void;
  /** Removes the result, for example when another method is chosen. */
  clear: () => void;
  forget: () => void;
  isRemembered: boolean;
}

export interface CalculatorInput<Fields, Result extends Answer> {
  /** Name of the tool on the device, like "months-pregnant". */
  name: string;
  /** All fields as text, empty or at their default. */
  empty: Fields;
  /** Turns the fields into an answer; it gets today's date from its caller and does not read the clock. */
  calculate: (fields: Fields) => Result;
  /** Values the site already knows, used if nothing was typed, shared or remembered. */
  prefill?: () => Partial<Fields>;
  /** Returns where an answered form is stored; called for each answer. */
  whereToKeep?: () => Keeping;
}

/**
 * State of a tool's form: its fields (typed, shared, or as last stored on this device), its answer, and where the focus goes: to the
 * result, or to the first field that is wrong.
 * @example useCalculator({ name: "caffeine", empty: { cups: "" }, calculate: (typed) => caffeine(toInput(typed)) })
 */
export function useCalculator<Fields extends Record<string, string>, Result extends Answer>({
  name,
  empty,
  calculate,
  prefill,
  whereToKeep,
}: CalculatorInput<Fields, Result>): Calculator<Fields, Result> {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<Result | null>(null);
  const tool = useCalculatorState({ name, empty, form, onForgotten: () => setAnswer(null), prefill, whereToKeep });
  /** How often an answer was requested that takes the focus. */
  const [focusRequest, setFocusRequest] = useState(0);

  // A shared or remembered state is worked out once, when it has arrived.
  useOnChange([tool.isRestored], () => {
    if (!tool.isRestored) return;
    const restored = calculate(tool.state);
    // Fields that are out of date by now are not the reader's mistake: the form is shown without an error.
    if (restored.ok) setAnswer(restored);
  });

  // The focus moves once for each time an answer is asked for.
  useOnChange([focusRequest], () => {
    if (focusRequest === 0 || !answer) return;
    const target = answer.ok ? document.getElementById("result") : form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    target?.focus();
    // If the answer is below the form, it is scrolled to the top, so that its first line is read first and nothing is cut off.
    if (answer.ok && target && target.getBoundingClientRect().top > innerHeight / 3) target.scrollIntoView({ block: "start" });
  });

  /** The button reacts to the tap first; a long result is rendered after that, in small steps. */
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
      // Read from the form itself: it may be submitted before what was typed has reached the state. Only fields that differ from the state are taken:
      // the others show the state, and `latest` may already have a shared or remembered value that is not shown yet.
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
      // The pressed button disappears together with the stored fields.
      form.current?.querySelector("input")?.focus();
    },
    isRemembered: tool.isRemembered,
  };
}
