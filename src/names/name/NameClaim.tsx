import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface NameClaimProps {
  claim: string;
  /** True if the claim is that the name is in the Quran, which it is not. */
  isOfQuran: boolean;
}

const styles = {
  maxWidth: "42rem",
  border: `1px solid ${use.line}`,
  borderRadius: leaf.l,
  overflow: "hidden",
  "& > div": { padding: "0.75rem 1.25rem" },
  "& .said": { background: use.surface },
  "& dt": { display: "flex", gap: "0.375rem", alignItems: "center", fontSize: size.caption, fontWeight: 600, color: use.muted },
  "& .true dt": { color: use.brandText },
} as const;

/** A false claim about a name, and the correction. */
export function NameClaim({ claim, isOfQuran }: NameClaimProps) {
  const t = useTexts();
  return (
    <dl css={styles}>
      {isOfQuran && (
        <div className="said">
          <dt>{t("claim.said")}</dt>
          <dd>{t("claim.said.quran")}</dd>
        </div>
      )}
      <div className="true">
        <dt>
          <Icon name="check" /> {t("claim.true")}
        </dt>
        <dd>{claim}</dd>
      </div>
    </dl>
  );
}
