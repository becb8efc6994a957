import { css } from "@emotion/react";
import { memo } from "react";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import { use } from "../../ui/theme/tokens";
import type { Evidence } from "../../vocabulary/evidence";
import type { NameGender } from "../../vocabulary/nameLists";
import { EvidenceTag } from "../EvidenceTag";
import { FavouriteButton } from "../FavouriteButton";

export interface NameRowProps {
  entry: {
    readonly name: string;
    readonly slug: string;
    readonly meaning: string;
    readonly origins: readonly string[];
    readonly evidence: Evidence;
    readonly place: { readonly rank: number; readonly year: number } | null;
  };
  side: NameGender;
  isSaved: boolean;
  onToggle: () => void;
  /** Whether to show the newest published place. */
  hasPlace?: boolean;
}

/** Made once, because a list renders dozens at every key. */
const styles = css({
  display: "flex",
  gap: "1rem",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: "0.75rem",
  borderBottom: `1px solid ${use.line}`,
  breakInside: "avoid",
  "& > div": { minWidth: 0, alignSelf: "start" },
  "& h3": { fontSize: "1.5rem", "& a": { color: "inherit", textDecoration: "none", "&:hover": { color: use.linkHover } } },
  "& p": { lineHeight: 1.4, marginBottom: "0.375rem" },
  "& .tags": { display: "flex", flexWrap: "wrap", gap: "0.375rem" },
});

/** A name in a list: meaning, origin, how sure it is, and the heart. Rendered again only when the name or its heart changes. */
export const NameRow = memo(
  function NameRow({ entry, side, isSaved, onToggle, hasPlace }: NameRowProps) {
    const t = useTexts();
    const { name, slug, meaning, origins, evidence, place } = entry;
    return (
      <li css={styles}>
        <div>
          <h3>
            <a href={pathTo(`${side}Name`, useLanguage(), { name: slug })}>{name}</a>
          </h3>
          <p>{meaning}</p>
          <div className="tags">
            {hasPlace && place && <Tag tone="sage">{t("names.place", { year: place.year, rank: place.rank })}</Tag>}
            <Tag>{origins.map((origin) => t(`origin.${origin}`)).join(", ")}</Tag>
            <EvidenceTag evidence={evidence} />
          </div>
        </div>
        <FavouriteButton name={name} state={{ isSaved, onToggle }} />
      </li>
    );
  },
  (before, after) =>
    before.entry === after.entry && before.side === after.side && before.isSaved === after.isSaved && before.hasPlace === after.hasPlace,
);
