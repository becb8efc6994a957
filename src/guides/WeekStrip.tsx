import { type Language, pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { wrap } from "../ui/theme/globalStyles";
import { layout, leaf, size, use } from "../ui/theme/tokens";

export interface WeekStripProps {
  /** The week the page is about. */
  week: number;
  /** Weeks of pregnancy, or of the baby’s life. */
  of?: "pregnancy" | "baby";
}

const rails = {
  pregnancy: {
    last: 42,
    starts: [1, 14, 28],
    part: "trimester",
    href: (n: string, l: Language) => pathTo("pregnancyWeek", l, { hafta: n }),
  },
  baby: { last: 52, starts: [1, 14, 27, 40], part: "quarter", href: (n: string, l: Language) => pathTo("babyWeek", l, { id: n }) },
} as const;

const strip = {
  borderBottom: `1px solid ${use.line}`,
  background: use.surface,
  "& ol": {
    display: "flex",
    gap: "0.25rem",
    overflowX: "auto",
    padding: `0.5rem ${layout.gutter}`,
    scrollbarWidth: "none",
    marginInline: `calc(-1 * ${layout.gutter})`,
    position: "relative",
  },
  "& a": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    borderRadius: leaf.s,
    color: use.muted,
    fontWeight: 600,
    textDecoration: "none",
    fontFeatureSettings: '"tnum"',
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "& .past": { color: use.brandText },
  "& [aria-current]": { background: use.button, color: use.buttonText, boxShadow: `inset 0 -4px 0 ${use.accent}` },
  "& .trimester": {
    display: "flex",
    alignItems: "center",
    paddingInline: "0.875rem 0.5rem",
    fontSize: size.caption,
    fontWeight: 600,
    color: use.muted,
    whiteSpace: "nowrap",
  },
} as const;

/** All weeks in a row that scrolls sideways; src/site/inline/everyPage.ts scrolls the current one to the middle. */
export function WeekStrip({ week, of = "pregnancy" }: WeekStripProps) {
  const t = useTexts();
  const language = useLanguage();
  const { last, starts, part, href } = rails[of];
  const weeks = Array.from({ length: last }, (_, i) => i + 1);
  return (
    <nav aria-label={t("weeks")} className="no-print" data-quiet-hides="" css={strip}>
      <div css={wrap}>
        <ol data-centre="">
          {weeks.flatMap((n) => [
            ...((starts as readonly number[]).includes(n)
              ? [
                  <li key={`t${n}`} className="trimester">
                    {t(part, { n: (starts as readonly number[]).indexOf(n) + 1 })}
                  </li>,
                ]
              : []),
            <li key={n}>
              <a
                href={href(String(n), language)}
                aria-label={t("week", { n })}
                aria-current={n === week ? "page" : undefined}
                className={n < week ? "past" : undefined}
              >
                {n}
              </a>
            </li>,
          ])}
        </ol>
      </div>
    </nav>
  );
}
