import { useEffect, useId, useState } from "react";
import { useTexts } from "../text/useTexts";
import { ghostButton, onlyWithScript } from "./Button.styles";
import { useCopied } from "./device/useCopied";
import { lineField } from "./form/lineField.styles";
import { Icon } from "./Icon";
import { QrCode } from "./QrCode";
import { fixed, size, use } from "./theme/tokens";

export interface SharePanelProps {
  /** Full address of the page in the built HTML; in the browser the address of the current host replaces it. */
  page: string;
  /** The shared state: the fragment, with #. */
  fragment: string;
  /** Text before the link in a message. */
  message: string;
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& .ways": { display: "flex", flexWrap: "wrap", gap: "0.625rem" },
  "& [role=status]": { fontSize: size.small, color: use.muted, "&:empty": { display: "none" } },
  "& figure": { display: "grid", gap: "0.5rem", margin: 0 },
  "& figcaption": { fontSize: size.small, color: use.muted, maxWidth: "40ch" },
  "& svg[role=img]": { border: `1px solid ${fixed.printLine}` },
} as const;

/**
 * Ways to share what a visitor has made: copy the link, WhatsApp, the device’s share sheet, a code for a camera. Nothing leaves the device until one
 * is used.
 */
export function SharePanel({ page, fragment, message }: SharePanelProps) {
  const t = useTexts();
  const [origin, setOrigin] = useState(page);
  const [hasSheet, setHasSheet] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  const id = useId();
  const link = origin + fragment;
  const { copied, copy } = useCopied(link);
  useEffect(() => {
    setOrigin(location.origin + location.pathname);
    setHasSheet(typeof navigator.share === "function");
  }, []);
  return (
    <div className="no-print" css={styles}>
      <p className="ways">
        <button type="button" css={{ ...ghostButton, ...onlyWithScript }} onClick={() => copy(link)}>
          <Icon name="link" /> {t("share.copy")}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          css={ghostButton}
        >
          WhatsApp <span className="visually-hidden">{t("newTab")}</span>
        </a>
        <button
          type="button"
          aria-expanded={isCodeShown}
          css={{ ...ghostButton, ...onlyWithScript }}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          <Icon name="qr" /> {t("qr.show")}
        </button>
        {hasSheet && (
          // Closing the sheet without a choice is not an error.
          <button type="button" css={ghostButton} onClick={() => navigator.share({ title: message, url: link }).catch(() => undefined)}>
            <Icon name="share" /> {t("share.sheet")}
          </button>
        )}
      </p>
      <p role="status">{copied && t(copied.isDone ? "share.copiedState" : "share.notCopiedState")}</p>
      {copied && !copied.isDone && (
        <div css={lineField}>
          <label htmlFor={id}>{t("share.link")}</label>
          <div className="line">
            <input id={id} readOnly value={copied.text} onFocus={(event) => event.target.select()} />
          </div>
        </div>
      )}
      {isCodeShown && (
        <figure>
          <QrCode text={link} label={t("qr.label", { message })} />
          <figcaption>{t("qr.how")}</figcaption>
        </figure>
      )}
    </div>
  );
}
