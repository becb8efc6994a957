import { formatDate } from "../text/formatDate";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { Tag } from "../ui/Tag";
import { coverSizes } from "../ui/theme/coverSizes";
import { card } from "../ui/theme/globalStyles";
import { leaf, media, size, use } from "../ui/theme/tokens";
import { Cover } from "./Cover";

export interface ArticleCardData {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly picture: string;
  /** `YYYY-MM-DD` */
  readonly written: string;
  readonly topic: { readonly title: string };
  readonly minutes: number;
}

export interface ArticleCardProps {
  article: ArticleCardData;
  /** False if all cards beside it have the same topic. */
  hasTopic?: boolean;
  /** Whether the drawing is beside the text on a phone, so that a long list is easy to scan. */
  isLying?: boolean;
}

const styles = {
  ...card,
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  "& figure": {
    aspectRatio: "3/2",
    overflow: "hidden",
    background: use.surface,
    display: "grid",
    placeItems: "center",
    "& picture": { width: "100%", display: "grid", placeItems: "center" },
    "& img": { objectFit: "cover" },
    "& img[src*=spot]": { width: "45%" },
  },
  "& > div": {
    padding: "1.25rem 1.375rem 1.5rem",
    display: "flex",
    flexDirection: "column",
    gap: "0.5rem",
    alignItems: "flex-start",
    flex: 1,
  },
  "& p:last-child": { marginTop: "auto", paddingTop: "0.375rem", fontSize: size.caption, color: use.muted },
  borderRadius: leaf.l,
} as const;

const lying = {
  ...styles,
  [media.belowPair]: {
    flexDirection: "row",
    "& figure": { ...styles["& figure"], flex: "0 0 7rem", aspectRatio: "auto", position: "relative" },
    // As high as the card, whatever the number of lines of its title.
    "& figure img": { position: "absolute", inset: 0, height: "100%" },
    "& > div": { ...styles["& > div"], padding: "0.875rem 1rem" },
    "& h3": { fontSize: size.lead },
  },
} as const;

/** An article as a card: drawing, topic, title, minutes and the month it was written. */
export function ArticleCard({ article, hasTopic = true, isLying = false }: ArticleCardProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <article css={isLying ? lying : styles}>
      <figure>
        <Cover name={article.picture} sizes={isLying ? coverSizes.lyingCard : coverSizes.card} />
      </figure>
      <div>
        {hasTopic && <Tag>{article.topic.title}</Tag>}
        <h3>
          <a href={article.path}>{article.title}</a>
        </h3>
        <p>
          {t("article.minutes", { count: article.minutes })} ·{" "}
          {t("article.written", { month: formatDate(article.written, language, { month: "long", year: "numeric" }) })}
        </p>
      </div>
    </article>
  );
}
