import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { ArticleTabs, type ArticleTabsProps } from "./ArticleTabs";
import { LazySection } from "./LazySection";
import { linkRows } from "./linkRows.styles";

export interface ArticlesSectionProps {
  stages: ArticleTabsProps["tabs"];
}

/** Articles for each stage; plain links until the section is in view. */
export function ArticlesSection({ stages }: ArticlesSectionProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="articles" data-quiet-hides="" css={band}>
      <div css={wrap}>
        <SectionHead id="articles" title={t("articles.title")} lead={t("articles.lead")} />
        <LazySection
          content={<ArticleTabs label={t("articles.choose")} all={t("articles.all")} tabs={stages} />}
          minHeight={{ mobile: "86rem", pair: "58rem", wide: "36rem" }}
        >
          <div css={linkRows}>
            <LinkList links={stages.flatMap((stage) => stage.articles)} />
          </div>
        </LazySection>
      </div>
    </section>
  );
}
