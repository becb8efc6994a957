import { useTranslation } from "react-i18next";
import { withBehaviour } from "../islands/behaviour";
import { ghostButton, onlyWithScript } from "../ui/Button.styles";
import { SharedIcon } from "../ui/SharedIcon";
import { media, size, use } from "../ui/theme/tokens";

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
  // Two full rows of a phone, on a device without a sheet of its own too: the third way has the second row for itself.
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
 * Ways to hand a page on: a link that opens WhatsApp, and with script the address to copy and the device's own sheet (sharePage.ts). Nothing is fetched
 * from anywhere. Printing stands beside them.
 */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const { t } = useTranslation();
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
      {/* The last of the row, so that nothing moves when a device has no sheet of its own. */}
      <button type="button" data-share="sheet" data-waits="" css={{ ...ghostButton, ...onlyWithScript }}>
        <SharedIcon name="share" />
        {t("share.sheet")}
      </button>
      <p role="status" />
    </div>
  );
}
