import { cardGrid } from "../../ui/Columns.styles";
import { Tabs } from "../../ui/Tabs";
import { ArticleCard, type ArticleCardData } from "../ArticleCard";

export interface ArticleTabsProps {
  label: string;
  tabs: readonly { key: string; name: string; articles: readonly ArticleCardData[] }[];
}

/** The latest articles of one stage at a time. */
export function ArticleTabs({ label, tabs }: ArticleTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ key, name, articles }) => ({
        key,
        name,
        panel: (
          <div css={{ ...cardGrid(3), paddingTop: "1rem" }}>
            {articles.map((article) => (
              <ArticleCard key={article.key} article={article} />
            ))}
          </div>
        ),
      }))}
    />
  );
}
