import { useTexts } from "../text/useTexts";
import { LocalLink } from "../ui/LocalLink";
import { size, use } from "../ui/theme/tokens";
import type { AdviceStage } from "../vocabulary/tiers";

/** A stage, or all stages of the mother or of the baby if the signs are not divided by stage. */
export type WholeListOf = AdviceStage | "mother" | "baby";

export interface WholeListLineProps {
  of: WholeListOf;
  /** For somebody who has lost a pregnancy or a baby: the list is on the page of help after a loss. */
  isAfterLoss?: boolean;
}

/**
 * The anchor of a stage on the page with the whole list of danger signs.
 * @example wholeListAnchor("afterBirth") // "danger-afterBirth"
 */
export const wholeListAnchor = (of: WholeListOf): string => (of === "any" || of === "mother" || of === "baby" ? "danger" : `danger-${of}`);

const mothers: readonly WholeListOf[] = ["any", "mother", "before20", "from20", "afterBirth"];

const line = { paddingTop: "0.75rem", fontSize: size.small, color: use.muted, lineHeight: 1.45, maxWidth: "66ch" } as const;

/** Below danger signs that are not complete: says so, and links to the whole list of the stage. */
export function WholeListLine({ of, isAfterLoss = false }: WholeListLineProps) {
  const t = useTexts();
  const isMothers = mothers.includes(of);
  const when =
    isAfterLoss && isMothers
      ? t("wholeList.afterLoss")
      : of === "mother" || of === "baby"
        ? t(`wholeList.${of}`)
        : t(`in.${of === "any" ? "before20+from20" : of}`);
  const text = t("wholeList.link", { when });
  return (
    <p css={line}>
      {t("wholeList.subject")}{" "}
      {isAfterLoss && isMothers ? (
        <LocalLink to="lossSupport" anchor="tonight">
          {text}
        </LocalLink>
      ) : isMothers ? (
        <LocalLink to="symptoms" anchor={wholeListAnchor(of)}>
          {text}
        </LocalLink>
      ) : (
        <LocalLink to="firstAidTopics" anchor={wholeListAnchor(of)}>
          {text}
        </LocalLink>
      )}
    </p>
  );
}
