import { pictureOf } from "../../guides/foodPictures";
import { VerdictChip } from "../../guides/VerdictChip";
import { toneOf, type Verdict } from "../../guides/verdicts";
import { card } from "../../ui/theme/globalStyles";
import { dimmedAtNight } from "../../ui/theme/night";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface AskedFoodsProps {
  foods: readonly {
    readonly key: string;
    readonly path: string;
    readonly title: string;
    readonly ages: readonly { readonly fromMonths: number; readonly verdict: Verdict; readonly label: string; readonly text: string }[];
  }[];
  /** The baby's age in completed months. */
  month: number;
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  [media.pair]: { gridTemplateColumns: "1fr 1fr" },
  "& > li": {
    ...card,
    display: "grid",
    gridTemplateColumns: "min(4rem, 22%) minmax(0, 1fr)",
    gap: "0 1rem",
    alignItems: "start",
    padding: "1rem 1.125rem",
    maxWidth: "none",
    breakInside: "avoid",
  },
  "& img": { width: "100%", height: "auto", padding: "0.5rem", borderRadius: leaf.m, background: use.tileHoney, ...dimmedAtNight },
  "& h3": { fontSize: "1.1875rem", marginBottom: "0.375rem" },
  "& p": { fontSize: size.small, lineHeight: 1.5, marginTop: "0.5rem" },
} as const;

/** The foods asked about most in every month, each with the advice for this age and a link to its page. */
export function AskedFoods({ foods, month }: AskedFoodsProps) {
  return (
    <ul css={styles}>
      {foods.map(({ key, path, title, ages }) => {
        const now = ages.filter(({ fromMonths }) => fromMonths <= month).at(-1);
        const picture = pictureOf(key);
        if (!now) return null;
        return (
          <li key={key}>
            {picture ? <img src={picture} alt="" width={48} height={48} loading="lazy" /> : <span />}
            <div>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <VerdictChip tone={toneOf(now.verdict)} label={now.label} />
              <p>{now.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
