import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import { textField } from "../../ui/form/textField.styles";
import { size, use } from "../../ui/theme/tokens";

export interface FaqFinderProps {
  /** Number of questions. */
  count: number;
  /** Groups with `data-stage`, containing entries with `data-subject`. */
  children: ReactNode;
}

const styles = {
  "& label": { display: "grid", gap: "0.375rem", fontWeight: 600, maxWidth: "44rem" },
  "& input": { ...textField, minHeight: "3.25rem" },
  "& p": { fontSize: size.small, color: use.muted, paddingBlock: "0.5rem 1.5rem" },
  "@media print, (scripting: none)": { display: "none" },
} as const;

/** Search for questions by their words, with the behaviour of the community page (findQuestions.ts). Without scripts all of them are shown. */
export function FaqFinder({ count, children }: FaqFinderProps) {
  const t = useTexts();
  return (
    <div {...withBehaviour("questionFinder")}>
      <form method="dialog" aria-label={t("find.label")} css={styles}>
        <label>
          {t("find.label")}
          <input type="search" name="words" autoComplete="off" placeholder={t("find.example")} />
        </label>
        <p role="status" data-one={t("find.count", { count: 1 })} data-other={t("find.count", { count: 2 })}>
          {t("find.count", { count })}
        </p>
      </form>
      {children}
      <p data-none="" hidden>
        {t("find.none")}
      </p>
    </div>
  );
}
