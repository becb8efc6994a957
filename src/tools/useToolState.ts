import { type RefObject, useEffect, useState } from "react";
import { useStored } from "../components/useStored";
import { fromFragment, toFragment } from "./shareState";
import { typedBefore } from "./typedBefore";

export interface ToolState<State> {
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
const textsOf = <State extends Record<string, string>>(stored: unknown, empty: State): Partial<State> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name, value]) => name in empty && typeof value === "string")) as Partial<State>;

/**
 * The fields of a tool: from a shared address if there is one, else as they were last on this device, else what was typed into the form
 * before the script came.
 * @param name name of the tool on the device
 * @param empty all fields, empty
 * @param form where the fields are typed; each has its own name
 */
export function useToolState<State extends Record<string, string>>(
  name: string,
  empty: State,
  form: RefObject<HTMLFormElement | null>,
): ToolState<State> {
  const [state, setState] = useState(empty);
  const [isRestored, setRestored] = useState(false);
  const [kept, keep, forgetKept] = useStored<State | null>(`ninni-tool-${name}`, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again when the stored state has been read
  useEffect(() => {
    const shared = fromFragment(location.hash, Object.keys(empty));
    if (!shared && !kept) {
      setState((before) => ({ ...before, ...typedBefore(form.current, empty) }));
      return;
    }
    // A shared address stands for itself: nothing of this device is mixed into it.
    setState({ ...empty, ...(shared ?? textsOf(kept, empty)) });
    setRestored(true);
  }, [kept === null]);

  return {
    state,
    set: (change) => setState((before) => ({ ...before, ...change })),
    isRestored,
    remember: (fields) => {
      keep(fields);
      history.replaceState(history.state, "", toFragment(fields));
    },
    forget: () => {
      forgetKept();
      setState(empty);
      setRestored(false);
      history.replaceState(history.state, "", location.pathname);
    },
    isRemembered: kept !== null,
  };
}
