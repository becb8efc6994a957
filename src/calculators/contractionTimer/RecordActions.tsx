import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { copyText } from "../../ui/device/copyText";
import { Icon } from "../../ui/Icon";

export interface RecordActionsProps {
  /** Makes the record as plain text when it is needed. */
  text: () => string;
  /** Turns the record of somebody who timed the pauses round. */
  onSwap: () => void;
  onClear: () => void;
}

/** Buttons for the record: the device's own sharing, the clipboard, printing, turning it round or deleting it. Nothing is sent by itself. */
export function RecordActions({ text, onSwap, onClear }: RecordActionsProps) {
  const t = useTexts();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <div className="no-print" css={{ paddingTop: "1rem" }}>
      <p css={{ display: "flex", flexWrap: "wrap", gap: "0.625rem" }}>
        {canShare && (
          // Closing the share sheet is not an error.
          <button type="button" css={ghostButton} onClick={() => navigator.share({ text: text() }).catch(() => undefined)}>
            <Icon name="share" /> {t("timer.share")}
          </button>
        )}
        <button type="button" css={ghostButton} onClick={async () => setCopied(await copyText(text()))}>
          <Icon name="book" /> {t("timer.copy")}
        </button>
        <button type="button" css={ghostButton} onClick={() => window.print()}>
          <Icon name="print" /> {t("tool.print")}
        </button>
        <button type="button" css={ghostButton} onClick={onSwap}>
          <Icon name="hourglass" /> {t("timer.swap")}
        </button>
        <button type="button" css={ghostButton} onClick={onClear}>
          <Icon name="close" /> {t("timer.clear")}
        </button>
      </p>
      <p role="status">{isCopied !== null && t(isCopied ? "timer.copied" : "timer.notCopied")}</p>
    </div>
  );
}
