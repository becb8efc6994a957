import { useTexts } from "../text/useTexts";
import { Icon } from "../ui/Icon";
import { leaf, use } from "../ui/theme/tokens";
import { tiers } from "../vocabulary/tiers";
import { tierIcons } from "./TierCard";

const styles = {
  display: "grid",
  gap: "0.625rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& li > :last-child": { minWidth: 0 },
  "& li": { display: "flex", gap: "0.875rem", alignItems: "center", padding: "0.875rem 1rem", borderRadius: leaf.m, lineHeight: 1.4 },
  "& .dot": { flex: "none", width: "2.75rem", height: "2.75rem", borderRadius: leaf.tile, display: "grid", placeItems: "center" },
  "& b": { display: "block" },
} as const;

/** What the four tiers of advice mean on every page. */
export function TierLegend() {
  const t = useTexts();
  return (
    <ul css={styles}>
      {tiers.map((tier) => (
        <li key={tier} css={{ background: use[`${tier}Body`], color: use[`${tier}Text`], "& b": { color: use[`${tier}Strong`] } }}>
          <span className="dot" css={{ background: use[`${tier}Head`], color: use[`${tier}HeadText`] }}>
            <Icon name={tierIcons[tier]} />
          </span>
          <span>
            <b>{t(`legend.${tier}`)}</b> {t(`legend.${tier}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
