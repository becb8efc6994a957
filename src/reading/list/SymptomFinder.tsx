import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import { Toc } from "../../ui/Toc";
import { media, size, use } from "../../ui/theme/tokens";
import { SymptomForm } from "./SymptomForm";
import { type ListedSymptom, rowStyles, SymptomRows, TierLeaf } from "./SymptomRows";

export interface SymptomFinderProps {
  /** The symptoms by part of the body. */
  groups: readonly { anchor: string; name: string; symptoms: readonly ListedSymptom[] }[];
}

const keyStyles = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "start",
  gap: "0.5rem 1.5rem",
  marginTop: "1rem",
  fontSize: size.caption,
  lineHeight: 1.3,
  "& li": { display: "grid", gridTemplateColumns: "1.875rem minmax(0, 1fr)", gap: "0.625rem", alignItems: "center" },
  "& b": { display: "block" },
  "& .leaf": rowStyles["& .leaf"],
  // On a phone the explanations are hidden, so that the first rows are in view.
  "& .says": { display: "none" },
  [media.pair]: { display: "grid", gap: "0.5rem 2rem", gridTemplateColumns: "repeat(3, auto)", "& .says": { display: "inline" } },
} as const;

const listStyles = {
  "& > section": { marginBottom: "1.75rem" },
  "& h2": {
    breakAfter: "avoid",
    fontSize: size.h3,
    paddingBottom: "0.375rem",
    borderBottom: `1.5px solid ${use.lineStrong}`,
    scrollMarginTop: "6rem",
  },
  "& h2 + ul": { marginTop: 0 },
  [media.aside]: { columns: 2, columnGap: "2.5rem", "& > section": { breakInside: "avoid" } },
} as const;

/** The tiers a symptom can have in the list; 112 is never its own tier, only that of a sign with it. */
const listed = ["now", "today", "home"] as const;

/**
 * The list of symptoms, by part of the body or by urgency, with a search by everyday word, stage and part (findSymptoms.ts), the results directly below
 * the field, and the contents beside it. Without scripts the whole list is shown.
 */
export function SymptomFinder({ groups }: SymptomFinderProps) {
  const t = useTexts();
  const all = groups.flatMap(({ symptoms }) => symptoms).length;
  return (
    <>
      <div {...withBehaviour("symptomFinder")}>
        <SymptomForm parts={groups} />
        <ul aria-label={t("finder.key")} css={keyStyles}>
          {listed.map((tier) => (
            <li key={tier}>
              <TierLeaf tier={tier} />
              <span>
                <b>{t(`tier.${tier}`)}</b> <span className="says">{t(`finder.key.${tier}`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p css={{ fontSize: size.small, color: use.muted, paddingTop: "0.75rem" }}>{t("finder.key.turn")}</p>
        <p
          role="status"
          data-one={t("finder.count", { count: 1 })}
          data-other={t("finder.count", { count: 2 })}
          css={{ fontSize: size.small, color: use.muted, paddingBlock: "0.25rem 1rem" }}
        >
          {t("finder.count", { count: all })}
        </p>
        <div css={listStyles}>
          <section data-urgency="" aria-labelledby="by-urgency" hidden>
            <h2 id="by-urgency">{t("finder.order.urgencyTitle")}</h2>
            <ul css={rowStyles} />
          </section>
          {groups.map(({ anchor, name, symptoms }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>{name}</h2>
              <SymptomRows symptoms={symptoms} />
            </section>
          ))}
        </div>
        <p data-none="" hidden>
          {t("finder.none")} <a href="tel:112">112</a>
        </p>
      </div>
      <Toc entries={groups} picture="symptoms-body" />
    </>
  );
}
