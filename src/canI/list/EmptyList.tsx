import { useTranslation } from "react-i18next";

/** Shown on the page of a list that has no items yet. */
export function EmptyList() {
  const { t } = useTranslation("canI");
  return <p css={{ maxWidth: "60ch" }}>{t("list.empty")}</p>;
}
