import { cardGrid } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { arrowLink } from "../../ui/SectionHead";
import { Tabs } from "../../ui/Tabs";
import { ArticleCard, type ArticleCardData } from "../ArticleCard";

export interface ArticleTabsProps {
  label: string;
  /** Text of the link to all articles of a stage. */
  all: string;
  tabs: readonly { key: string; name: string; href: string; articles: readonly ArticleCardData[] }[];
}

/** The latest articles, one stage at a time, with a link to all articles of that stage. */
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
              <a href={href} css={arrowLink}>
                {all} <span className="visually-hidden">({name})</span> <Icon name="arrow" />
              </a>
            </p>
          </>
        ),
      }))}
    />
  );
}
