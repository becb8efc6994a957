import { canCount } from "../../firebase/firebaseConfig";
import type { Language } from "../../routes/routes";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { focusOnPanel, wrap } from "../../ui/theme/globalStyles";
import { panelRings } from "../../ui/theme/panelRings";
import { font, layout, leaf, media, size, use } from "../../ui/theme/tokens";
import { CountingChoice } from "./CountingChoice";
import { footerColumns } from "./navigation";
import { TwinLink } from "./TwinLink";

export interface FooterProps {
  paths: Record<Language, string>;
  /** Year the site began. */
  since: number;
}

const panel = {
  marginTop: layout.section,
  background: use.panel,
  color: use.panelMuted,
  borderRadius: leaf.top,
  position: "relative",
  overflow: "hidden",
  "& a": { color: use.panelMuted, "&:hover": { color: use.accent }, "&:focus-visible": focusOnPanel },
  "&::after": {
    content: '""',
    position: "absolute",
    right: "-6rem",
    top: "-9rem",
    width: "30rem",
    aspectRatio: "1",
    borderRadius: "50%",
    background: panelRings(24, 0.14),
    pointerEvents: "none",
  },
  [media.mobile]: { paddingBottom: "calc(4rem + env(safe-area-inset-bottom))" },
} as const;

const lists = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "2rem 1.5rem",
  [media.normal]: { gridTemplateColumns: "2fr 1fr 1fr" },
  "& h2": { font: `650 1rem/1.4 ${font.text}`, color: use.panelText, letterSpacing: 0 },
  "& ul": { marginTop: "0.375rem" },
  "& li a": {
    display: "inline-flex",
    minHeight: "2.25rem",
    alignItems: "center",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
} as const;

/** The long list has two columns, so that all lists end at about the same height. */
const wide = { gridColumn: "1 / -1", [media.normal]: { gridColumn: "auto" }, "& ul": { columns: 2, columnGap: "1.5rem" } } as const;
const long = { columnSpan: "all" } as const;

/** The footer of every page: links, what the site is not, and the year it began. */
export function Footer({ paths, since }: FooterProps) {
  const t = useTexts();
  return (
    <footer id="footer" className="no-print" css={panel}>
      <div css={{ ...wrap, paddingBlock: "clamp(2.5rem, 2rem + 3vw, 4.5rem) 1.5rem", position: "relative", zIndex: 1 }}>
        <div css={{ display: "grid", gap: "2rem", [media.normal]: { gridTemplateColumns: "1.1fr 2fr", gap: "3rem" } }}>
          <p css={{ font: `500 ${size.h2}/1.2 ${font.heading}`, color: use.panelText, maxWidth: "16ch", letterSpacing: "-0.012em" }}>
            {t("footer.say")}
          </p>
          <div css={lists}>
            {footerColumns.map(({ title, isWide, links }) => (
              <nav key={title} aria-label={t(title)} css={isWide && wide}>
                <h2>{t(title)}</h2>
                <ul>
                  {links.map(({ to, label, isLong }) => (
                    <li key={to} css={isLong && long}>
                      <LocalLink to={to}>{t(label)}</LocalLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        {canCount && <CountingChoice />}
        <div
          css={{
            marginTop: "2.5rem",
            paddingTop: "1.25rem",
            borderTop: `1px solid color-mix(in srgb, ${use.panelMuted} 30%, transparent)`,
            display: "flex",
            flexWrap: "wrap",
            gap: "0.75rem 2rem",
            justifyContent: "space-between",
            fontSize: size.small,
            "& p": { maxWidth: "60ch" },
            "& strong": { color: use.panelText },
          }}
        >
          <p>
            <strong>{t("footer.noDiagnosis")}</strong> {t("footer.disclaimer")}
          </p>
          <p>
            © {since} {t("brand")} · {t(canCount ? "footer.noAdverts" : "footer.quiet")} · <TwinLink paths={paths} />
          </p>
        </div>
      </div>
    </footer>
  );
}
