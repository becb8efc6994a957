import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { SharedIcon } from "../../ui/SharedIcon";
import { wrap } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

const bar = {
  background: use.tintNight,
  fontSize: size.small,
  "& > div": { ...wrap, display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 1.25rem", minHeight: "2.75rem" },
  "& p": { display: "flex", alignItems: "center", gap: "0.5rem", fontWeight: 600, color: use.ink },
  "& .icon": { width: "1.125rem", color: use.brandText },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" },
} as const;

/** The line under the header that says quiet mode is on, with links to help and to switch it off. */
export function QuietBar() {
  const t = useTexts();
  return (
    <aside hidden aria-label={t("nav.quietMode")} data-quiet-shows="" className="no-print" css={bar}>
      <div>
        <p>
          <SharedIcon name="moon" />
          {t("quietMode.isOn")}
        </p>
        <LocalLink to="lossSupport">{t("nav.support")}</LocalLink>
        <LocalLink to="lossSupport" anchor="quiet-mode">
          {t("quietMode.leave")}
        </LocalLink>
      </div>
    </aside>
  );
}
