import { useTranslation } from "react-i18next";

/** What stands on the page of a list before its first item is there. */
export function EmptyList() {
  const { t } = useTranslation("canI");
  return <p css={{ maxWidth: "60ch" }}>{t("list.empty")}</p>;
}
