import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { twoColumns } from "../../ui/Columns.styles";
import { Tag } from "../../ui/Tag";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface NeedGuideProps {
  guide: {
    readonly key: string;
    readonly level: "must" | "useful" | "skip";
    readonly picture: string;
    readonly title: string;
    readonly summary: string;
    readonly why: readonly string[];
    readonly lookFor: readonly string[];
    readonly avoid: readonly string[];
    readonly safeUse: readonly string[];
    readonly secondHand: string;
  };
}

const tones = { must: "sage", useful: "honey", skip: "blush" } as const;

const styles = {
  borderTop: `1px solid ${use.line}`,
  paddingBlock: "2.5rem",
  display: "grid",
  gap: "1rem",
  "& header": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0.5rem 1.25rem",
    alignItems: "center",
    justifyItems: "start",
    "& > *": { maxWidth: "100%" },
  },
  "& .picture": { gridRow: "1 / span 3", background: use.tintSage, borderRadius: leaf.m, padding: "1rem" },
  "& h3": { fontSize: size.h3 },
  "& p, & li": { maxWidth: "min(100%, 66ch)" },
  "& .lists": {
    display: "grid",
    gap: "1.5rem",
    gridTemplateColumns: twoColumns("18rem"),
    "& h3": { marginBottom: "0.5rem" },
  },
} as const;

/** One need guide: whether the thing is needed, why, what to look for, what to avoid, how to use it safely, and whether to buy it second-hand. */
export function NeedGuide({ guide }: NeedGuideProps) {
  const t = useTexts();
  const lists = [
    ["needs.lookFor", guide.lookFor],
    ["needs.avoid", guide.avoid],
    ["needs.safeUse", guide.safeUse],
  ] as const;
  return (
    <section id={guide.key} aria-labelledby={`${guide.key}-title`} css={styles}>
      <header>
        <span className="picture">
          <img src={`/objects/${guide.picture}.svg`} alt="" width={72} height={72} loading="lazy" />
        </span>
        <Tag tone={tones[guide.level]}>{t(`need.${guide.level}`)}</Tag>
        <h2 id={`${guide.key}-title`}>{guide.title}</h2>
        <p>{guide.summary}</p>
      </header>
      {guide.why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="lists">
        {lists.map(([title, items]) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <BulletList items={items} />
          </div>
        ))}
        <div>
          <h3>{t("needs.secondHand")}</h3>
          <p>{guide.secondHand}</p>
        </div>
      </div>
    </section>
  );
}
