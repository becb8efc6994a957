import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts, type Parts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { ZodiacResult } from "./ZodiacResult";
import { signIds, type ZodiacAnswer, type ZodiacInput, zodiac } from "./zodiac";

const kinds = { mother: ["birth", "sign"], baby: ["birth", "due", "sign"] } as const;
type Who = keyof typeof kinds;

/** The fields as they are in the form, in a shared address and on the device. */
const empty = {
  mother: "birth",
  motherSign: "",
  "mother-day": "",
  "mother-month": "",
  "mother-year": "",
  baby: "birth",
  babySign: "",
  "baby-day": "",
  "baby-month": "",
  "baby-year": "",
};
type Fields = typeof empty;

const readParts = (fields: Fields, who: Who): Parts => ({
  day: fields[`${who}-day`],
  month: fields[`${who}-month`],
  year: fields[`${who}-year`],
});
const readKind = (fields: Fields, who: Who) => readChoice(kinds[who], fields[who], "birth");
const readSign = (fields: Fields, who: Who) => readChoice(signIds, fields[`${who}Sign`], undefined);

const toInput = (fields: Fields): ZodiacInput => ({
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
  const { t } = useTranslation();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, ZodiacAnswer>({
    name: "zodiac",
    empty,
    calculate: (typed) => zodiac(toInput(typed), today ?? localDate(new Date())),
  });
  const change = (fresh: Partial<Fields>) => {
    set(fresh);
    // A result for other dates must not be shown beside these.
    if (answer) clear();
  };
  const person = (who: Who) => {
    const kind = readKind(fields, who);
    const error = refusal?.field === who ? t(`zodiac.error.${refusal.reason}`) : undefined;
    return (
      <>
        <ChoiceField
          legend={t(`zodiac.${who}`)}
          name={who}
          value={kind}
          choices={kinds[who].map((value) => ({ value, label: t(`zodiac.kind.${value}`) }))}
          onChange={(value) => {
            change({ [who]: value });
            clear();
          }}
        />
        {kind === "sign" ? (
          <ChoiceField
            legend={t(`zodiac.${who}.sign`)}
            name={`${who}Sign`}
            value={fields[`${who}Sign`]}
            choices={signIds.map((value) => ({ value, label: t(`zodiac.sign.${value}`) }))}
            onChange={(value) => change({ [`${who}Sign`]: value })}
            error={error}
          />
        ) : (
          <DateField
            legend={t(`zodiac.${who}.${kind}`)}
            hint={t(`zodiac.${who}.${kind}Hint`)}
            error={error}
            value={readParts(fields, who)}
            prefix={`${who}-`}
            onChange={({ day, month, year }) => change({ [`${who}-day`]: day, [`${who}-month`]: month, [`${who}-year`]: year })}
          />
        )}
      </>
    );
  };
  return (
    <CalculatorFrame
      label={t("zodiac.form")}
      form={form}
      onSubmit={submit}
      waiting={t("zodiac.before")}
      submit={t("zodiac.submit")}
      result={answer && <ZodiacResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
    >
      {person("mother")}
      {person("baby")}
    </CalculatorFrame>
  );
}
