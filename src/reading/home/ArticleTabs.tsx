import { cardGrid } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { Tabs } from "../../ui/Tabs";
import { ArticleCard, type ArticleCardData } from "../ArticleCard";

export interface ArticleTabsProps {
  label: string;
  /** Words of the link to everything of a stage. */
  all: string;
  tabs: readonly { key: string; name: string; href: string; articles: readonly ArticleCardData[] }[];
}

const more = {
  display: "inline-flex",
  gap: "0.375rem",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
  textDecoration: "none",
  "& .icon": { width: "1.125em", height: "1.125em" },
} as const;

/** The latest articles of one stage at a time, and the way to all of it. */
export function ArticleTabs({ label, all, tabs }: ArticleTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ key, name, href, articles }) => ({
        key,
        name,
        panel: (
          <>
            <div css={{ ...cardGrid(3), paddingTop: "1rem" }}>
              {articles.map((article) => (
                <ArticleCard key={article.key} article={article} />
              ))}
            </div>
            <p css={{ paddingTop: "1rem" }}>
              <a href={href} css={more}>
                {all} <span className="visually-hidden">({name})</span> <Icon name="arrow" />
              </a>
            </p>
          </>
        ),
      }))}
    />
  );
}
