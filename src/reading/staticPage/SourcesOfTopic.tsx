import type { SourceLine } from "../../site/record/SourceList";
import { Icon } from "../../ui/Icon";
import { size, use } from "../../ui/theme/tokens";

export interface SourcesOfTopicProps {
  /** Name of the topic. */
  name: string;
  /** Sorted by publisher. */
  sources: readonly SourceLine[];
}

const styles = {
  borderTop: `1px solid ${use.line}`,
  "& + &": { marginTop: 0 },
  "& > summary": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto 1.375rem",
    gap: "0.75rem",
    alignItems: "center",
    minHeight: "3.5rem",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& h3": { fontSize: size.h3 },
    "& small": { color: use.muted, fontFeatureSettings: '"tnum"' },
    "& .icon": { color: use.brandText, transition: "transform .2s" },
  },
  "&[open] > summary .icon": { transform: "rotate(180deg)" },
  "& dl": { paddingBottom: "1.5rem", overflowWrap: "anywhere", "& a": { overflowWrap: "anywhere" } },
  "& dt": { fontWeight: 650, color: use.ink, marginTop: "1rem" },
  "& dd": { marginTop: "0.25rem", lineHeight: 1.45, scrollMarginTop: "6rem" },
} as const;

/** Sources of one topic by publisher, folded; each has an anchor to link to. */
export function SourcesOfTopic({ name, sources }: SourcesOfTopicProps) {
  if (sources.length === 0) return null;
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))];
  return (
    <details css={styles}>
      <summary>
        <h3>{name}</h3> <small>{sources.length}</small> <Icon name="down" />
      </summary>
      <dl>
        {publishers.map((publisher) => [
          <dt key={publisher}>{publisher}</dt>,
          ...sources
            .filter((source) => source.publisher === publisher)
            .map(({ key, title, year, url }) => (
              <dd key={key} id={`source-${key}`}>
                {url ? <a href={url}>{title}</a> : title}
                {year ? `, ${year}` : ""}
              </dd>
            )),
        ])}
      </dl>
    </details>
  );
}
