import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type MonthsPregnantAnswer, monthsPregnant } from "../../calculators/shared/monthsPregnant";
import { pathTo } from "../../routes/routes";
import { keepOwnDate } from "../../site/ownDate";
import { localDate } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { button, onlyWithScript } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts, noDate } from "../../ui/form/dateParts";
import { Icon } from "../../ui/Icon";
import { bullets } from "../../ui/theme/globalStyles";
import { leaf, size, use } from "../../ui/theme/tokens";

const box = {
  width: "100%",
  maxWidth: "34rem",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowCard,
  padding: "1.25rem 1.375rem 1.375rem",
  marginTop: "0.5rem",
  display: "grid",
  gap: "0.875rem",
  "& .privacy": {
    display: "flex",
    gap: "0.5rem",
    fontSize: size.small,
    lineHeight: 1.45,
    color: use.muted,
    "& .icon": { width: "1.25rem", height: "1.25rem", color: use.brandText },
  },
} as const;

export interface FindMyWeekProps {
  today?: string;
  /** Opens a page; by default with `location.assign`, replaced in tests. */
  go?: (path: string) => void;
}

/** The form of the home page: a due date, or the first day of the last period, opens the page of the week. */
export default function FindMyWeek({ today, go = (path) => location.assign(path) }: FindMyWeekProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState(noDate);
  const [refusal, setRefusal] = useState<Extract<MonthsPregnantAnswer, { ok: false }> | null>(null);

  /** Completed weeks if the date is the due date and if it is the last period, when it can be either. */
  const [doubtful, setDoubtful] = useState<{ asDueDate: number; asPeriod: number } | null>(null);

  useEffect(() => {
    setDate((before) => ({ ...before, ...readFormValues(form.current, noDate) }));
  }, []);

  /** The page of a week; the days before week 1 use the page of week 1. */
  const weekPage = (completedWeeks: number) => pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, completedWeeks)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = today ?? localDate(new Date());
    // Read from the form itself: it may be submitted before its fields have reached the state.
    const iso = isoFromParts({ ...date, ...readFormValues(form.current, noDate) });
    // A future date is a due date, a past one the last period.
    // A date up to 20 days ago can be either; only the reader knows which.
    const asDueDate = monthsPregnant({ mode: "edd", date: iso }, now);
    const asPeriod = monthsPregnant({ mode: "lmp", date: iso }, now);
    setRefusal(null);
    setDoubtful(null);
    if (iso <= now && asDueDate.ok && asPeriod.ok) {
      setDoubtful({ asDueDate: asDueDate.completedWeeks, asPeriod: asPeriod.completedWeeks });
      return;
    }
    const answer = iso > now ? asDueDate : asPeriod;
    if (answer.ok) {
      keepOwnDate({ due: answer.edd });
      go(weekPage(answer.completedWeeks));
    } else {
      setRefusal(answer);
      form.current?.querySelector("input")?.focus();
    }
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} noValidate css={box}>
      <DateField
        legend={t("findWeek.legend")}
        hint={t("findWeek.hint")}
        error={refusal ? t(`findWeek.error.${refusal.reason}`) : undefined}
        value={date}
        onChange={setDate}
      />
      <button type="submit" css={{ ...button, ...onlyWithScript, justifySelf: "start" }}>
        {t("findWeek.submit")}
      </button>
      {doubtful !== null && (
        <div role="status">
          <p>{t("findWeek.which")}</p>
          <ul css={bullets}>
            <li>
              <a href={weekPage(doubtful.asDueDate)}>{t("findWeek.wasDue")}</a>
            </li>
            <li>
              <a href={weekPage(doubtful.asPeriod)}>{t("findWeek.wasPeriod")}</a>
            </li>
          </ul>
        </div>
      )}
      <p className="privacy">
        <Icon name="lock" />
        {t("findWeek.privacy")}
      </p>
    </form>
  );
}
