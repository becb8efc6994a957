import { useTexts } from "../../text/useTexts";
import { tierIcons } from "../../triage/TierCard";
import { Icon } from "../../ui/Icon";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import type { Tier } from "../../vocabulary/tiers";
import { type ListedUrgency, rankOf } from "./listedUrgency";

export interface ListedSymptom {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  /** How soon to tell somebody about the symptom by itself, and with a warning sign. */
  readonly urgency: ListedUrgency;
  /** A sign that makes it urgent, as a condition; null if the row only says that there are such signs. */
  readonly turn: { readonly text: string; readonly isCall112: boolean } | null;
  /** When it is typical, in words; empty if that would play down an emergency. */
  readonly note: string;
  /** What the search compares: words, and the weeks in which it is typical. */
  readonly found: { readonly words: string; readonly weeks: string };
}

export interface SymptomRowsProps {
  symptoms: readonly ListedSymptom[];
}

export const rowStyles = {
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "1.875rem minmax(0, 1fr)",
    gap: "0.125rem 0.75rem",
    alignItems: "center",
    minHeight: "3.25rem",
    paddingBlock: "0.4375rem",
    borderBottom: `1px solid ${use.line}`,
    lineHeight: 1.3,
    breakInside: "avoid",
    "&[hidden]": { display: "none" },
    "&:has(a:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: 2 },
  },
  "& a": {
    color: use.ink,
    fontWeight: 600,
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { color: use.linkHover, textDecoration: "underline" },
    "&:focus-visible": { outline: 0, boxShadow: "none" },
  },
  // An item that begins a line shows no dot: dots are on the left of each item, and those at the edge are clipped.
  "& .line": {
    display: "flex",
    flexWrap: "wrap",
    fontSize: size.caption,
    color: use.muted,
    marginLeft: "-0.875em",
    clipPath: "inset(0 0 0 0.875em)",
    "& > *": { position: "relative", paddingLeft: "0.875em" },
    "& > *::before": {
      content: '"·"',
      position: "absolute",
      left: 0,
      width: "0.875em",
      textAlign: "center",
      fontWeight: 400,
      color: use.muted,
    },
    "& b": { fontWeight: 650 },
  },
  "& small": { fontSize: "inherit" },
  "& .leaf": {
    display: "grid",
    placeItems: "center",
    width: "1.875rem",
    height: "1.875rem",
    borderRadius: leaf.tag,
    "& .icon": { width: "1.125rem", height: "1.125rem" },
  },
  [media.print]: { "& li": { minHeight: 0 } },
} as const;

/**
 * Symptoms in compact rows: a leaf in the colour of the tier, the name, the tier in words, with a sign that makes it urgent, and when it is typical.
 * “Home” has an outline only, because there is nothing to do at once.
 */
export function SymptomRows({ symptoms }: SymptomRowsProps) {
  const t = useTexts();
  return (
    <ul css={rowStyles}>
      {symptoms.map(({ key, path, name, urgency, turn, note, found }) => {
        const { tier, withSign } = urgency;
        return (
          <li key={key} data-words={found.words} data-weeks={found.weeks} data-rank={rankOf(urgency)}>
            <TierLeaf tier={tier} />
            <span>
              <a href={path}>{name}</a>
              <span className="line">
                <b css={{ color: use[`${tier}Strong`] }}>
                  {!withSign
                    ? t(`tier.${tier}`)
                    : turn
                      ? t(`finder.turn.${tier}.${turn.isCall112 ? "call112" : withSign}`, { sign: turn.text })
                      : t(`finder.urgency.${tier}.${withSign}`)}
                </b>
                {note && (
                  <>
                    {" "}
                    <small>{note}</small>
                  </>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The leaf that marks a tier, in rows and in their key. */
export function TierLeaf({ tier }: { tier: Tier }) {
  const isHome = tier === "home";
  return (
    <span
      className="leaf"
      css={{
        background: isHome ? "transparent" : use[`${tier}Head`],
        color: isHome ? use.homeStrong : use[`${tier}HeadText`],
        border: `1.5px solid ${isHome ? use.homeBorder : use[`${tier}Head`]}`,
      }}
    >
      <Icon name={tierIcons[tier]} />
    </span>
  );
}
