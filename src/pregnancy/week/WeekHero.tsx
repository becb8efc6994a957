import type { ReactNode } from "react";
import { Womb } from "../../guides/Womb";
import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import { media, size, use } from "../../ui/theme/tokens";

export interface WeekHeroProps {
  /** Completed weeks. */
  week: number;
  title: string;
  lead: string;
  /** The week with its days (“24 weeks 0–6 days”), the month, the trimester. */
  labels: readonly string[];
  /** Sizes and other figures of the week. */
  children: ReactNode;
}

const styles = {
  display: "grid",
  gap: "1.5rem clamp(2rem, 5vw, 5rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: "clamp(0.5rem, 1vw, 1rem) clamp(1.5rem, 3vw, 3rem)",
  "& .text": { display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)" },
  "& .labels": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 0.625rem",
    fontSize: size.small,
    fontWeight: 600,
    color: use.brandText,
  },
  "& .lead": { fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch" },
  "& figure": { justifySelf: "center", width: "min(100%, 30rem)" },
  "& figcaption": { textAlign: "center", marginTop: "0.75rem", fontSize: size.caption, color: use.muted },
  [media.split]: { gridTemplateColumns: "1.1fr 0.9fr" },
  [media.belowSplit]: { "& figure": { order: -1, width: "min(100%, 15rem)" } },
  [media.print]: { gridTemplateColumns: "1fr", "& figure": { display: "none" } },
} as const;

/** Head of a week’s page: its name, what is special about it, its figures, and the drawing with a ring for each week. */
export function WeekHero({ week, title, lead, labels, children }: WeekHeroProps) {
  const t = useTexts();
  const [first, ...rest] = labels;
  return (
    <header css={styles}>
      <div className="text">
        <p className="labels" data-quiet-hides="">
          <Tag tone="blush">{first}</Tag>
          {rest.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <figure data-quiet-hides="">
        <Womb week={week} label={t("womb.label", { n: week })} />
        <figcaption>{t("womb.caption", { n: week })}</figcaption>
      </figure>
    </header>
  );
}
