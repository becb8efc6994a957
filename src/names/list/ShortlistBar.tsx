import { useTexts } from "../../text/useTexts";
import { button } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { LocalLink } from "../../ui/LocalLink";
import { focusOnPanel } from "../../ui/theme/globalStyles";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface ShortlistBarProps {
  /** Number of names on the list of this device. */
  count: number;
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "1rem",
  alignItems: "center",
  justifyContent: "space-between",
  marginTop: "2rem",
  padding: "1.25rem 1.5rem",
  background: use.panel,
  color: use.panelMuted,
  borderRadius: leaf.xl,
  "& h2": { fontSize: size.h3, color: use.panelText },
  "& a": { ...button, "&:focus-visible": focusOnPanel },
} as const;

/** The number of names on the shortlist, and the link to it. */
export function ShortlistBar({ count }: ShortlistBarProps) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <section aria-labelledby="kept" className="no-print" css={styles}>
      <div>
        <h2 id="kept">{t("names.kept", { count })}</h2>
        <p>{t("names.keptHere")}</p>
      </div>
      <LocalLink to="names" anchor="shortlist">
        <Icon name="people" /> {t("names.toShortlist")}
      </LocalLink>
    </section>
  );
}
