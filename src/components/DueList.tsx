import { useTranslation } from "react-i18next";
import { font, leaf, size, use } from "../theme/tokens";

export interface DueItem {
  readonly key: string;
  readonly weekFrom: number;
  /** 42 when the window stays open until birth. */
  readonly weekTo: number;
  readonly optional: boolean;
  readonly title: string;
  readonly text: string;
}

export interface DueListProps {
  /** Completed weeks the page is about. */
  week: number;
  items: readonly DueItem[];
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "0.25rem 1.125rem",
    background: use.raised,
    borderRadius: leaf.l,
    boxShadow: use.shadowCard,
    padding: "1.125rem 1.25rem",
    maxWidth: "none",
    breakInside: "avoid",
  },
  "& p": { lineHeight: 1.45 },
  "& .when": {
    gridRow: "span 2",
    alignSelf: "start",
    minWidth: "4.75rem",
    textAlign: "center",
    background: use.tintSage,
    borderRadius: leaf.tile,
    padding: "0.5rem 0.625rem",
    lineHeight: 1.15,
    fontSize: size.caption,
    color: use.brandText,
    fontWeight: 600,
    "& b": { display: "block", font: `500 1.375rem/1.1 ${font.heading}`, color: use.ink, fontFeatureSettings: '"lnum"' },
  },
  "& .now": { background: use.accent, color: use.buttonHoverText, "& b": { color: use.buttonHoverText } },
} as const;

/** Visits, tests, vaccines and papers with the weeks they are due: now first, then what comes. */
export function DueList({ week, items }: DueListProps) {
  const { t } = useTranslation();
  const state = ({ weekFrom, weekTo }: DueItem) => (weekFrom > week ? "soon" : weekTo === week ? "last" : "now");
  return (
    <ul css={styles}>
      {items.map((item) => (
        <li key={item.key}>
          <span className={`when ${state(item) === "soon" ? "" : "now"}`}>
            {t(`due.${state(item)}`)}
            <b>{item.weekTo === 42 ? `${item.weekFrom}+` : item.weekFrom === item.weekTo ? item.weekFrom : `${item.weekFrom}–${item.weekTo}`}</b>
            {t("due.week")}
          </span>
          <h3>
            {item.title}
            {item.optional && <small css={{ fontFamily: font.text, fontSize: size.caption, color: use.muted }}> ({t("due.optional")})</small>}
          </h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
