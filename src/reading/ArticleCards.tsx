import { cardRows } from "../ui/Columns.styles";
import { media, size } from "../ui/theme/tokens";
import { ArticleCard, type ArticleCardData } from "./ArticleCard";

export interface ArticleCardsProps {
  articles: readonly ArticleCardData[];
  /** False on the topic's own page, where every card would say the same. */
  hasTopic?: boolean;
}

/** A card that has the row for itself: its cover beside its words. */
const alone = {
  gridColumn: "1 / -1",
  flexDirection: "row",
  "& figure": { flex: "0 0 50%" },
  "& > div": { justifyContent: "center", padding: "1.5rem 2rem" },
  "& h3": { fontSize: size.h2 },
  "& p:last-child": { marginTop: 0 },
} as const;

/** Articles in full rows of two or three; where one is left over, the first has a row for itself. On a phone the first is large and the others lie. */
export function ArticleCards({ articles, hasTopic = true }: ArticleCardsProps) {
  const isFirstAlone = articles.length % 3 === 1;
  const rows = cardRows(isFirstAlone ? articles.length - 1 || 1 : articles.length, 3);
  const styles = {
    ...rows,
    [media.pairBelowAside]: articles.length % 2 === 1 ? { "& > :first-of-type": alone } : undefined,
    [media.aside]: { ...rows[media.aside], ...(isFirstAlone && { "& > :first-of-type": alone }) },
  };
  return (
    <div css={styles}>
      {articles.map((article, i) => (
        <ArticleCard key={article.key} article={article} hasTopic={hasTopic} isLying={i > 0} />
      ))}
    </div>
  );
}
