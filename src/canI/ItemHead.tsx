import { leaf, media, size, use } from "../ui/theme/tokens";

export interface ItemHeadProps {
  title: string;
  /** The answer in one sentence. */
  answer: string;
  /** Address of its drawing. */
  picture?: string;
}

const styles = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.5rem 1.5rem",
  alignItems: "center",
  paddingBottom: "1.5rem",
  "& p": { gridColumn: 1, fontSize: size.lead, lineHeight: 1.45, maxWidth: "44ch", textWrap: "pretty" },
  "& .picture": {
    gridColumn: 2,
    gridRow: "1 / span 2",
    width: "clamp(5rem, 16vw, 10rem)",
    aspectRatio: "1",
    borderRadius: leaf.xl,
    background: use.tileHoney,
    display: "grid",
    placeItems: "center",
    "& img": { width: "62%", height: "auto" },
  },
  [media.small]: { "& p": { gridColumn: "1 / -1" }, "& .picture": { gridRow: 1, borderRadius: leaf.m } },
  [media.print]: { "& .picture": { display: "none" } },
} as const;

/** Name of the item, the answer below it, and its drawing if there is one. */
export function ItemHead({ title, answer, picture }: ItemHeadProps) {
  return (
    <header css={styles}>
      <h1>{title}</h1>
      {picture && (
        <span className="picture">
          <img src={picture} alt="" width={96} height={96} />
        </span>
      )}
      <p>{answer}</p>
    </header>
  );
}
