import { useTranslation } from "react-i18next";
import { chip } from "../ui/Button.styles";
import { LocalLink } from "../ui/LocalLink";
import { use } from "../ui/theme/tokens";
import type { SameAge } from "./sameAge";

export interface SameAgeLinksProps extends SameAge {
  /** The kind of page one is on: it does not lead to itself. */
  here: "week" | "food" | "milestones" | "play";
}

/** What food is called at the ages that are not told in months. */
const foodKeys = ["sameAge.foodFirst", "sameAge.foodOne"] as const;

/** From a page about an age to the others about the same age; nothing where there is none, as at four years. */
export function SameAgeLinks({ here, week, foodMonth, milestoneMonth }: SameAgeLinksProps) {
  const { t } = useTranslation();
  const links = [
    week !== null && here !== "week" && (
      <LocalLink to="babyWeek" params={{ id: String(week) }}>
        {t("sameAge.week", { n: week })}
      </LocalLink>
    ),
    foodMonth !== null && here !== "food" && (
      <LocalLink to="babyNutritionMonth" params={{ id: String(foodMonth) }}>
        {t(foodKeys[foodMonth] ?? "sameAge.food", { n: foodMonth })}
      </LocalLink>
    ),
    milestoneMonth !== null && here !== "milestones" && (
      <LocalLink to="milestoneChecklist" params={{ id: String(milestoneMonth) }}>
        {t("sameAge.milestones", { n: milestoneMonth })}
      </LocalLink>
    ),
    week !== null && here !== "play" && (
      <LocalLink to="babyActivity" params={{ id: String(week) }}>
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
      <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginTop: "0.75rem", "& a": chip }}>
        {links.map((link) => (
          <li key={link.props.to}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
