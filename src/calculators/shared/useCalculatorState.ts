import { type RefObject, useRef, useState } from "react";
import { isQuiet } from "../../site/quiet/quiet";
import { readFormValues } from "../../ui/device/readFormValues";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { readStored } from "../../ui/device/storage";
import type { StoredName } from "../../ui/device/stored";
import { useOnChange } from "../../ui/device/useOnChange";
import { useStored } from "../../ui/device/useStored";

/** Where the fields of an answered form are stored: on the device and in the address, in the address alone, or nowhere. */
export type Keeping = "device" | "address" | "nowhere";

export interface CalculatorState<State> {
  state: State;
  /** The newest state: a shared or remembered one is here before the form shows it. */
  latest: () => State;
  set: (change: Partial<State>) => void;
  /** True once the state was read from a shared address or from the device, so that the result is shown at once. */
  isRestored: boolean;
  /** Stores the state on the device and writes it into the address, as far as `whereToKeep` allows. */
  remember: (fields: State) => void;
  forget: () => void;
  isRemembered: boolean;
}

/** What is stored under a name, if it is an object; else null. */
const readState = <State>(name: StoredName): State | null => {
  const stored = readStored(name);
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as State) : null;
};

/** The stored fields that the tool knows and that are text. */
const pickTexts = <State extends Record<string, string>>(stored: unknown, empty: State): Partial<State> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name, value]) => name in empty && typeof value === "string")) as Partial<State>;

export interface CalculatorStateInput<State> {
  /** Name of the tool on the device. */
  name: string;
  /** All fields, empty. */
  empty: State;
  /** The form with the fields; each has its own name. */
  form: RefObject<HTMLFormElement | null>;
  /** Called when the fields are emptied, on this page or in another tab. */
  onForgotten: () => void;
  /** Values the site already knows; used only if nothing was typed, shared or remembered. */
  prefill?: () => Partial<State>;
  /** Returns where an answered form is stored; called for each answer. By default on the device. */
  whereToKeep?: () => Keeping;
}

/**
 * The fields of a tool: those typed before the script loaded; else those of a shared address; else those stored on this device; else `prefill`. In
 * quiet mode nothing stored is read.
 */
export function useCalculatorState<State extends Record<string, string>>({
  name,
  empty,
  form,
  onForgotten,
  prefill,
  whereToKeep = () => "device",
}: CalculatorStateInput<State>): CalculatorState<State> {
  const [state, setState] = useState(empty);
  const latest = useRef(empty);
  const change = (next: State) => {
    latest.current = next;
    setState(next);
  };
  const [isRestored, setRestored] = useState(false);
  const wasSaved = useRef(false);
  const [stored, save, forgetSaved] = useStored<State | null>(`ninni-tool-${name}`, null);
  // In quiet mode a tool is as if nothing had been entered before the loss.
  const saved = stored && !isQuiet() ? stored : null;

  // Read once, and again when the stored state has been read or another tab has forgotten it.
  useOnChange([saved === null], () => {
    if (!saved && wasSaved.current) {
      wasSaved.current = false;
      clear();
      return;
    }
    wasSaved.current = saved !== null;
    // Read here as well: the form may be submitted before `saved` has its value.
    const remembered = isQuiet() ? null : (saved ?? readState<State>(`ninni-tool-${name}`));
    const shared = fromFragment(location.hash, Object.keys(empty));
    const typed = readFormValues(form.current, empty);
    // What she typed while the script was loading takes precedence over what is remembered.
    const hasTyped = Object.entries(typed).some(([field, value]) => value !== empty[field]);
    if (hasTyped || (!shared && !remembered)) {
      change({ ...latest.current, ...typed, ...(hasTyped ? {} : prefill?.()) });
      return;
    }
    // A shared address is used alone: nothing stored on this device is mixed into it.
    change({ ...empty, ...(shared ?? pickTexts(remembered, empty)) });
    setRestored(true);
  });

  /** Empties the form, on request or because another tab has forgotten it. */
  function clear(): void {
    change(empty);
    setRestored(false);
    history.replaceState(history.state, "", location.pathname);
    onForgotten();
  }

  return {
    state,
    latest: () => latest.current,
    set: (next) => change({ ...latest.current, ...next }),
    isRestored,
    remember: (fields) => {
      const place = whereToKeep();
      if (place === "device") save(fields);
      if (place !== "nowhere") history.replaceState(history.state, "", toFragment(fields));
    },
    forget: () => {
      wasSaved.current = false;
      forgetSaved();
      clear();
    },
    isRemembered: saved !== null,
  };
}
