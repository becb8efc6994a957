import { Picture } from "../../ui/Picture";
import { card } from "../../ui/theme/globalStyles";

export interface PlayCardProps {
  path: string;
  title: string;
}

const styles = {
  ...card,
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "center",
  padding: "1rem 1.25rem",
} as const;

/** The way to the play of the week. */
export function PlayCard({ path, title }: PlayCardProps) {
  return (
    <div css={styles} className="no-print">
      <Picture name="icons/play" />
      <h3 css={{ fontSize: "1.1875rem" }}>
        <a href={path}>{title}</a>
      </h3>
    </div>
  );
}
