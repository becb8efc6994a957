import type { ReactNode } from "react";
import { formatDate } from "../text/formatDate";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { Tag } from "../ui/Tag";
import { coverSizes } from "../ui/theme/coverSizes";
import { wrap } from "../ui/theme/globalStyles";
import { leaf, media, size, use } from "../ui/theme/tokens";
import { Cover } from "./Cover";

export interface ArticleHeadProps {
  topic: string;
  title: string;
  lead: string;
  minutes: number;
  /** `YYYY-MM-DD` */
  written: string;
  /** Drawing beside the text; null if there must be none. */
  picture: string | null;
  /** A line below the lead. */
  children?: ReactNode;
}

const styles = {
  ...wrap,
  display: "grid",
  gap: "1.5rem clamp(2rem, 5vw, 5rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  paddingBottom: "2.5rem",
  "& > div": { display: "grid", gap: "0.875rem", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
  "& > div > *": { maxWidth: "100%" },
  "& .lead": { fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch", textWrap: "pretty" },
  "& .byline": { fontSize: size.caption, color: use.muted },
  "& figure": {
    borderRadius: leaf.xl,
    overflow: "hidden",
    background: use.surface,
    display: "grid",
    placeItems: "center",
    aspectRatio: "3/2",
    "& img[src*=spot]": { width: "45%" },
  },
  [media.mobile]: { paddingBottom: "1.75rem", "& figure": { borderRadius: leaf.l } },
  [media.belowPair]: { "& figure": { order: -1 } },
  [media.print]: { gridTemplateColumns: "1fr", "& figure": { display: "none" } },
} as const;

const beside = { [media.pair]: { gridTemplateColumns: "1.1fr 0.9fr" } } as const;

/** Head of an article or of a part of one: topic, title, answer, minutes, and the cover beside it or, on a phone, above it. */
export function ArticleHead({ topic, title, lead, minutes, written, picture, children }: ArticleHeadProps) {
  const t = useTexts();
  const month = formatDate(written, useLanguage(), { month: "long", year: "numeric" });
  return (
    <header css={picture ? { ...styles, ...beside } : styles}>
      <div>
        <Tag>{topic}</Tag>
        <h1>{title}</h1>
        <p className="byline">
          {t("article.minutes", { count: minutes })} · {t("article.written", { month })}
        </p>
        {children}
        <p className="lead">{lead}</p>
      </div>
      {picture && (
        <figure>
          <Cover name={picture} sizes={coverSizes.head} isFirst />
        </figure>
      )}
    </header>
  );
}
