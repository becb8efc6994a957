import { Icon } from "../../ui/Icon";
import { card } from "../../ui/theme/globalStyles";
import { font, size, use } from "../../ui/theme/tokens";

export interface NameSideCardProps {
  title: string;
  path: string;
  /** Number of names, in words. */
  count: string;
}

const styles = {
  ...card,
  display: "flex",
  gap: "1rem",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "clamp(1.5rem, 3vw, 2.25rem)",
  background: use.tintSage,
  "& h2 a": { color: "inherit", textDecoration: "none" },
  "&:hover h2 a": { color: use.linkHover },
  "& p": { font: `500 ${size.lead}/1.4 ${font.heading}`, color: use.brandText, marginTop: "0.25rem" },
  "& .icon": { color: use.brandText },
} as const;

/** Link to all names of a side; both sides look the same. */
export function NameSideCard({ title, path, count }: NameSideCardProps) {
  return (
    <article css={styles}>
      <div>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p>{count}</p>
      </div>
      <Icon name="arrow" />
    </article>
  );
}
