import { type RefObject, useEffect, useRef } from "react";
import { isListOfTexts, useStored } from "./useStored";

export interface Ticks<Element extends HTMLElement> {
  /** Goes on the element that holds the boxes. */
  form: RefObject<Element>;
  /** Values of the boxes that are ticked, those of other pages under the same name included. */
  ticked: readonly string[];
  onChange: () => void;
}

/**
 * Boxes that tick without script; with it the ticks stay on the device under a name, those made before it came included.
 * @param name under which they are kept; pages with the same name share what is kept, their values must differ
 * @example const { form, ticked, onChange } = useTicks<HTMLDivElement>("ninni-checklists");
 */
export function useTicks<Element extends HTMLElement>(name: string): Ticks<Element> {
  const form = useRef<Element>(null);
  const [ticked, setTicked] = useStored<string[]>(name, [], isListOfTexts);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
  const valuesOf = (inputs: HTMLInputElement[]) => inputs.map(({ value }) => value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive: what was ticked before that is kept too
  useEffect(() => {
    const before = valuesOf(boxes().filter(({ checked }) => checked));
    if (before.length > 0) setTicked((kept) => [...new Set([...kept, ...before])]);
  }, []);
  // The boxes follow what is stored, another tab's unticking included; on the first run nothing has been read yet.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are read from the page
  useEffect(() => {
    if (!isFirst.current) for (const box of boxes()) box.checked = ticked.includes(box.value);
    isFirst.current = false;
  }, [ticked]);

  return {
    form,
    ticked,
    onChange: () => {
      const here = valuesOf(boxes());
      const checked = valuesOf(boxes().filter(({ checked }) => checked));
      setTicked((kept) => [...kept.filter((value) => !here.includes(value)), ...checked]);
    },
  };
}
