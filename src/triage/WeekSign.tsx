import { useTexts } from "../text/useTexts";
import { Icon } from "../ui/Icon";
import { leaf, use } from "../ui/theme/tokens";
import { type Stage, type TieredSign, tierAt } from "../vocabulary/tiers";
import { tierIcons } from "./TierCard";

export interface WeekSignProps {
  sign: TieredSign;
  /** The page's own sentence about it. */
  text: string;
  stage: Stage;
}

/** The sign that matters most this week, in the colour and with the word of its tier. */
export function WeekSign({ sign, text, stage }: WeekSignProps) {
  const t = useTexts();
  // In a week of the baby’s life the sign may be about the mother, after the birth.
  const tier = tierAt(sign, stage) ?? tierAt(sign, "afterBirth");
  if (!tier) throw new Error(`WeekSign requires a sign with a tier in stage ${stage}, got ${sign.key}`);
  return (
    <p
      data-tier={tier}
      css={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gap: "0.25rem 0.75rem",
        padding: "1rem 1.25rem",
        borderRadius: leaf.m,
        borderLeft: `0.375rem solid ${use[`${tier}Border`]}`,
        background: use[`${tier}Body`],
        color: use[`${tier}Text`],
        breakInside: "avoid",
        "& b": { color: use[`${tier}Strong`] },
        "& .icon": { width: "1.5rem", color: use[`${tier}Strong`], gridRow: "span 2" },
      }}
    >
      <Icon name={tierIcons[tier]} />
      <b>{t("weekSign", { tier: t(`short.${tier}`) })}</b>
      <span>{text}</span>
    </p>
  );
}
