import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { LinkList, type LinkListProps } from "../../ui/LinkList";
import { SectionHead } from "../../ui/SectionHead";
import { Tabs } from "../../ui/Tabs";

type Links = LinkListProps["links"];

export interface TrendTabsProps {
  trend: { readonly pregnancy: Links; readonly baby: Links };
  groups: readonly { readonly key: "pregnancy" | "baby"; readonly name: string }[];
  /** Calendar month of the build, 1 to 12. */
  month: number;
}

/** What is read in this month of the year, in pregnancy and with a baby. */
export function TrendTabs({ trend, groups, month }: TrendTabsProps) {
  const t = useTexts();
  const language = useLanguage();
  const monthName = formatDate(`2026-${String(month).padStart(2, "0")}-01`, language, { month: "long" });
  return (
    <div data-quiet-hides="">
      <SectionHead id="trends" title={t("trends.title", { month: monthName })} lead={t("trends.lead")} />
      <Tabs label={t("trends.choose")} tabs={groups.map(({ key, name }) => ({ key, name, panel: <LinkList links={trend[key]} /> }))} />
    </div>
  );
}
