import { useTexts } from "../../text/useTexts";
import { ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { SharedIcon } from "../../ui/SharedIcon";
import { media, size, use } from "../../ui/theme/tokens";

export interface ShareLinksProps {
  title: string;
  /** Full address of the page. */
  url: string;
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.625rem",
  alignItems: "center",
  paddingTop: "2rem",
  "& [role=status]": { flexBasis: "100%", fontSize: size.small, color: use.muted, "&:empty": { marginTop: "-0.625rem" } },
  // Two full rows on a phone, even on a device without its own share sheet: the third button then fills the second row.
  [media.small]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 0.3125rem)), 1fr))",
    "& > a, & > button": { paddingInline: "0.5rem" },
    "& .icon": { display: "none" },
    "& [role=status]": { gridColumn: "1 / -1", fontSize: size.small, color: use.muted },
    "& [data-share=sheet][style]": { position: "absolute" },
    "& [data-prints]:has(+ [style])": { gridColumn: "1 / -1" },
  },
} as const;

/**
 * Ways to share a page: a WhatsApp link and, with script, buttons that copy the address or open the device’s share sheet (sharePage.ts). Nothing is
 * loaded from another server. The print button is in the same row.
 */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const t = useTexts();
  return (
    <div
      {...withBehaviour("share")}
      className="no-print"
      data-title={title}
      data-url={url}
      data-copied={t("share.copied")}
      data-failed={t("share.failed")}
      css={styles}
    >
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} target="_blank" rel="noopener noreferrer" css={ghostButton}>
        WhatsApp <span className="visually-hidden">{t("newTab")}</span>
      </a>
      <button type="button" data-share="copy" data-waits="" css={{ ...ghostButton, ...onlyWithScript }}>
        <SharedIcon name="link" />
        {t("share.copy")}
      </button>
      <button type="button" data-prints="" css={{ ...ghostButton, ...onlyWithScript }}>
        <SharedIcon name="print" />
        {t("share.print")}
      </button>
      {/* Last in the row, so that nothing moves on a device without a share sheet. */}
      <button type="button" data-share="sheet" data-waits="" css={{ ...ghostButton, ...onlyWithScript }}>
        <SharedIcon name="share" />
        {t("share.sheet")}
      </button>
      <p role="status" />
    </div>
  );
}
