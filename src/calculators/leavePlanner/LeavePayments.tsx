import { useTranslation } from "react-i18next";
import { useLanguage } from "../../text/useLanguage";
import { figureTable } from "../../ui/Table.styles";
import { amountOf, nursingYear } from "./leaveParameters";
import type { LeavePlannerAnswer } from "./leavePlanner";
import { amountWords, liraWords } from "./leaveWords";

export interface LeavePaymentsProps {
  answer: Extract<LeavePlannerAnswer, { ok: true }>;
}

/** What is paid around the birth, by whom and on which condition; a sum only where she gave her earnings or the amount is published. */
export function LeavePayments({ answer }: LeavePaymentsProps) {
  const { t } = useTranslation();
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
      <table css={{ ...figureTable, maxWidth: "none", marginTop: "1.25rem", "& tr": { breakInside: "avoid" } }}>
        <thead>
          <tr>
            <th scope="col">{t("leave.pay.what")}</th>
            <th scope="col">{t("leave.pay.amount")}</th>
            <th scope="col">{t("leave.pay.who")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, text, condition }) => (
            <tr key={key}>
              <th scope="row">{t(`leave.pay.${key}.name`)}</th>
              <td>{text}</td>
              <td>{condition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
