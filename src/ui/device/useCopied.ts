import { useState } from "react";
import { copyText } from "./copyText";

export interface Copied {
  /** What was to be copied last, and whether the device has let us; null before, and once what it was made of has changed. */
  copied: { text: string; isDone: boolean } | null;
  copy: (text: string) => void;
}

/**
 * Copies a text and knows how that went.
 * @param madeOf what is said of a copy goes when this changes
 */
export function useCopied(madeOf: string): Copied {
  const [last, setLast] = useState<{ text: string; isDone: boolean; madeOf: string } | null>(null);
  return {
    copied: last?.madeOf === madeOf ? last : null,
    copy: async (text) => setLast({ text, isDone: await copyText(text), madeOf }),
  };
}
