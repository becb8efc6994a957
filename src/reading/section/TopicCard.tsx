import { useTexts } from "../../text/useTexts";
import { cardRows } from "../../ui/Columns.styles";
import { coverSizes } from "../../ui/theme/coverSizes";
import { card } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { Cover } from "../Cover";

export interface TopicCardProps {
  topic: { readonly path: string; readonly title: string; readonly description: string };
  /** Cover of one of its articles. */
  picture: string;
  /** Number of its articles. */
  count: number;
}

const styles = {
  ...card,
  padding: "0.625rem",
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  gap: "0.875rem 1.125rem",
  alignItems: "center",
  "& picture": { borderRadius: leaf.m, overflow: "hidden", display: "block" },
  "& h3": { fontSize: size.h3 },
  "& p": { fontSize: size.small, lineHeight: 1.45, marginTop: "0.25rem" },
  "& p:last-child": { color: use.muted, fontSize: size.caption, marginTop: "0.5rem" },
  [media.pair]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    "& > div": { padding: "0 0.625rem 0.75rem" },
  },
} as const;

/** Full rows of topics; a card in a wider row has its cover beside its text. */
export const topicRows = (count: number) =>
  cardRows(count, 3, {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignContent: "center",
    "& > div": { padding: "0 0.625rem" },
  });

/** A topic with its subject and its number of articles. */
export function TopicCard({ topic, picture, count }: TopicCardProps) {
  const t = useTexts();
  return (
    <article css={styles}>
      <Cover name={picture} sizes={coverSizes.topic} />
      <div>
        <h3>
          <a href={topic.path}>{topic.title}</a>
        </h3>
        <p>{topic.description}</p>
        <p>{t("count", { count })}</p>
      </div>
    </article>
  );
}
