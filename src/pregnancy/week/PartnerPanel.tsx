import { Picture } from "../../ui/Picture";
import { prose } from "../../ui/theme/globalStyles";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface PartnerPanelProps {
  title: string;
  paragraphs: readonly string[];
}

const styles = {
  background: use.tintBlush,
  borderRadius: leaf.xl,
  overflow: "hidden",
  display: "grid",
  marginTop: "3rem",
  breakInside: "avoid",
  "& > div": { ...prose, padding: "clamp(1.5rem, 3vw, 2.5rem)" },
  "& figure img": { width: "100%", height: "100%", minHeight: "11rem", objectFit: "cover" },
  [media.split]: { gridTemplateColumns: "1.5fr 1fr", "& figure": { order: 2 } },
  [media.print]: { "& figure": { display: "none" } },
} as const;

/** What the partner can do this week. */
export function PartnerPanel({ title, paragraphs }: PartnerPanelProps) {
  return (
    <section aria-labelledby="partner" css={styles}>
      <figure>
        <Picture name="article-partner" />
      </figure>
      <div>
        <h2 id="partner">{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
