import { useTranslation } from "react-i18next";
import { media } from "../ui/theme/tokens";
import { TierCard } from "./TierCard";
import { type AdviceStage, byTier, type TieredSign } from "./tiers";

/** A sign as the cards show it. */
export interface ShownSign extends TieredSign {
  readonly text: string;
}

export interface SignCardsProps {
  signs: readonly ShownSign[];
  stage: AdviceStage;
  /** When home is enough; null where no home care is safe, and then no such card is shown. */
  home?: string | null;
  /** What the cards are by, where a page has others of the same tiers. */
  by?: string;
  /** Two cards a row where there is room. */
  isWide?: boolean;
  /** For somebody who has lost a pregnancy or a baby: what she says on the phone is another thing. */
  isAfterLoss?: boolean;
}

/** What people say on the phone differs between a pregnancy, the weeks after a birth and a baby. */
const callerAt = (stage: AdviceStage): "pregnancy" | "afterBirth" | "baby" =>
  stage === "afterBirth" ? "afterBirth" : stage === "any" || stage === "before20" || stage === "from20" ? "pregnancy" : "baby";

/** The signs of a stage as cards: 112, now, today, and home where that is safe. */
export function SignCards({ signs, stage, home, by, isWide, isAfterLoss }: SignCardsProps) {
  const { t } = useTranslation("triage");
  const caller = isAfterLoss ? "loss" : callerAt(stage);
  return (
    <div
      css={{
        display: "grid",
        gap: "1rem",
        paddingTop: "0.5rem",
        ...(isWide && {
          [media.split]: {
            gridTemplateColumns: "1fr 1fr",
            // Of two, the first one is the shorter one, and both are as high as the other.
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
  );
}
