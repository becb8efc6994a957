import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { asideGap, asideWidth } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface CallBarProps {
  /** For a poison the second button calls the poison line; otherwise it links to the other topics. */
  isPoison: boolean;
}

const styles = {
  position: "sticky",
  bottom: "max(0.5rem, env(safe-area-inset-bottom))",
  zIndex: 3,
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginTop: "2rem",
  padding: "0.5rem",
  background: use.raised,
  borderRadius: leaf.m,
  boxShadow: use.shadowLift,
  "& a": { minHeight: "3.25rem", paddingInline: "1.5rem" },
  // Below the table of contents on the right, so that it covers neither steps nor drawings.
  [media.aside]: { flexDirection: "column", width: asideWidth, marginInlineStart: `calc(100% + ${asideGap})` },
  [media.belowAside]: { "& a": { flex: "1 1 auto", minHeight: "3.25rem", paddingInline: "0.75rem" } },
} as const;

const call = { ...button, background: use.call112Head, borderColor: use.call112Head, color: use.call112HeadText } as const;

/** The emergency call within reach of the thumb, visible from the first step to the last. */
export function CallBar({ isPoison }: CallBarProps) {
  const t = useTexts();
  return (
    <div className="no-print" css={styles}>
      <a href="tel:112" css={call}>
        <Icon name="phone" />
        {t("tier.dial112")}
      </a>
      {isPoison ? (
        <a href="tel:114" css={ghostButton}>
          <Icon name="phone" />
          {t("call.dial114")}
        </a>
      ) : (
        <a href="#others" css={ghostButton}>
          {t("heading.others")}
        </a>
      )}
    </div>
  );
}
