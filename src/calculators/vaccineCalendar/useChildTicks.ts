import { useStored } from "../../ui/device/useStored";
import type { Children } from "../shared/children";
import { otherBirths, type Ticks, ticksKey, ticksName, ticksOf, withoutTicks } from "../shared/childTicks";

export interface ChildTicks {
  /** The ticked doses of the current child, by day of birth. */
  doneOf: (birthDate: string) => string[];
  tick: (birthDate: string, keys: readonly string[], isGiven: boolean) => void;
  /** True if something is ticked for the current child. */
  hasAny: boolean;
  forget: () => void;
}

/** The doses ticked for the current child of a family; they are stored by day of birth and child. */
export function useChildTicks(family: Children): ChildTicks {
  const child = family.current;
  const [ticks, setTicks, forgetTicks] = useStored<Ticks>(ticksName, {});
  const others = withoutTicks(ticks, child, otherBirths(family));
  const doneOf = (birthDate: string): string[] => {
    const found = ticksOf(ticks, birthDate, child);
    return Array.isArray(found) ? found : [];
  };
  return {
    doneOf,
    tick: (birthDate, keys, isGiven) => {
      const rest = doneOf(birthDate).filter((key) => !keys.includes(key));
      setTicks((before) => ({ ...before, [ticksKey(birthDate, child)]: isGiven ? [...rest, ...keys] : rest }));
    },
    hasAny: Object.keys(others).length < Object.keys(ticks).length,
    forget: () => {
      if (Object.keys(others).length > 0) setTicks(others);
      else forgetTicks();
    },
  };
}
