import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface TypicalWeeksProps {
  /** Completed weeks, 0 to 42. */
  windows: readonly { readonly weekFrom: number; readonly weekTo: number }[];
}

const weeksInAll = 43;
/** From this week on some signs have a different meaning. */
const dividingWeek = 20;

const pages = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem",
  "& a": {
    display: "grid",
    placeItems: "center",
    minWidth: "2.75rem",
    height: "2.75rem",
    borderRadius: leaf.s,
    background: use.surface,
    fontWeight: 600,
    fontFeatureSettings: '"tnum"',
    textDecoration: "none",
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
  },
} as const;

/** The weeks in which a symptom is typical, as a bar over the whole pregnancy, with links to these weeks. A text says the same. */
export function TypicalWeeks({ windows }: TypicalWeeksProps) {
  const t = useTexts();
  if (windows.length === 0) return <p>{t("typical.any")}</p>;
  const weeks = Array.from({ length: weeksInAll - 1 }, (_, i) => i + 1).filter((week) =>
    windows.some(({ weekFrom, weekTo }) => week >= weekFrom && week <= weekTo),
  );
  const share = (weeks: number) => (weeks / weeksInAll) * 100;
  return (
    <figure css={{ maxWidth: "42rem" }}>
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" css={{ width: "100%", height: "2.25rem" }}>
        <rect x="0" y="3" width="100" height="4.5" rx="1" fill={use.surface} />
        {windows.map(({ weekFrom, weekTo }) => (
          <rect key={weekFrom} x={share(weekFrom)} y="3" width={share(weekTo - weekFrom + 1)} height="4.5" rx="1" fill={use.brand} />
        ))}
        <line x1={share(dividingWeek)} x2={share(dividingWeek)} y1="0" y2="9" stroke={use.berry} strokeWidth=".4" strokeDasharray="1 .6" />
      </svg>
      <figcaption css={{ fontSize: size.small, color: use.muted }}>
        {windows.map(({ weekFrom, weekTo }) => t("typical.window", { from: Math.max(1, weekFrom), to: weekTo })).join(" · ")}
        {` · ${t("typical.line")}`}
      </figcaption>
      <nav aria-label={t("typical.pages")} className="no-print" css={{ marginTop: "0.75rem" }}>
        <ul css={pages}>
          {weeks.map((week) => (
            <li key={week}>
              <LocalLink to="pregnancyWeek" params={{ hafta: String(week) }}>
                {week}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </figure>
  );
}
