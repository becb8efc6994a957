import { useTexts } from "../text/useTexts";
import { Tag } from "../ui/Tag";
import { card } from "../ui/theme/globalStyles";
import { leaf, media, use } from "../ui/theme/tokens";

export interface NeedCardData {
  readonly key: string;
  readonly level: "must" | "useful" | "skip";
  readonly picture: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: { readonly path: string };
}

const tones = { must: "sage", useful: "honey", skip: "blush" } as const;

/** The picture beside the text, as on phones. */
export const pictureBeside = {
  gridTemplateColumns: "min(5rem, 30%) minmax(0, 1fr)",
  columnGap: "1rem",
  "& > *": { maxWidth: "100%" },
  "& .picture": { gridRow: "1/4", aspectRatio: "1" },
  "& .picture img": { width: 52, height: 52 },
  "& p": { gridColumn: 2 },
} as const;

const styles = {
  ...card,
  padding: "1.25rem",
  display: "grid",
  gap: "0.625rem",
  alignContent: "start",
  justifyItems: "start",
  "& .picture": {
    width: "100%",
    aspectRatio: "5/3",
    borderRadius: leaf.m,
    display: "grid",
    placeItems: "center",
    background: use.tintSage,
    marginBottom: "0.25rem",
  },
  "&:nth-of-type(4n+2) .picture": { background: use.tintHoney },
  "&:nth-of-type(4n+3) .picture": { background: use.tintNight },
  "&:nth-of-type(4n) .picture": { background: use.tintBlush },
  "& .picture img": { width: "38%", height: "auto" },
  "& p": { fontSize: "1rem", lineHeight: 1.5 },
  [media.small]: pictureBeside,
} as const;

/** A thing that a reader may or may not need, in two sentences. */
export function NeedCard({ guide }: { guide: NeedCardData }) {
  const t = useTexts();
  return (
    <article data-level={guide.level} css={styles}>
      <span className="picture">
        <img src={`/objects/${guide.picture}.svg`} alt="" width={92} height={92} loading="lazy" />
      </span>
      <Tag tone={tones[guide.level]}>{t(`need.${guide.level}`)}</Tag>
      <h3>
        <a href={`${guide.topic.path}#${guide.key}`}>{guide.title}</a>
      </h3>
      <p>{guide.summary}</p>
    </article>
  );
}
