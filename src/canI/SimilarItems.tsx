import { ItemLinks, type ItemLinksProps } from "../guides/ItemLinks";
import { useTexts } from "../text/useTexts";

export interface SimilarItemsProps {
  items: ItemLinksProps["items"];
}

/** Similar items, each with its answer; empty if there are none. */
export function SimilarItems({ items }: SimilarItemsProps) {
  const t = useTexts();
  if (items.length === 0) return null;
  return (
    <div className="no-print">
      <h2 id="similar" css={{ margin: "3rem 0 0.75rem" }}>
        {t("similar")}
      </h2>
      <ItemLinks items={items} of={t("stage.pregnancy")} />
    </div>
  );
}
