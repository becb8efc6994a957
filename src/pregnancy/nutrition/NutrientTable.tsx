import { useTexts } from "../../text/useTexts";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface NutrientTableProps {
  nutrients: readonly { readonly name: string; readonly amount: string; readonly why: string; readonly foods: string }[];
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > div": {
    display: "grid",
    gap: "0.375rem 1.5rem",
    background: use.raised,
    borderRadius: leaf.l,
    boxShadow: use.shadowCard,
    padding: "1.125rem 1.25rem",
    breakInside: "avoid",
    [media.pair]: { gridTemplateColumns: "12rem 1fr" },
  },
  "& h3": { fontSize: "1.1875rem" },
  "& .amount": { fontWeight: 600, color: use.brandText, lineHeight: 1.4, marginTop: "0.25rem" },
  "& p": { lineHeight: 1.5 },
  "& small": { display: "block", fontSize: size.small, color: use.muted, marginTop: "0.375rem", lineHeight: 1.5 },
} as const;

/** Nutrients: how much, what for, and in which foods. */
export function NutrientTable({ nutrients }: NutrientTableProps) {
  const t = useTexts();
  return (
    <div css={styles}>
      {nutrients.map(({ name, amount, why, foods }) => (
        <div key={name}>
          <div>
            <h3>{name}</h3>
            <p className="amount">{amount}</p>
          </div>
          <p>
            {why}
            <small>
              {t("nutrient.foods")} {foods}
            </small>
          </p>
        </div>
      ))}
    </div>
  );
}
