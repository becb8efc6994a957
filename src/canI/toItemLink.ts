import type { ItemLinksProps } from "../guides/ItemLinks";
import { toneOf } from "../guides/verdicts";

/**
 * A food or an everyday thing as a link with its answer for pregnancy.
 * @example toItemLink({ path: "/en/x", title: "Honey", pregnancy: { verdict: "avoid", label: "No" } }) // { …, tone: "no", label: "No" }
 */
export const toItemLink = ({
  path,
  title,
  pregnancy,
}: Queries.FoodLinkFragment | Queries.ThingLinkFragment): ItemLinksProps["items"][number] => ({
  path,
  title,
  tone: toneOf(pregnancy.verdict),
  label: pregnancy.label,
});
