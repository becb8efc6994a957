import { useTexts } from "../../text/useTexts";

/** Shown on the page of a list that has no items yet. */
export function EmptyList() {
  const t = useTexts();
  return <p css={{ maxWidth: "60ch" }}>{t("list.empty")}</p>;
}
