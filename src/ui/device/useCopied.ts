import { useState } from "react";
import { copyText } from "./copyText";

export interface Copied {
  /** The text last copied, and whether the device allowed it; null before the first copy, and once `madeOf` has changed. */
  copied: { text: string; isDone: boolean } | null;
  copy: (text: string) => void;
}

/**
 * Copies a text and remembers whether that worked.
 * @param madeOf the result of the last copy is dropped when this changes
 */
export function useCopied(madeOf: string): Copied {
  const [last, setLast] = useState<{ text: string; isDone: boolean; madeOf: string } | null>(null);
  return {
    copied: last?.madeOf === madeOf ? last : null,
    copy: async (text) => setLast({ text, isDone: await copyText(text), madeOf }),
  };
}
