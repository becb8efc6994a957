import { useTexts } from "../text/useTexts";
import { media } from "../ui/theme/tokens";
import { type AdviceStage, byTier, callerAt, type TieredSign } from "../vocabulary/tiers";
import { TierCard } from "./TierCard";
import { WholeListLine } from "./WholeListLine";

/** A sign with the text the cards show. */
export interface ShownSign extends TieredSign {
  readonly text: string;
}

export interface SignCardsProps {
  signs: readonly ShownSign[];
  stage: AdviceStage;
  /**
   * True if the signs contain every core sign of the stage, or the line about the whole list is elsewhere on the page; otherwise the line is below the
   * cards.
   */
  isWhole: boolean;
  /** When self-care at home is enough; null if no home care is safe, and then there is no such card. */
  home?: string | null;
  /** What the cards are grouped by, if the page has other cards with the same tiers. */
  by?: string;
  /** Two cards per row if there is room. */
  isWide?: boolean;
  /** For somebody who has lost a pregnancy or a baby: what to say on the phone is different. */
  isAfterLoss?: boolean;
}

/** Cards below each other. */
export const cardColumn = { display: "grid", gap: "1rem", paddingTop: "0.5rem" } as const;

/** The signs of a stage as cards by tier: 112, now, today, and home if that is safe; below them where to find the signs that are missing. */
export function SignCards({ signs, stage, isWhole, home, by, isWide, isAfterLoss }: SignCardsProps) {
  const t = useTexts();
  const caller = isAfterLoss ? "loss" : callerAt(stage);
  return (
    <>
      <div
        css={{
          ...cardColumn,
          ...(isWide && {
            [media.split]: {
              gridTemplateColumns: "1fr 1fr",
              // If there are two cards, the first is narrower, and both have the same height.
              "&:has(> :first-child:nth-last-child(2))": { gridTemplateColumns: "2fr 3fr" },
              "& > [data-tier=now], & > :first-child:nth-last-child(2)": { gridRow: "span 2" },
            },
          }),
        }}
      >
        {byTier(signs, stage).map(({ tier, signs: shown }) => (
          <TierCard
            key={tier}
            tier={tier}
            by={by}
            title={t(`${caller}.${tier}.title`)}
            items={shown.map(({ text }) => text)}
            closing={t(`${caller}.${tier}.closing`)}
            isSoft={isAfterLoss}
          />
        ))}
        {home && <TierCard tier="home" title={t("home.title")} items={[]} closing={home} />}
      </div>
      {!isWhole && <WholeListLine of={stage} isAfterLoss={isAfterLoss} />}
    </>
  );
}
