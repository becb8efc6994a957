import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { isoFromParts } from "../../ui/form/dateParts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { PersonFields } from "./PersonFields";
import { ZodiacResult } from "./ZodiacResult";
import { type ZodiacAnswer, type ZodiacInput, zodiac } from "./zodiac";
import { emptyZodiac, readKind, readParts, readSign, type Who, type ZodiacFields } from "./zodiacFields";

const toInput = (fields: ZodiacFields): ZodiacInput => ({
  mother: {
    kind: readKind(fields, "mother") === "sign" ? "sign" : "birth",
    date: isoFromParts(readParts(fields, "mother")),
    sign: readSign(fields, "mother"),
  },
  baby: { kind: readKind(fields, "baby"), date: isoFromParts(readParts(fields, "baby")), sign: readSign(fields, "baby") },
});

export interface ZodiacCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of the mother and baby zodiac, which is for fun. */
export default function ZodiacCalculator({ today }: ZodiacCalculatorProps) {
  const t = useTexts();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<ZodiacFields, ZodiacAnswer>({
    name: "zodiac",
    empty: emptyZodiac,
    calculate: (typed) => zodiac(toInput(typed), today ?? localDate(new Date())),
  });
  const change = (fresh: Partial<ZodiacFields>) => {
    set(fresh);
    // A result for other dates must not be shown beside these.
    if (answer) clear();
  };
  const switchKind = (fresh: Partial<ZodiacFields>) => {
    set(fresh);
    clear();
  };
  const errorOf = (who: Who) => (refusal?.field === who ? t(`zodiac.error.${refusal.reason}`) : undefined);
  return (
    <CalculatorFrame
      label={t("zodiac.form")}
      form={form}
      onSubmit={submit}
      waiting={t("zodiac.before")}
      submit={t("zodiac.submit")}
      result={answer && <ZodiacResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
    >
      <PersonFields who="mother" fields={fields} error={errorOf("mother")} onChange={change} onSwitch={switchKind} />
      <PersonFields who="baby" fields={fields} error={errorOf("baby")} onChange={change} onSwitch={switchKind} />
    </CalculatorFrame>
  );
}
