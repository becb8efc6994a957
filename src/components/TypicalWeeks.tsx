import { useTranslation } from "react-i18next";
import { size, use } from "../theme/tokens";

export interface TypicalWeeksProps {
  /** Completed weeks, 0 to 42. */
  windows: readonly { readonly weekFrom: number; readonly weekTo: number }[];
}

const weeksInAll = 43;
/** From here on some signs mean something else. */
const dividingWeek = 20;

/** The weeks in which a symptom is typical, as a bar over the whole pregnancy. The words beside it say the same. */
export function TypicalWeeks({ windows }: TypicalWeeksProps) {
  const { t } = useTranslation();
  if (windows.length === 0) return <p>{t("typical.any")}</p>;
  const share = (weeks: number) => (weeks / weeksInAll) * 100;
  return (
    <figure css={{ maxWidth: "42rem" }}>
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" css={{ width: "100%", height: "2.25rem" }}>
        <rect x="0" y="3" width="100" height="4.5" rx="1" fill={use.surface} />
        {windows.map(({ weekFrom, weekTo }) => (
          <rect key={weekFrom} x={share(weekFrom)} y="3" width={share(weekTo - weekFrom + 1)} height="4.5" rx="1" fill={use.brand} />
        ))}
        <line x1={share(dividingWeek)} x2={share(dividingWeek)} y1="0" y2="9" stroke={use.berry} strokeWidth=".4" strokeDasharray="1 .6" />
      </svg>
      <figcaption css={{ fontSize: size.small, color: use.muted }}>
        {windows.map(({ weekFrom, weekTo }) => t("typical.window", { from: Math.max(1, weekFrom), to: weekTo })).join(" · ")}
        {` · ${t("typical.line")}`}
      </figcaption>
    </figure>
  );
}
