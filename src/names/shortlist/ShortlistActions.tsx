import { useRef } from "react";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { useOnChange } from "../../ui/device/useOnChange";
import { Icon } from "../../ui/Icon";
import { SharePanel } from "../../ui/SharePanel";
import { mostShared, shareShortlist } from "./shortlists";

export interface ShortlistActionsProps {
  /** Names to share, as the shortlist stores them. */
  ids: readonly string[];
  /** The same names as they are written, for the message; empty while they are loading. */
  names: readonly string[];
  /** Message about the last change. */
  said: string;
  /** Left out while there is nothing to forget. */
  onForget?: () => void;
  /** Left out while there is nothing to undo. */
  onUndo?: () => void;
}

/** Prints the list alone: the attribute on the root element switches the print styles. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.print = "shortlist";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}

/** Most names in the text of a message; the link has all of them. */
const mostInMessage = 12;

/** Buttons to share the list, print it, forget it, and undo the last change. */
export function ShortlistActions({ ids, names, said, onForget, onUndo }: ShortlistActionsProps) {
  const t = useTexts();
  const undoButton = useRef<HTMLButtonElement>(null);
  // When the list becomes empty its buttons disappear, so the undo button takes the focus.
  // Once when the list becomes empty.
  useOnChange([onForget === undefined], () => {
    if (!onForget) undoButton.current?.focus();
  });

  const message =
    names.length > 0
      ? t("shortlist.message", { names: names.slice(0, mostInMessage).join(", ") + (names.length > mostInMessage ? "…" : "") })
      : t("shortlist.title");
  return (
    <div className="no-print" css={{ display: "grid", gap: "0.75rem", marginTop: "1rem" }}>
      {ids.length > 0 && (
        // This is rendered in the browser only, where there is an address.
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
