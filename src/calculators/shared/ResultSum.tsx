import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";

export interface ResultSumProps {
  children: ReactNode;
}

const styles = {
  zIndex: 1,
  "& summary": { width: "max-content", paddingBlock: "0.625rem", color: use.panelLink, cursor: "pointer" },
  "& p": { margin: 0 },
} as const;

/** The calculation behind a result, folded: the answer comes first, and a reader who wants to check it opens this. Printed open. */
export function ResultSum({ children }: ResultSumProps) {
  const t = useTexts();
  return (
    <details css={styles}>
      <summary>{t("tool.sum")}</summary>
      {children}
    </details>
  );
}
