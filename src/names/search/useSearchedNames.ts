import { startTransition, useEffect, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import type { Fetched } from "../../ui/device/useFetched";
import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { useNames } from "../useNames";
import { prepareNames } from "./prepareNames";

/** Files of names that are prepared for the search. */
const prepared = new WeakSet<readonly NameEntry[]>();

/**
 * The names of a side, fetched once when they are needed, and prepared for the search when they arrive.
 * @param side null while they are not needed
 */
export function useSearchedNames(side: NameGender | null): Fetched<NameEntry[]> {
  const language = useLanguage();
  const { content, retry } = useNames(side);
  const [, setReady] = useState<readonly NameEntry[]>();
  useEffect(() => {
    if (typeof content === "string") return;
    if (prepared.has(content)) return setReady(content);
    let isWanted = true;
    prepareNames(content, language).then(() => {
      prepared.add(content);
      // Rendering them takes long: a key pressed meanwhile is handled first.
      if (isWanted) startTransition(() => setReady(content));
    });
    return () => {
      isWanted = false;
    };
  }, [content, language]);
  return { content: typeof content !== "string" && !prepared.has(content) ? "loading" : content, retry };
}
