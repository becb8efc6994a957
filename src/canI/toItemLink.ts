import type { ItemLinksProps } from "../guides/ItemLinks";
import { toneOf } from "../guides/verdicts";

/** A food or an everyday thing as other pages link to it: with its answer in pregnancy. */
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
