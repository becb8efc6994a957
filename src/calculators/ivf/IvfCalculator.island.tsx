import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { type IvfAnswer, ivf } from "../shared/ivf";
import { useCalculator } from "../shared/useCalculator";
import { FetusesField, readFetuses } from "./FetusesField";
import { IvfMilestones } from "./IvfMilestones";
import { IvfResult } from "./IvfResult";
import { readEmbryoAge, TransferFields } from "./TransferFields";

const kinds = ["transfer", "egg-retrieval", "iui"] as const;

/** The fields as they are in the form, in a shared address and on the device. */
const empty = { kind: "transfer", age: "5", frozen: "no", fetuses: "one", day: "", month: "", year: "" };
type Fields = typeof empty;

const readKind = ({ kind }: Fields) => readChoice(kinds, kind, "transfer");
const readEvent = (fields: Fields): string =>
  readKind(fields) === "transfer" ? `transfer-day${readEmbryoAge(fields.age)}` : readKind(fields);

export interface IvfCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of the IVF pregnancy calculator. */
export default function IvfCalculator({ today }: IvfCalculatorProps) {
  const t = useTexts();
  const now = () => today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, IvfAnswer>({
    name: "ivf",
    empty,
    calculate: (typed) => ivf({ event: readEvent(typed), date: isoFromParts(typed) }, now()),
  });
  const kind = readKind(fields);
  const fetuses = readFetuses(fields.fetuses);
  const choose = (change: Partial<Fields>) => {
    set(change);
    clear();
  };
  return (
    <>
      <CalculatorFrame
        label={t("ivf.form")}
        form={form}
        onSubmit={submit}
        waiting={t("ivf.before")}
        result={
          answer && (
            <IvfResult
              answer={answer}
              isFrozen={fields.frozen === "yes"}
              fetuses={fetuses}
              today={now()}
              isRemembered={isRemembered}
              onForget={forget}
            />
          )
        }
      >
        <ChoiceField
          legend={t("ivf.kind")}
          name="kind"
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`ivf.kind.${value}`) }))}
          onChange={(value) => choose({ kind: value })}
        />
        {kind === "transfer" && <TransferFields fields={fields} onAge={(age) => choose({ age })} onFrozen={(frozen) => set({ frozen })} />}
        <DateField
          legend={t(`ivf.date.${kind}`)}
          hint={t("ivf.dateHint")}
          error={refusal ? t(`ivf.error.${refusal.reason}`) : undefined}
          value={fields}
          onChange={set}
        />
        <FetusesField value={fetuses} onChange={(value) => set({ fetuses: value })} />
      </CalculatorFrame>
      {answer && <IvfMilestones answer={answer} />}
    </>
  );
}
