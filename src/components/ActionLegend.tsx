import { useTranslation } from "react-i18next";
import { leaf, use } from "../theme/tokens";
import { type ActionLevel, actionIcons } from "./ActionCard";
import { Icon } from "./Icon";

const levels: ActionLevel[] = ["emergency", "urgent", "selfcare"];

const styles = {
  display: "grid",
  gap: "0.625rem",
  "& li": { display: "flex", gap: "0.875rem", alignItems: "center", padding: "0.875rem 1rem", borderRadius: leaf.m, lineHeight: 1.4 },
  "& .dot": { flex: "none", width: "2.75rem", height: "2.75rem", borderRadius: leaf.tile, display: "grid", placeItems: "center" },
  "& b": { display: "block" },
} as const;

/** What the three colours of advice mean, wherever they stand. */
export function ActionLegend() {
  const { t } = useTranslation();
  return (
    <ul css={styles}>
      {levels.map((level) => (
        <li key={level} css={{ background: use[`${level}Body`], color: use[`${level}Text`], "& b": { color: use[`${level}Strong`] } }}>
          <span className="dot" css={{ background: use[`${level}Head`], color: use[`${level}HeadText`] }}>
            <Icon name={actionIcons[level]} />
          </span>
          <span>
            <b>{t(`legend.${level}`)}</b> {t(`legend.${level}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
