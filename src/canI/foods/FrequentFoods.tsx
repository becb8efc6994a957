import { useTranslation } from "react-i18next";
import { pictureOf } from "../../guides/foodPictures";
import { VerdictChip } from "../../guides/VerdictChip";
import { toneOf, type Verdict } from "../../guides/verdicts";
import { twoColumns } from "../../ui/Columns.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface FrequentFoodsProps {
  foods: readonly {
    readonly key: string;
    readonly path: string;
    readonly title: string;
    readonly pregnancy: { readonly verdict: Verdict; readonly label: string };
  }[];
}

/** Keys of the foods asked about most. */
export const frequentFoods = ["tulum", "midye-dolma", "turk-kahvesi", "hamsi", "yumurta-rafadan", "bal"];

const styles = {
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  [media.aside]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  [media.small]: { gridTemplateColumns: twoColumns("7.5rem"), gap: "0.5rem" },
  [media.print]: { display: "none" },
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "0.375rem",
    height: "100%",
    padding: "0.875rem 0.375rem",
    borderRadius: leaf.l,
    background: use.raised,
    boxShadow: use.shadowCard,
    color: use.ink,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: "center",
    textDecoration: "none",
    "&:hover": { boxShadow: use.shadowLift },
    [media.narrow]: { paddingInline: "0.25rem" },
  },
  "& img": { width: "3rem", height: "3rem" },
  "& a > span": { textAlign: "start", fontSize: size.caption, paddingInline: "0.375rem" },
} as const;

/** The foods asked about most, with their drawings; those without a record yet are left out. */
export function FrequentFoods({ foods }: FrequentFoodsProps) {
  const { t } = useTranslation("canI");
  const shown = frequentFoods.flatMap((key) => foods.filter((food) => food.key === key));
  if (shown.length < 2) return null;
  return (
    <ul aria-label={t("foods.frequent")} css={styles}>
      {shown.map(({ key, path, title, pregnancy }) => (
        <li key={key}>
          <a href={path}>
            <img src={pictureOf(key)} alt="" width={48} height={48} />
            {title}
            <VerdictChip tone={toneOf(pregnancy.verdict)} label={pregnancy.label} of={t("stage.pregnancy")} />
          </a>
        </li>
      ))}
    </ul>
  );
}
