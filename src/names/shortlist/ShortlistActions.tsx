import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { SharePanel } from "../../ui/SharePanel";
import { mostShared, shareShortlist } from "./shortlists";

export interface ShortlistActionsProps {
  /** Names to share, as the shortlist stores them. */
  ids: readonly string[];
  /** The same as they are written, for the message; empty as long as they are on their way. */
  names: readonly string[];
  /** What happened last, in words. */
  said: string;
  /** Not given while there is nothing to forget. */
  onForget?: () => void;
  /** Not given while there is nothing to take back. */
  onUndo?: () => void;
}

/** Prints the list alone; the mark tells the print styles so. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.print = "shortlist";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}

/** Names a message holds; the link has them all. */
const mostInMessage = 12;

/** Hand the list on, print it, forget it, take the last change back. */
export function ShortlistActions({ ids, names, said, onForget, onUndo }: ShortlistActionsProps) {
  const { t } = useTranslation();
  const undoButton = useRef<HTMLButtonElement>(null);
  // With the list its buttons go; the way back takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the list becomes empty
  useEffect(() => {
    if (!onForget) undoButton.current?.focus();
  }, [onForget === undefined]);

  const message =
    names.length > 0
      ? t("shortlist.message", { names: names.slice(0, mostInMessage).join(", ") + (names.length > mostInMessage ? "…" : "") })
      : t("shortlist.title");
  return (
    <div className="no-print" css={{ display: "grid", gap: "0.75rem", marginTop: "1rem" }}>
      {ids.length > 0 && (
        // A list is there only in the browser, so its address is too.
        <SharePanel page={location.origin + location.pathname} fragment={shareShortlist(ids)} message={message} />
      )}
      {ids.length > mostShared && <p className="note">{t("shortlist.cut", { most: mostShared })}</p>}
      <p className="buttons">
        {ids.length > 0 && (
          <button type="button" css={ghostButton} onClick={printSheet}>
            <Icon name="print" /> {t("shortlist.print")}
          </button>
        )}
        {onForget && (
          <button type="button" css={ghostButton} onClick={onForget}>
            <Icon name="close" /> {t("shortlist.forget")}
          </button>
        )}
        {onUndo && (
          <button type="button" ref={undoButton} css={ghostButton} onClick={onUndo}>
            {t("shortlist.undo")}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
