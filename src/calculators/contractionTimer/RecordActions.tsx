import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { copyText } from "../../ui/device/copyText";
import { Icon } from "../../ui/Icon";

export interface RecordActionsProps {
  /** The record as plain text, made when it is asked for. */
  text: () => string;
  onClear: () => void;
}

/** Hands the record on: through the device's own sharing, the clipboard or paper. Nothing goes anywhere by itself. */
export function RecordActions({ text, onClear }: RecordActionsProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <div className="no-print" css={{ paddingTop: "1rem" }}>
      <p css={{ display: "flex", flexWrap: "wrap", gap: "0.625rem" }}>
        {canShare && (
          // A closed share sheet is an answer too.
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
        <button type="button" css={ghostButton} onClick={onClear}>
          <Icon name="close" /> {t("timer.clear")}
        </button>
      </p>
      <p role="status">{isCopied !== null && t(isCopied ? "timer.copied" : "timer.notCopied")}</p>
    </div>
  );
}
