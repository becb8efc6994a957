import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { LocalLink } from "../../ui/LocalLink";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { GrowthRail, type GrowthRailProps } from "./GrowthRail";

export interface GrowthSectionProps {
  sizes: GrowthRailProps["sizes"];
}

/** The growth of the baby at a glance, with a link to all weeks. */
export function GrowthSection({ sizes }: GrowthSectionProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="growth" data-quiet-hides="" css={{ ...band, overflow: "hidden" }}>
      <div css={wrap}>
        <SectionHead id="growth" title={t("growth.title")} lead={t("growth.lead")}>
          <LocalLink to="pregnancyWeeks">
            {t("growth.all")} <Icon name="arrow" />
          </LocalLink>
        </SectionHead>
        <GrowthRail sizes={sizes} />
      </div>
    </section>
  );
}
