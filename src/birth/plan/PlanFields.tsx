import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, leaf, media, use } from "../../ui/theme/tokens";
import { planFields } from "../shared/tickFormats";

const input = {
  width: "100%",
  minHeight: "3rem",
  padding: "0.625rem 0.75rem",
  background: use.raised,
  border: `1.5px solid ${use.lineStrong}`,
  borderRadius: leaf.s,
  font: "inherit",
  fontWeight: 400,
  color: use.ink,
} as const;

const onPaper = {
  border: 0,
  borderBottom: `1px solid ${fixed.printInk}`,
  borderRadius: 0,
  minHeight: 0,
  padding: "1pt 2pt",
  background: "none",
} as const;

const label = {
  display: "grid",
  gap: "0.375rem",
  fontWeight: 650,
  color: use.ink,
  "& [lang]": { fontWeight: 400, color: use.muted },
} as const;

const styles = {
  display: "grid",
  gap: "0.75rem",
  background: use.surface,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem",
  marginBottom: "1.25rem",
  "& label": label,
  "& input": input,
  [media.split]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  [media.print]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    padding: 0,
    margin: "0 0 6pt",
    "& label": { ...label, gap: 0, fontSize: "8.5pt" },
    "& input": { ...input, ...onPaper, fontSize: "10pt" },
  },
} as const;

/** Fields for whose plan it is. */
export function PlanFields() {
  const t = useTexts();
  const other = useLanguage() === "tr" ? "en" : "tr";
  return (
    <fieldset css={styles}>
      <legend className="visually-hidden">{t("plan.about")}</legend>
      {(["name", "partner", "due"] as const).map((field) => (
        <label key={field}>
          <span>
            <span data-label="">{t(`plan.${field}`)}</span> <span lang={other}>/ {t(`plan.${field}.other`)}</span>
          </span>
          <input name={field} maxLength={planFields[field]} autoComplete="off" />
        </label>
      ))}
    </fieldset>
  );
}

const ownStyles = {
  ...label,
  marginTop: "1.75rem",
  "& textarea": { ...input, minHeight: "5.5rem", fieldSizing: "content", resize: "vertical", lineHeight: 1.5 },
  [media.print]: {
    marginTop: "6pt",
    fontSize: "9pt",
    gap: "1pt",
    "& textarea": { ...input, ...onPaper, minHeight: "28pt", fontSize: "9pt", lineHeight: 1.3, resize: "none", fieldSizing: "content" },
  },
} as const;

/** A field for a wish in the reader’s own words. */
export function OwnWish() {
  const t = useTexts();
  const other = useLanguage() === "tr" ? "en" : "tr";
  return (
    <label css={ownStyles}>
      <span>
        <span data-label="">{t("plan.own")}</span> <span lang={other}>/ {t("plan.own.other")}</span>
      </span>
      <textarea name="own" rows={3} placeholder=" " maxLength={planFields.own} />
    </label>
  );
}
