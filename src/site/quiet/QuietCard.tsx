import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { LocalLink } from "../../ui/LocalLink";
import { SharedIcon } from "../../ui/SharedIcon";
import { wrap } from "../../ui/theme/globalStyles";
import { font, leaf, size, use } from "../../ui/theme/tokens";

export interface QuietCardProps {
  /** True if the page below is closed and can be opened; false if only some parts are hidden, as on the home page. */
  isClosed: boolean;
}

const card = {
  background: use.tintNight,
  borderRadius: leaf.xl,
  padding: "clamp(1.5rem, 1rem + 2vw, 2.75rem)",
  marginBlock: "clamp(1.25rem, 3vw, 3rem)",
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  "& .title": { font: `500 ${size.h2}/1.2 ${font.heading}`, color: use.ink },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.75rem" },
  "& li:first-of-type a": button,
  "& li a, & button": ghostButton,
} as const;

/** The first thing a reader in quiet mode sees on a page about weeks, babies or names: that it is closed, where to find help, and how to open it anyway. */
export function QuietCard({ isClosed }: QuietCardProps) {
  const t = useTexts();
  return (
    <div hidden data-quiet-card="" data-quiet-shows="" className="no-print" css={wrap} {...(isClosed && withBehaviour("showAnyway"))}>
      <section aria-labelledby="quiet-card" css={card}>
        {/* The page’s own heading is hidden while this one is visible. */}
        {/* biome-ignore lint/a11y/useSemanticElements: without quiet mode the page would have two h1 */}
        <div id="quiet-card" role="heading" aria-level={1} className="title">
          {t("quietMode.isOn")}
        </div>
        <p>{t(isClosed ? "quietMode.closed" : "quietMode.home")}</p>
        <ul>
          <li>
            <LocalLink to="lossSupport">{t("nav.lossSupport")}</LocalLink>
          </li>
          <li>
            <LocalLink to="lossSupport" anchor="tonight">
              {t("quietMode.signs")}
            </LocalLink>
          </li>
          <li>
            <a href="tel:112">
              <SharedIcon name="phone" />
              {t("tier.dial112")}
            </a>
          </li>
        </ul>
        {isClosed && (
          <button type="button" data-waits="">
            {t("quietMode.anyway")}
          </button>
        )}
      </section>
    </div>
  );
}
