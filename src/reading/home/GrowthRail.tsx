import { Womb } from "../../guides/Womb";
import { pathTo } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { layout, leaf, size, use } from "../../ui/theme/tokens";

export interface GrowthRailProps {
  sizes: readonly { readonly week: number; readonly crownRumpCm: number | null; readonly crownHeelCm: number | null }[];
}

const styles = {
  display: "flex",
  gap: "clamp(0.75rem, 1.6vw, 1.5rem)",
  alignItems: "end",
  overflowX: "auto",
  padding: `0.5rem ${layout.gutter} 1.25rem`,
  marginInline: `calc(-1 * ${layout.gutter})`,
  scrollSnapType: "x proximity",
  scrollbarWidth: "thin",
  scrollbarColor: `${use.lineStrong} transparent`,
  position: "relative",
  "& li": { flex: "1 0 auto", scrollSnapAlign: "center", textAlign: "center" },
  "& a": {
    display: "grid",
    gap: "0.375rem",
    justifyItems: "center",
    color: use.text,
    textDecoration: "none",
    padding: "0.5rem 0.25rem",
    borderRadius: leaf.m,
    "&:hover svg": { transform: "scale(1.05)" },
  },
  "& svg": { transition: "transform .3s cubic-bezier(.2,.7,.2,1)" },
  "& b": { fontSize: "1rem" },
  "& small": { fontSize: size.caption, color: use.muted, lineHeight: 1.3 },
} as const;

/** Drawings of some weeks in a row, growing with the week; each links to the page of its week. */
export function GrowthRail({ sizes }: GrowthRailProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways has to be reachable by keyboard
    <ul tabIndex={0} aria-label={t("growth.title")} css={styles}>
      {sizes.map(({ week, crownHeelCm, crownRumpCm }) => (
        <li key={week}>
          <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })}>
            <span css={{ width: `${2 + week * 0.115}rem` }}>
              <Womb week={week} size={120} isNow={false} />
            </span>
            <b>{t("growth.week", { n: week })}</b>
            <small>
              {formatNumber(crownHeelCm ?? crownRumpCm ?? 0, language, 1)} cm
              <br />
              {t(crownHeelCm ? "growth.heel" : "growth.rump")}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
