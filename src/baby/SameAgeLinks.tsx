import { useTranslation } from "react-i18next";
import { chip } from "../ui/Button.styles";
import { LocalLink } from "../ui/LocalLink";
import { use } from "../ui/theme/tokens";
import type { SameAge } from "./sameAge";

export interface SameAgeLinksProps extends SameAge {
  /** The kind of page one is on: it does not lead to itself. */
  here: "week" | "food" | "milestones" | "play";
}

/** From a page about an age to the others about the same age. */
export function SameAgeLinks({ here, week, foodMonth, milestoneMonth }: SameAgeLinksProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("sameAge.title")} className="no-print">
      <p aria-hidden="true" css={{ fontWeight: 650, color: use.ink }}>
        {t("sameAge.title")}
      </p>
      <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginTop: "0.75rem", "& a": chip }}>
        {week !== null && here !== "week" && (
          <li>
            <LocalLink to="babyWeek" params={{ id: String(week) }}>
              {t("sameAge.week", { n: week })}
            </LocalLink>
          </li>
        )}
        {foodMonth !== null && here !== "food" && (
          <li>
            <LocalLink to="babyNutritionMonth" params={{ id: String(foodMonth) }}>
              {t(foodMonth === 0 ? "sameAge.foodFirst" : "sameAge.food", { n: foodMonth })}
            </LocalLink>
          </li>
        )}
        {milestoneMonth !== null && here !== "milestones" && (
          <li>
            <LocalLink to="milestoneChecklist" params={{ id: String(milestoneMonth) }}>
              {t("sameAge.milestones", { n: milestoneMonth })}
            </LocalLink>
          </li>
        )}
        {week !== null && here !== "play" && (
          <li>
            <LocalLink to="babyActivity" params={{ id: String(week) }}>
              {t("sameAge.play", { n: week })}
            </LocalLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
