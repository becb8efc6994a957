import { useState } from "react";

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
    copy: (text) => {
      const done = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error("no clipboard"));
      done.then(
        () => setLast({ text, isDone: true, madeOf }),
        () => setLast({ text, isDone: false, madeOf }),
      );
    },
  };
}
