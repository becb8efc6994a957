import { cardRows } from "../ui/Columns.styles";
import { media, size } from "../ui/theme/tokens";
import { ArticleCard, type ArticleCardData } from "./ArticleCard";

export interface ArticleCardsProps {
  articles: readonly ArticleCardData[];
  /** False on the page of a topic, where every card would show the same topic. */
  hasTopic?: boolean;
}

/** A card with a row of its own: its cover is beside its text. */
const alone = {
  gridColumn: "1 / -1",
  flexDirection: "row",
  "& figure": { flex: "0 0 50%" },
  "& > div": { justifyContent: "center", padding: "1.5rem 2rem" },
  "& h3": { fontSize: size.h2 },
  "& p:last-child": { marginTop: 0 },
} as const;

/** Articles in full rows of two or three; if one is left over, the first has its own row. On a phone, all but the first have their picture beside them. */
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
