import { Picture } from "../../ui/Picture";
import { agePictures } from "./agePictures";

export interface AgeCollageProps {
  /** An age in months that has a list of milestones. */
  month: number;
}

const styles = {
  display: "grid",
  gap: "0.375rem",
  gridTemplateColumns: "2fr 1fr",
  gridTemplateRows: "1fr 1fr",
  "& > img:first-of-type": { gridRow: "span 2" },
} as const;

/** Three drawings of what most children of an age do. */
export function AgeCollage({ month }: AgeCollageProps) {
  return (
    <span css={styles}>
      {agePictures(month).map((name) => (
        <Picture key={name} name={name} />
      ))}
    </span>
  );
}
