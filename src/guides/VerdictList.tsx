import { Picture } from "../ui/Picture";
import { Tag, type TagProps } from "../ui/Tag";
import { leaf, use } from "../ui/theme/tokens";

export interface VerdictListProps {
  items: readonly { title: string; text: string; verdict: string; tone: TagProps["tone"]; picture?: string }[];
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    background: use.raised,
    borderRadius: leaf.l,
    boxShadow: use.shadowCard,
    padding: "1.125rem 1.25rem",
    maxWidth: "none",
    breakInside: "avoid",
  },
  "& h3": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.375rem 0.75rem",
    alignItems: "center",
    fontSize: "1.1875rem",
    overflowWrap: "anywhere",
  },
  "& p": { marginTop: "0.375rem", lineHeight: 1.55 },
} as const;

/** The drawing is on the right, so that all texts are aligned, with or without a drawing. */
const pictured = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4rem",
  gap: "1rem",
  alignItems: "start",
  "& > img": { order: 1 },
} as const;

/** Items with a one-word verdict beside each name, and the reason. */
export function VerdictList({ items }: VerdictListProps) {
  return (
    <ul css={styles}>
      {items.map(({ title, text, verdict, tone, picture }) => (
        <li key={title} css={picture ? pictured : undefined}>
          {picture && <Picture name={picture} />}
          <div>
            <h3>
              {title} <Tag tone={tone}>{verdict}</Tag>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
