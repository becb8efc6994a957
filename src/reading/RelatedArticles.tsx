import { useTexts } from "../text/useTexts";
import { LinkList } from "../ui/LinkList";
import type { ArticleCardData } from "./ArticleCard";
import { ArticleCards } from "./ArticleCards";

export interface RelatedArticlesProps {
  articles: readonly ArticleCardData[];
  /** Links alone, without covers. */
  isPlain?: boolean;
}

/** Links to related articles; renders nothing if there are none. */
export function RelatedArticles({ articles, isPlain }: RelatedArticlesProps) {
  const t = useTexts();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2.5rem" }}>
      <h2 id="related" css={{ marginBottom: "1.25rem" }}>
        {t("related")}
      </h2>
      {isPlain ? <LinkList links={articles} /> : <ArticleCards articles={articles} />}
    </section>
  );
}
