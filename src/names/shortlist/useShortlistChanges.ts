import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { useShortlist } from "../useShortlist";

/** The shortlist, its last change in words, and a way to undo each change. */
export function useShortlistChanges() {
  const t = useTexts();
  const { saved, set, forget } = useShortlist();
  /** The lists before each change, for undo. */
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [said, setSaid] = useState("");
  const put = (ids: readonly string[]) => (ids.length === 0 ? forget() : set(ids));
  const change = (ids: readonly string[], words: string) => {
    setPast([...past, saved]);
    put(ids);
    setSaid(words);
  };
  const undo = () => {
    put(past.at(-1) ?? saved);
    setPast(past.slice(0, -1));
    setSaid(t("shortlist.undone"));
    document.getElementById("shortlist-title")?.focus();
  };
  return { saved, said, canUndo: past.length > 0, change, undo };
}
