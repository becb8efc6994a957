import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";
import { weeksAndDays } from "../shared/weeksAndDays";
import type { Redating } from "./dueDate";

export interface RedatingNoteProps {
  redating: Redating;
}

/** Both due dates, by last period and by scan, which one is used and why. */
export function RedatingNote({ redating }: RedatingNoteProps) {
  const t = useTexts();
  const language = useLanguage();
  const { lmpEdd, scanEdd, lmpWeeks, lmpDays, differenceDays, limitDays, isRedated } = redating;
  return (
    <section
      aria-labelledby="redating-title"
      css={{ borderLeft: `3px solid ${use.accent}`, paddingLeft: "1rem", display: "grid", gap: "0.5rem" }}
    >
      <h3 id="redating-title" css={{ color: use.panelText }}>
        {t(isRedated ? "due.redating.scan" : "due.redating.lmp")}
      </h3>
      <p>
        {t("due.redating.dates", { lmp: formatDate(lmpEdd, language), scan: formatDate(scanEdd, language) })}{" "}
        {t("due.redating.difference", { count: differenceDays })}
      </p>
      <p>{t("due.redating.why", { age: weeksAndDays(t, lmpWeeks, lmpDays), limit: limitDays })}</p>
    </section>
  );
}
