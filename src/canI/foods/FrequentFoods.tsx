import { pictureOf } from "../../guides/foodPictures";
import { babyToneOf, toneIcons, toneOf, type Verdict } from "../../guides/verdicts";
import { useTexts } from "../../text/useTexts";
import { twoColumns } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import { verdictColours } from "../../ui/theme/verdicts";
import { columnKey } from "../list/ItemChoices";

interface Answer {
  readonly verdict: Verdict;
  readonly label: string;
}

export interface FrequentFoodsProps {
  foods: readonly {
    readonly key: string;
    readonly path: string;
    readonly title: string;
    readonly pregnancy: Answer;
    readonly breastfeeding: Answer;
    readonly baby: Answer;
  }[];
}

/** Keys of the foods asked about most. */
export const frequentFoods = ["tulum", "midye-dolma", "turk-kahvesi", "hamsi", "yumurta-rafadan", "bal"];

const columns = ["pregnancy", "breastfeeding", "baby"] as const;

/** Two answers are shown, the chosen one first: for her, in pregnancy unless she is breastfeeding, and for the baby. */
const chosen = (i: number) => `form:has([name=stage][value=${columnKey(i)}]:checked) &`;
const answers = {
  "& [data-of=breastfeeding]": { display: "none" },
  [chosen(1)]: { "& [data-of=breastfeeding]": { display: "flex" }, "& [data-of=pregnancy]": { display: "none" } },
  [chosen(2)]: { "& [data-of=baby]": { order: -1 } },
} as const;

const styles = {
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  [media.aside]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  [media.small]: { gridTemplateColumns: twoColumns("8.5rem"), gap: "0.5rem" },
  [media.print]: { display: "none" },
  "& a": {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    borderRadius: leaf.l,
    background: use.raised,
    boxShadow: use.shadowCard,
    color: use.ink,
    lineHeight: 1.3,
    textDecoration: "none",
    "&:hover": { boxShadow: use.shadowLift },
    "&:hover > b": { color: use.linkHover },
  },
  "& a > b": {
    flex: 1,
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    padding: "0.75rem",
    font: `500 1.0625rem/1.25 ${font.heading}`,
    color: "inherit",
    [media.aside]: { flexDirection: "column", gap: "0.75rem", padding: "1.25rem 0.75rem 1rem", textAlign: "center" },
  },
  "& img": { flex: "none", width: "2.75rem", height: "2.75rem", [media.aside]: { width: "3.25rem", height: "3.25rem" } },
  "& .answers": { display: "flex", flexDirection: "column", gap: "1px" },
  "& [data-of]": { display: "flex", gap: "0.625rem", alignItems: "center", padding: "0.5rem 0.75rem", minHeight: "3.25rem" },
  "& .answers .icon": { width: "1.125rem", height: "1.125rem", strokeWidth: 2.5 },
  "& small": { display: "block", fontSize: size.tab, color: use.text },
  "& .answers b": { font: `650 ${size.caption}/1.3 ${font.text}`, color: "inherit", overflowWrap: "anywhere" },
  ...answers,
} as const;

/** The foods asked about most, each with its drawing and with the answers for her and for the baby; those without a record yet are left out. */
export function FrequentFoods({ foods }: FrequentFoodsProps) {
  const t = useTexts();
  const shown = frequentFoods.flatMap((key) => foods.filter((food) => food.key === key));
  if (shown.length < 2) return null;
  return (
    <ul aria-label={t("foods.frequent")} css={styles}>
      {shown.map((food) => (
        <li key={food.key}>
          <a href={food.path}>
            <b>
              <img src={pictureOf(food.key)} alt="" width={48} height={48} />
              {food.title}
            </b>
            <span className="answers">
              {columns.map((of) => {
                const tone = (of === "baby" ? babyToneOf : toneOf)(food[of].verdict);
                return (
                  <span key={of} data-of={of} css={verdictColours[tone]}>
                    <Icon name={toneIcons[tone]} />
                    <span>
                      <small>{t(`stage.${of}`)}:</small> <b>{food[of].label}</b>
                    </span>
                  </span>
                );
              })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
