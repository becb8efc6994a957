import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface ResultSumProps {
  children: ReactNode;
}

/** The sum behind a result, folded: the answer stands first, and whoever wants to check it opens this. Printed open. */
export function ResultSum({ children }: ResultSumProps) {
  const { t } = useTranslation();
  return (
    <details className="sum">
      <summary>{t("tool.sum")}</summary>
      {children}
    </details>
  );
}
