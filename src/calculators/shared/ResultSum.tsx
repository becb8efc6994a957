import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon";
import { use } from "../../ui/theme/tokens";

export interface ResultSumProps {
  children: ReactNode;
}

const styles = {
  zIndex: 1,
  "& summary": {
    display: "inline-flex",
    gap: "0.375rem",
    alignItems: "center",
    minHeight: "2.75rem",
    color: use.panelLink,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  "&[open] .icon": { transform: "rotate(180deg)" },
  "& p": { margin: 0 },
} as const;

/** The sum behind a result, folded: the answer stands first, and whoever wants to check it opens this. Printed open. */
export function ResultSum({ children }: ResultSumProps) {
  const { t } = useTranslation();
  return (
    <details css={styles}>
      <summary>
        {t("tool.sum")} <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
