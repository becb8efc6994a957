import { useTexts } from "../text/useTexts";
import { withBehaviour } from "./device/behaviour";
import { Picture } from "./Picture";
import { font, leaf, media, use } from "./theme/tokens";

export interface TocProps {
  entries: readonly { anchor: string; name: string }[];
  /** A drawing in static/illustrations, without .svg, above the entries. */
  picture?: string;
  /** Marks the section being read, for long texts. */
  isLive?: boolean;
}

const styles = {
  fontSize: "1rem",
  "& h2": { font: `650 1rem/1.4 ${font.text}`, letterSpacing: 0 },
  "& ul": { marginTop: "0.5rem", borderLeft: `2px solid ${use.line}` },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.5rem",
    padding: "0.4375rem 0 0.4375rem 1rem",
    marginLeft: -2,
    borderLeft: "2px solid transparent",
    color: use.text,
    textDecoration: "none",
    lineHeight: 1.3,
    "&:hover": { color: use.linkHover, borderColor: use.accent },
    "&[aria-current]": { color: use.ink, fontWeight: 650, borderColor: use.brand },
  },
  [media.aside]: { position: "sticky", top: "calc(6rem + var(--below-header, 0rem))", alignSelf: "start" },
  [media.belowAside]: { display: "none" },
} as const;

const pictured = {
  ...styles,
  background: use.surface,
  borderRadius: leaf.xl,
  padding: "1.5rem",
  "& img": { maxWidth: "9rem", marginInline: "auto", marginBottom: "1rem" },
} as const;

/** Table of contents, beside the text if there is room. */
export function Toc({ entries, picture, isLive }: TocProps) {
  const t = useTexts();
  return (
    <aside {...(isLive && withBehaviour("contents"))} className="no-print" aria-label={t("onThisPage")} css={picture ? pictured : styles}>
      {picture && <Picture name={picture} />}
      <h2>{t("onThisPage")}</h2>
      <ul>
        {entries.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
