import { useTexts } from "../text/useTexts";
import { iconPaths } from "../ui/iconPaths";
import { LocalLink } from "../ui/LocalLink";
import { leaf, media, size, use } from "../ui/theme/tokens";
import type { SameAge } from "../vocabulary/sameAge";

export interface SameAgeLinksProps extends SameAge {
  /** The kind of the current page, which is not linked. */
  here: "week" | "food" | "milestones" | "play";
}

/** The drawing on the tile of each kind of page. Those written out here are used on no other page, because the shared icons are sent with every tool. */
const drawings = {
  week: iconPaths.calendar,
  food: "M3 11h18a9 9 0 0 1-5 8H8a9 9 0 0 1-5-8ZM14 8l5-6",
  milestones:
    "M5 13c0-2-1-3-1-5.5C4 5 5.4 3 7 3s3 1.5 3 3.5S9 10.5 9 13ZM5 15.5h4a2 2 0 0 1-4 0ZM15 17c0-2.5-1-4-1-6.5S15.4 7 17 7s3 2 3 4.5S19 15 19 17ZM15 19.5h4a2 2 0 0 1-4 0Z",
  play: "M3.5 13H11v7.5H3.5zM13 13h7.5v7.5H13zM8.2 3.5h7.5V11H8.2z",
} as const;

const list = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginTop: "0.625rem",
  [media.normal]: { gap: "0.75rem" },
  "& li": { flex: "1 1 5.5rem", maxWidth: "none" },
  "& a": {
    display: "flex",
    flexDirection: "column",
    gap: "0.5rem",
    height: "100%",
    padding: "0.625rem",
    borderRadius: leaf.l,
    background: use.raised,
    boxShadow: use.shadowCard,
    color: use.ink,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    transition: "box-shadow .2s",
    "&:hover": { color: use.linkHover, boxShadow: use.shadowLift },
    [media.normal]: { flexDirection: "row", alignItems: "center", gap: "0.75rem", padding: "0.75rem" },
  },
  "& svg": {
    width: "2.75rem",
    height: "2.75rem",
    padding: "0.6rem",
    borderRadius: leaf.tile,
    background: use.tileSage,
    color: use.brandText,
  },
  "& [data-of=food]": { background: use.tileHoney },
  "& [data-of=play]": { background: use.tileBlush },
} as const;

/** Text keys for food at the ages that are not given in months. */
const foodKeys = ["sameAge.foodFirst", "sameAge.foodOne"] as const;

/** Links from a page about an age to the other pages about the same age; empty if there are none, as at four years. */
export function SameAgeLinks({ here, week, foodMonth, milestoneMonth }: SameAgeLinksProps) {
  const t = useTexts();
  const tile = (of: keyof typeof drawings) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon" data-of={of}>
      <path d={drawings[of]} />
    </svg>
  );
  const links = [
    week !== null && here !== "week" && (
      <LocalLink to="babyWeek" params={{ id: String(week) }}>
        {tile("week")}
        {t("sameAge.week", { n: week })}
      </LocalLink>
    ),
    foodMonth !== null && here !== "food" && (
      <LocalLink to="babyNutritionMonth" params={{ id: String(foodMonth) }}>
        {tile("food")}
        {t(foodKeys[foodMonth] ?? "sameAge.food", { n: foodMonth })}
      </LocalLink>
    ),
    milestoneMonth !== null && here !== "milestones" && (
      <LocalLink to="milestoneChecklist" params={{ id: String(milestoneMonth) }}>
        {tile("milestones")}
        {t("sameAge.milestones", { n: milestoneMonth })}
      </LocalLink>
    ),
    week !== null && here !== "play" && (
      <LocalLink to="babyActivity" params={{ id: String(week) }}>
        {tile("play")}
        {t("sameAge.play", { n: week })}
      </LocalLink>
    ),
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("sameAge.title")} className="no-print">
      <p aria-hidden="true" css={{ fontWeight: 650, color: use.ink }}>
        {t("sameAge.title")}
      </p>
      <ul css={list}>
        {links.map((link) => (
          <li key={link.props.to}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
