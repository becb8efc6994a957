import { Picture } from "../../ui/Picture";
import { leaf, media } from "../../ui/theme/tokens";

export interface MealsProps {
  /** The baby's age in completed months. */
  month: number;
  text: string;
}

const styles = {
  display: "grid",
  gap: "1rem 2rem",
  "& img": { borderRadius: leaf.l },
  [media.pair]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "center" },
  [media.print]: { display: "block", "& img": { display: "none" } },
} as const;

/** What is on the plate at an age: purées, then soft pieces, then family food. */
const plateAt = (month: number): string => (month < 9 ? "purees" : month < 12 ? "pieces" : "family");

/** Number and size of meals a day, with a drawing of the plate from six months on. */
export function Meals({ month, text }: MealsProps) {
  if (month < 6) return <p>{text}</p>;
  return (
    <div css={styles}>
      <Picture name={`plates/plate-${plateAt(month)}`} />
      <p>{text}</p>
    </div>
  );
}
