import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { cardGrid } from "../../ui/Columns.styles";
import { card } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";
import { amountOf, nursingYear } from "../shared/leaveParameters";
import type { LeavePlannerAnswer } from "../shared/leavePlanner";
import { amountWords, liraWords } from "./leaveWords";

export interface LeavePaymentsProps {
  answer: Extract<LeavePlannerAnswer, { ok: true }>;
}

const payment = {
  ...card,
  display: "grid",
  gap: "0.625rem",
  alignContent: "start",
  padding: "1.25rem 1.375rem",
  breakInside: "avoid",
  "& h3": { fontSize: "1.1875rem" },
  "& strong": { color: use.ink },
  "& p:last-of-type": { fontSize: size.small, color: use.muted, lineHeight: 1.5 },
} as const;

/** What is paid around the birth, by whom and on which condition; a sum only if she entered her earnings or the amount is published. */
export function LeavePayments({ answer }: LeavePaymentsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { leave, job, pay, nursing, babies } = answer;
  const lira = (amount: number, unit = "lira") => amountWords(t, language, amount, unit);
  const payText = pay
    ? t("leave.pay.sum", { days: pay.days, day: liraWords(t, language, pay.dayMinor), total: liraWords(t, language, pay.totalMinor) })
    : t("leave.pay.share");
  const rows = [
    ...(leave
      ? [
          {
            key: "leave",
            text: job === "worker" ? payText : t("leave.pay.civil"),
            condition: job === "worker" ? t("leave.pay.condition", { n: amountOf("pay-premium-days") }) : t("leave.pay.civilCondition"),
          },
        ]
      : []),
    {
      key: "nursing",
      text:
        nursing === null
          ? t("leave.pay.nursingNew", { amount: lira(amountOf("nursing")), year: nursingYear })
          : t(babies > 1 ? "leave.pay.nursingMany" : "leave.pay.nursing", { amount: lira(nursing), year: nursingYear, n: babies }),
      condition: t(leave ? "leave.pay.nursingCondition" : "leave.pay.nursingFather", { n: amountOf("nursing-premium-days") }),
    },
    {
      key: "grant",
      text: t("leave.pay.grant", {
        first: lira(amountOf("grant-first")),
        second: lira(amountOf("grant-second"), "liraMonthly"),
        later: lira(amountOf("grant-later"), "liraMonthly"),
      }),
      condition: t("leave.pay.grantCondition"),
    },
  ];
  return (
    <section aria-labelledby="pay-title" css={{ paddingTop: "3rem" }}>
      <h2 id="pay-title">{t("leave.pay.title")}</h2>
      <ul css={{ ...cardGrid(3), marginTop: "1.25rem" }}>
        {rows.map(({ key, text, condition }) => (
          <li key={key} css={payment}>
            <h3>{t(`leave.pay.${key}.name`)}</h3>
            <p>
              <strong>{text}</strong>
            </p>
            <p>{condition}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
