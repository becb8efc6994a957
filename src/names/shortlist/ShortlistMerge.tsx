import { useEffect, useRef } from "react";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { mergeLists } from "../../ui/device/sharedState";
import { LineForm } from "../../ui/form/LineForm";
import { MergedNames } from "./MergedNames";
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

const groups = ["both", "mine", "theirs"] as const;

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

  const lists = mergeLists(mine, theirs ?? []);
  const found = entries.find(theirs ?? []);
  const missing = entries.state === "ready" && theirs ? theirs.length - found.length : 0;
  const addable = entries.find(lists.theirs);
  return (
    <div className={`part off-sheet needs-script${theirs ? "" : " no-print"}`} ref={part} tabIndex={-1}>
      <h3>{t(theirs ? "shortlist.merge.sharedTitle" : "shortlist.merge")}</h3>
      {theirs && entries.state === "ready" && (
        <>
          <p role="status">{t(mine.length === 0 ? "shortlist.merge.fresh" : "shortlist.merge.how")}</p>
          {missing > 0 && <p className="note">{t("shortlist.missing", { count: missing })}</p>}
          {groups
            .filter((group) => mine.length > 0 || group === "theirs")
            .map((group) => (
              <MergedNames
                key={group}
                title={t(mine.length === 0 ? "shortlist.merge.sent" : `shortlist.merge.${group}`)}
                names={entries.find(lists[group])}
                among={entries.find([...mine, ...theirs])}
                onAdd={group === "theirs" ? ({ id, name }) => onAdd([id], t("shortlist.added", { name })) : undefined}
              />
            ))}
          <p className="buttons">
            {addable.length > 0 && (
              <button
                type="button"
                css={button}
                onClick={() => {
                  part.current?.focus();
                  onAdd(
                    addable.map(({ id }) => id),
                    t("shortlist.addedAll", { count: addable.length }),
                  );
                }}
              >
                {t(mine.length === 0 ? "shortlist.merge.keep" : "shortlist.merge.addAll")}
              </button>
            )}
            <button
              type="button"
              css={ghostButton}
              onClick={() => {
                part.current?.focus();
                onClose();
              }}
            >
              {t("shortlist.merge.close")}
            </button>
          </p>
        </>
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
