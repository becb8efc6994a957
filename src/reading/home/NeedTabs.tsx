import { cardGrid } from "../../ui/Columns.styles";
import { Tabs } from "../../ui/Tabs";
import { NeedCard, type NeedCardData } from "../NeedCard";

export interface NeedTabsProps {
  label: string;
  tabs: readonly { key: string; name: string; guides: readonly NeedCardData[] }[];
}

/** Number of guides shown in each group. */
export const needsShown = 4;

/** Need guides for pregnancy or for the baby. */
export function NeedTabs({ label, tabs }: NeedTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ key, name, guides }) => ({
        key,
        name,
        panel: (
          <div css={{ ...cardGrid(4), paddingTop: "1rem" }}>
            {guides.slice(0, needsShown).map((guide) => (
              <NeedCard key={guide.key} guide={guide} />
            ))}
          </div>
        ),
      }))}
    />
  );
}
