import { type RefObject, useEffect, useRef, useState } from "react";
import { readFormValues } from "../../ui/device/readFormValues";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { readStored } from "../../ui/device/storage";
import { useStored } from "../../ui/device/useStored";

export interface CalculatorState<State> {
  state: State;
  set: (change: Partial<State>) => void;
  /** True once the state came from a shared address or from the device, so that the result is to be shown at once. */
  isRestored: boolean;
  /** Keeps the state on the device and puts it into the address. */
  remember: (fields: State) => void;
  forget: () => void;
  isRemembered: boolean;
}

/** Of what is stored, the fields the tool knows, as far as they are text. */
const pickTexts = <State extends Record<string, string>>(stored: unknown, empty: State): Partial<State> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name, value]) => name in empty && typeof value === "string")) as Partial<State>;

/**
 * The fields of a tool: from a shared address if there is one, else as they were last on this device, else what was typed into the form
 * before the script came.
 * @param name name of the tool on the device
 * @param empty all fields, empty
 * @param form where the fields are typed; each has its own name
 * @param onForgotten called when the fields were emptied, on this page or in another tab
 * @param prefill what the site knows already; used only where nothing was typed, shared or remembered
 */
export function useCalculatorState<State extends Record<string, string>>(
  name: string,
  empty: State,
  form: RefObject<HTMLFormElement | null>,
  onForgotten: () => void,
  prefill?: () => Partial<State>,
): CalculatorState<State> {
  const [state, setState] = useState(empty);
  const [isRestored, setRestored] = useState(false);
  const wasSaved = useRef(false);
  const [saved, save, forgetSaved] = useStored<State | null>(`ninni-tool-${name}`, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again when the stored state has been read or another tab has forgotten it
  useEffect(() => {
    if (!saved && wasSaved.current) {
      wasSaved.current = false;
      clear();
      return;
    }
    wasSaved.current = saved !== null;
    const shared = fromFragment(location.hash, Object.keys(empty));
    const typed = readFormValues(form.current, empty);
    // What she typed while the script was loading wins over what is remembered.
    const hasTyped = Object.entries(typed).some(([field, value]) => value !== empty[field]);
    if (hasTyped || (!shared && !saved)) {
      // What is remembered comes a moment later: nothing may stand in the boxes by then that looks as if she had typed it.
      const isFree = !hasTyped && readStored(`ninni-tool-${name}`) === null;
      setState((before) => ({ ...before, ...typed, ...(isFree ? prefill?.() : {}) }));
      return;
    }
    // A shared address stands for itself: nothing of this device is mixed into it.
    setState({ ...empty, ...(shared ?? pickTexts(saved, empty)) });
    setRestored(true);
  }, [saved === null]);

  /** Empties the form, here or because another tab has forgotten it. */
  function clear(): void {
    setState(empty);
    setRestored(false);
    history.replaceState(history.state, "", location.pathname);
    onForgotten();
  }

  return {
    state,
    set: (change) => setState((before) => ({ ...before, ...change })),
    isRestored,
    remember: (fields) => {
      save(fields);
      history.replaceState(history.state, "", toFragment(fields));
    },
    forget: () => {
      wasSaved.current = false;
      forgetSaved();
      clear();
    },
    isRemembered: saved !== null,
  };
}
