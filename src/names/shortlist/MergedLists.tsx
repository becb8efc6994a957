import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { mergeLists } from "../../ui/device/sharedState";
import { MergedNames } from "./MergedNames";
import type { NameEntries } from "./useNameEntries";

const groups = ["both", "mine", "theirs"] as const;

export interface MergedListsProps {
  mine: readonly string[];
  theirs: readonly string[];
  entries: NameEntries;
  /** Adds names to the list; `words` is the message about it. */
  onAdd: (ids: readonly string[], words: string) => void;
  onClose: () => void;
  /** Called before the pressed button disappears, so that the focus can move. */
  onDone: () => void;
}

/** Names on both lists, only on hers, only on the other, with buttons to take the last ones over. */
export function MergedLists({ mine, theirs, entries, onAdd, onClose, onDone }: MergedListsProps) {
  const t = useTexts();
  const lists = mergeLists(mine, theirs);
  const found = entries.find(theirs);
  const missing = theirs.length - found.length;
  const addable = entries.find(lists.theirs);
  return (
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
              onDone();
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
            onDone();
            onClose();
          }}
        >
          {t("shortlist.merge.close")}
        </button>
      </p>
    </>
  );
}
