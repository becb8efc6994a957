import { Picture } from "../../ui/Picture";
import { card } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

export interface GuideCardProps {
  href: string;
  picture: string;
  title: string;
  text: string;
}

const styles = {
  ...card,
  padding: "1.25rem",
  display: "grid",
  gridTemplateColumns: "3.75rem minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "center",
  "& h3": { fontSize: "1.1875rem" },
  "& p": { fontSize: size.small, lineHeight: 1.45, color: use.muted },
} as const;

/** A link to a guide or tool, with its drawing and a line about it. */
export function GuideCard({ href, picture, title, text }: GuideCardProps) {
  return (
    <article css={styles}>
      <Picture name={picture} isFirst />
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
