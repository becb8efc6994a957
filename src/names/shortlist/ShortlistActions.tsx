import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { useCopied } from "../../ui/device/useCopied";
import { lineField } from "../../ui/form/lineField.styles";
import { Icon } from "../../ui/Icon";
import { mostShared, shareShortlist } from "./shortlists";

export interface ShortlistActionsProps {
  /** Names to share. */
  ids: readonly string[];
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

/** Copy the list as a link, print it, forget it, take the last change back. */
export function ShortlistActions({ ids, said, onForget, onUndo }: ShortlistActionsProps) {
  const { t } = useTranslation();
  const undoButton = useRef<HTMLButtonElement>(null);
  // With the list its buttons go; the way back takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the list becomes empty
  useEffect(() => {
    if (!onForget) undoButton.current?.focus();
  }, [onForget === undefined]);

  // What is said of a link goes with the next change.
  const { copied, copy } = useCopied(ids.join() + said);
  return (
    <div className="no-print" css={{ display: "grid", gap: "0.75rem", marginTop: "1rem" }}>
      <p className="buttons">
        {ids.length > 0 && (
          <>
            <button type="button" css={ghostButton} onClick={() => copy(location.origin + location.pathname + shareShortlist(ids))}>
              <Icon name="link" /> {t("shortlist.share")}
            </button>
            <button type="button" css={ghostButton} onClick={printSheet}>
              <Icon name="print" /> {t("shortlist.print")}
            </button>
          </>
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
      <p role="status">
        {copied ? t(copied.isDone ? "shortlist.copied" : "shortlist.notCopied") : said}
        {copied && ids.length > mostShared && ` ${t("shortlist.cut", { most: mostShared })}`}
      </p>
      {copied && !copied.isDone && (
        <div css={lineField}>
          <label htmlFor="shortlist-link">{t("shortlist.link")}</label>
          <div className="line">
            <input id="shortlist-link" readOnly value={copied.text} onFocus={(event) => event.target.select()} />
          </div>
        </div>
      )}
    </div>
  );
}
