import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { LazySection } from "./LazySection";
import { linkRows } from "./linkRows.styles";
import { NeedTabs, type NeedTabsProps, needsShown } from "./NeedTabs";

export interface NeedsSectionProps {
  tabs: NeedTabsProps["tabs"];
}

/** What is needed and what is not, by stage; plain links until the section is in view. */
export function NeedsSection({ tabs }: NeedsSectionProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="needs" data-quiet-hides="" css={band}>
      <div css={wrap}>
        <SectionHead id="needs" title={t("needs.title")} lead={t("needs.lead")}>
          <LocalLink to="products">
            {t("needs.all")} <Icon name="arrow" />
          </LocalLink>
        </SectionHead>
        <LazySection content={<NeedTabs label={t("needs.choose")} tabs={tabs} />} minHeight={{ mobile: "46rem", wide: "26rem" }}>
          <div css={linkRows}>
            <LinkList
              links={tabs
                .flatMap((tab) => tab.guides.slice(0, needsShown))
                .map(({ key, title, topic, level }) => ({ path: `${topic.path}#${key}`, title, note: t(`need.${level}`) }))}
            />
          </div>
        </LazySection>
      </div>
    </section>
  );
}
