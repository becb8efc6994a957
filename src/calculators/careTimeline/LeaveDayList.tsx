import { pathTo } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { font, size, use } from "../../ui/theme/tokens";
import { ruleOf } from "../shared/leaveParameters";
import type { CareTimelineAnswer } from "./careTimeline";
import { careLine, lineSection } from "./careTimeline.styles";
import { leaveDays } from "./leaveDays";
import { leaveWords } from "./leaveWords";

export interface LeaveDayListProps {
  answer: Extract<CareTimelineAnswer, { ok: true }>;
  babies: 1 | 2;
  hasTwins: boolean;
  today: string;
}

/** Leave and payments below the timeline, each day with its law and the date of that law. */
export function LeaveDayList({ answer, babies, hasTwins, today }: LeaveDayListProps) {
  const t = useTexts();
  const language = useLanguage();
  const days = leaveDays(answer, babies, today);
  if (days.length === 0) return null;
  const wordsOf = leaveWords(t, language);
  const date = (value: string) => formatDate(value, language);
  const checked = days.map(({ rule }) => ruleOf(rule).checked).sort()[0] ?? "";
  return (
    <section aria-labelledby="leave-days" css={lineSection}>
      <h2 id="leave-days">{t("care.leaveDays")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.5rem" }}>
        {t(answer.isBorn ? "care.leaveDays.textBorn" : hasTwins ? "care.leaveDays.textTwins" : "care.leaveDays.text")}{" "}
        <a href={pathTo("leavePlanner", language)}>{t("care.leaveDays.link")}</a>
      </p>
      <div css={{ ...careLine, maxWidth: "56rem" }}>
        <ol>
          {days.map((day) => {
            const { title, line } = wordsOf(day);
            const { law, since } = ruleOf(day.rule);
            return (
              <li key={day.key} data-status={day.to < today ? "past" : undefined}>
                <p className="when">{day.from === day.to ? date(day.from) : t("care.range", { from: date(day.from), to: date(day.to) })}</p>
                <h3 css={{ gridColumn: 1, font: `650 ${size.body}/1.35 ${font.text}`, color: use.ink }}>{title}</h3>
                <p>{line}</p>
                <p css={{ fontSize: size.small, color: use.muted }}>
                  {since ? t("care.leaveDays.since", { law: law[language], date: date(since) }) : law[language]}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <p css={{ fontSize: size.small, color: use.muted, marginTop: "1rem" }}>{t("care.leaveDays.checked", { date: date(checked) })}</p>
    </section>
  );
}
