import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import { leaf, media, use } from "../../ui/theme/tokens";

const styles = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.5rem 0.875rem",
  border: `1.5px solid ${use.lineStrong}`,
  borderRadius: leaf.m,
  padding: "1rem 1.25rem",
  lineHeight: 1.5,
  "& .icon": { marginTop: "0.125rem", color: use.brandText },
  "& p": { gridColumn: 2, maxWidth: "66ch" },
} as const;

/** Notices for every medicine: below each other, or side by side if there is room. */
export const notices = {
  display: "grid",
  gap: "1rem 1.5rem",
  marginBlock: "1.5rem 2.5rem",
  [media.halves]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
} as const;

/** What a page about a medicine can and cannot say, and the phone line for poisoning. */
export function Signpost() {
  const t = useTexts();
  return (
    <aside aria-label={t("medicine.signpost")} css={styles}>
      <Icon name="flag" />
      <p>
        <b>{t("medicine.signpost")}</b> {t("medicine.signpost.text")}
      </p>
      <p>
        {t("medicine.poison")} <a href="tel:114">{t("medicine.poisonLine")}</a>. {t("medicine.emergency")} <a href="tel:112">112</a>.
      </p>
    </aside>
  );
}
