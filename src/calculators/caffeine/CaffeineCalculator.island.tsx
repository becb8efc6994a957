import { useTexts } from "../../text/useTexts";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { CaffeineField } from "./CaffeineField";
import { CaffeineResult } from "./CaffeineResult";
import { type CaffeineAnswer, caffeine, caffeineDrinks } from "./caffeine";
import { portionOf } from "./portion";

type Fields = Record<string, string>;

const empty: Fields = Object.fromEntries(caffeineDrinks.map(({ key }) => [key, ""]));

/** Widths that let the form show two drinks side by side. */
const arrangement = { columns: "minmax(20rem, 1.7fr) minmax(0, 1fr)" } as const;
const drinks = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))", columnGap: "2rem" } as const;

/** An empty field counts as no portions. */
const toInput = (fields: Fields) =>
  Object.fromEntries(
    caffeineDrinks.map(({ key }) => {
      const typed = (fields[key] ?? "").trim();
      return [key, typed === "" ? 0 : typedNumber(typed)];
    }),
  );

/** Form and result of the caffeine calculator. */
export default function CaffeineCalculator() {
  const t = useTexts();
  const { form, fields, set, answer, refusal, submit, forget, isRemembered } = useCalculator<Fields, CaffeineAnswer>({
    name: "caffeine",
    empty,
    calculate: (typed) => caffeine(toInput(typed)),
  });
  return (
    <CalculatorFrame
      label={t("caffeine.form")}
      form={form}
      onSubmit={submit}
      submit={t("caffeine.submit")}
      waiting={t("caffeine.before")}
      arrangement={arrangement}
      result={answer && <CaffeineResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
    >
      <fieldset>
        <legend css={{ fontWeight: 650, paddingBottom: "0.75rem" }}>{t("caffeine.had")}</legend>
        <ul css={drinks}>
          {caffeineDrinks.map((drink) => (
            <CaffeineField
              key={drink.key}
              name={drink.key}
              label={t(`caffeine.drink.${drink.key}`)}
              portion={portionOf(t, drink)}
              value={fields[drink.key] ?? ""}
              error={refusal?.field === drink.key ? t(`caffeine.error.${refusal.reason}`) : undefined}
              onChange={set}
            />
          ))}
        </ul>
      </fieldset>
    </CalculatorFrame>
  );
}
