import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import type { Cycle, Days } from "./ovulation";

export interface CycleDatesProps {
  /** The cycle whose fertile days are shown. */
  cycle: Cycle;
  /** The cycle she is in. */
  current: Cycle;
}

/** The best days, the next period with the day for a test, and the due date, in words. */
export function CycleDates({ cycle, current }: CycleDatesProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const short = (value: string) => formatDate(value, language, { day: "numeric", month: "long" });
  const range = ({ from, to }: Days) => (from === to ? date(from) : t("ovu.range", { from: date(from), to: date(to) }));
  return (
    <>
      {cycle.best && cycle.wide && cycle.ovulation && (
        <>
          <p>
            <strong>{t("ovu.best", { days: range(cycle.best) })}</strong> {t("ovu.around", { date: short(cycle.ovulation) })}
          </p>
          <p>{t("ovu.wide", { days: range(cycle.wide) })}</p>
        </>
      )}
      <p>
        {t("ovu.next", { days: range(current.next) })}{" "}
        {current.edd ? t("ovu.test", { date: date(current.next.from) }) : t("ovu.testIrregular", { date: date(current.next.to) })}
      </p>
      {cycle.edd && <p>{t("ovu.due", { date: date(cycle.edd) })}</p>}
    </>
  );
}
