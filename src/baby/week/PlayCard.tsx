import { activityPicture } from "../../guides/activityPicture";
import { Picture } from "../../ui/Picture";
import { card } from "../../ui/theme/globalStyles";
import { media, size, use } from "../../ui/theme/tokens";

export interface PlayCardProps {
  /** Running week of life. */
  week: number;
  path: string;
  title: string;
}

/** The drawing fills the left of the card, to its corners. */
const styles = {
  ...card,
  display: "grid",
  gridTemplateColumns: "8.5rem minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "center",
  background: use.tintNight,
  overflow: "hidden",
  paddingRight: "1rem",
  "& img": { height: "100%", minHeight: "7rem", objectFit: "cover" },
  [media.pair]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gap: "1.75rem", paddingRight: "1.75rem", "& img": { minHeight: "11rem" } },
} as const;

/** A link to the play of the week. */
export function PlayCard({ week, path, title }: PlayCardProps) {
  return (
    <div css={styles} className="no-print">
      <Picture name={activityPicture(week)} />
      <h3 css={{ fontSize: size.h3 }}>
        <a href={path}>{title}</a>
      </h3>
    </div>
  );
}
