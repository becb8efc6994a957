import { useEffect, useRef } from "react";
import { useTexts } from "../../text/useTexts";
import { LineForm } from "../../ui/form/LineForm";
import { MergedLists } from "./MergedLists";
import type { ParsedShortlist } from "./shortlists";
import type { NameEntries } from "./useNameEntries";

export interface ShortlistMergeProps {
  /** Names on the shortlist of this device. */
  mine: readonly string[];
  /** The list in the address or in the pasted link; null before there is one. */
  shared: ParsedShortlist | null;
  entries: NameEntries;
  onRead: (link: string) => void;
  /** Adds names to the list; `words` is the message about it. */
  onAdd: (ids: readonly string[], words: string) => void;
  onClose: () => void;
}

/** The partner's list compared with the reader's own: names on both, only on hers, only on the other. Nothing is added without a tap. */
export function ShortlistMerge({ mine, shared, entries, onRead, onAdd, onClose }: ShortlistMergeProps) {
  const t = useTexts();
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const refusal = shared?.ok === false ? shared.reason : null;
  const theirs = shared?.ok ? shared.items : null;
  useEffect(() => {
    if (shared) (shared.ok ? part : field).current?.focus();
  }, [shared]);

  return (
    <div className={`part off-sheet needs-script${theirs ? "" : " no-print"}`} ref={part} tabIndex={-1}>
      <h3>{t(theirs ? "shortlist.merge.sharedTitle" : "shortlist.merge")}</h3>
      {theirs && entries.state === "ready" && (
        <MergedLists mine={mine} theirs={theirs} entries={entries} onAdd={onAdd} onClose={onClose} onDone={() => part.current?.focus()} />
      )}
      <LineForm
        id="partner-link"
        name={t("shortlist.merge")}
        words={{ label: t("shortlist.merge.label"), hint: t("shortlist.merge.hint"), submit: t("shortlist.merge.read") }}
        error={refusal && t(refusal === "newer" ? "share.newer" : `shortlist.merge.error.${refusal}`)}
        field={field}
        onSubmit={onRead}
      />
    </div>
  );
}
