import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { Tag } from "../../ui/Tag";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import type { Evidence } from "../../vocabulary/evidence";
import type { NameGender } from "../../vocabulary/nameLists";
import { EvidenceTag } from "../EvidenceTag";
import { FavouriteButton } from "../FavouriteButton";
import { nameId } from "../nameId";

export interface NameHeadProps {
  entry: {
    readonly name: string;
    readonly slug: string;
    readonly sex: string;
    readonly meaning: string;
    readonly origins: readonly string[];
    readonly evidence: Evidence;
    readonly marks: readonly string[];
  };
  side: NameGender;
}

const styles = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.5rem 1.5rem",
  position: "relative",
  overflow: "hidden",
  marginBottom: "2.5rem",
  padding: "clamp(1.25rem, 4vw, 3rem)",
  background: use.tintSage,
  borderRadius: leaf.xl,
  // The ring pattern, as on the results of the calculators.
  "&::after": {
    content: '""',
    position: "absolute",
    right: "-6rem",
    bottom: "-9rem",
    width: "22rem",
    aspectRatio: "1",
    borderRadius: "50%",
    background: `repeating-radial-gradient(circle, transparent 0 13px, color-mix(in srgb, ${use.brand} 16%, transparent) 13px 14px)`,
    pointerEvents: "none",
  },
  "& > *": { gridColumn: "1 / -1", zIndex: 1 },
  "& .who": { color: use.muted, fontWeight: 600 },
  "& h1": { gridColumn: 1, alignSelf: "center", fontSize: size.display, lineHeight: 1.08, letterSpacing: "-0.022em" },
  "& > button": { gridColumn: 2 },
  "& .meaning": { fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch" },
  "& .tags": { display: "flex", flexWrap: "wrap", gap: "0.375rem", paddingBlock: "0.25rem", "& > *": { background: use.raised } },
  // Where there is room, the meaning is beside the name, in large letters.
  [media.split]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    "& .who": { gridArea: "1 / 1 / 2 / 3" },
    "& h1": { gridArea: "2 / 1" },
    "& > button": { gridArea: "1 / 3 / 3" },
    "& .meaning": {
      gridArea: "2 / 2",
      alignSelf: "center",
      paddingLeft: "1.5rem",
      borderLeft: `2px solid ${use.lineStrong}`,
      font: `500 ${size.h2}/1.25 ${font.heading}`,
      color: use.ink,
      maxWidth: "24ch",
    },
  },
  "& .list a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" },
} as const;

/** The name, its side, its meaning, how sure that is, and the heart that puts it on the shortlist. */
export function NameHead({ entry, side }: NameHeadProps) {
  const t = useTexts();
  const { name, slug, sex, meaning, origins, evidence, marks } = entry;
  return (
    <header css={styles}>
      <p className="who">{sex === "unisex" ? t(`who.${side}.unisex`) : t(`who.${side}`)}</p>
      <h1>{name}</h1>
      <FavouriteButton name={name} id={nameId(side, slug)} />
      <p className="meaning">{meaning}</p>
      <p className="tags">
        {origins.map((origin) => (
          <Tag key={origin}>{t(`origin.${origin}`)}</Tag>
        ))}
        <EvidenceTag evidence={evidence} />
        {marks.includes("english") && <Tag>{t("list.english")}</Tag>}
      </p>
      <p className="list no-print">
        <LocalLink to="names" anchor="shortlist">
          {t("who.shortlist")}
        </LocalLink>
      </p>
    </header>
  );
}
