import { later } from "../../islands/later";
import { localDate } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { useOnChange } from "../../ui/device/useOnChange";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { ChildSwitcher } from "../shared/ChildSwitcher";
import { childTool } from "../shared/children";
import { useCalculator } from "../shared/useCalculator";
import type { Keeping } from "../shared/useCalculatorState";
import { useChildren } from "../shared/useChildren";
import { GrowthChildFields } from "./GrowthChildFields";
import { GrowthMoreFields } from "./GrowthMoreFields";
import { GrowthPercentileResult } from "./GrowthPercentileResult";
import { GrowthSketch } from "./GrowthSketch";
import { GrowthVisitFields } from "./GrowthVisitFields";
import { afterAdding, checkGrowth, type GrowthCheck, type GrowthFields, isByAge, noGrowth, noVisit, toBoxes } from "./growthFields";
import { toText, type Visit } from "./visitList";

/** Loaded only for a child from a shared link. */
const VisitorChild = later(() => import("../shared/VisitorChild").then(({ VisitorChild }) => VisitorChild));

export interface GrowthOfChildProps extends GrowthPercentileCalculatorProps {
  /** Name under which the device stores this child's visits. */
  tool: string;
  /** Where a result is stored at this moment. */
  whereToKeep: () => Keeping;
  /** The child is from a shared link and not one of this device's. */
  isVisiting: boolean;
}

export interface GrowthPercentileCalculatorProps {
  /** The measure the page is about: it is the first in the form and in the result. */
  first: "weight" | "head";
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of one child's growth: several visits on one chart. */
function GrowthOfChild({ tool, whereToKeep, isVisiting, first, today }: GrowthOfChildProps) {
  const t = useTexts();
  const language = useLanguage();
  const now = () => today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, update, clear, forget, isRemembered } = useCalculator<GrowthFields, GrowthCheck>({
    name: tool,
    empty: noGrowth,
    calculate: (typed) => checkGrowth(typed, now(), first),
    whereToKeep,
  });
  // For a number that would fit in another unit, a question is shown beside its field instead of an error.
  const error = refusal && refusal.suggestion === undefined ? t(`growth.error.${refusal.reason}`) : undefined;
  // A measured visit is added to the list once for each answer.
  useOnChange([answer], () => {
    if (answer) set(afterAdding(answer.fields, answer.visits));
  });
  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const whenField = isByAge(fields) ? "age" : "day";
  /** Puts a visit from the list into the fields, or empties them for a new one. */
  const edit = (visit: Visit | null, when = "") => {
    const others = (answer?.visits ?? []).filter((one) => one !== visit);
    set({ ...(visit ? toBoxes(visit, language === "tr" ? "," : ".", when) : noVisit), visits: toText(others) });
    focusOn(visit ? first : whenField);
  };
  /** The pressed button disappears with its question, so the focus moves to what replaces it. */
  const accept = (next: Partial<GrowthFields>) => update(next, true);
  const change = (visits: readonly Visit[]) => {
    const next = { ...noVisit, visits: toText(visits) };
    if (visits.length > 0) return accept(next);
    set(next);
    clear();
    focusOn(whenField);
  };
  return (
    <CalculatorFrame
      label={t("growth.form")}
      form={form}
      onSubmit={submit}
      waiting={t("growth.before")}
      sketch={<GrowthSketch />}
      submit={t("growth.submit")}
      result={
        answer && (
          <GrowthPercentileResult
            check={answer}
            today={now()}
            first={first}
            isRemembered={isRemembered && !isVisiting}
            onChange={change}
            onEdit={edit}
            onForget={forget}
          />
        )
      }
    >
      <GrowthChildFields fields={fields} set={set} refusal={refusal} error={error} today={now()} />
      <GrowthVisitFields fields={fields} set={set} accept={accept} refusal={refusal} error={error} first={first} />
      <GrowthMoreFields fields={fields} set={set} refusal={refusal} error={error} />
    </CalculatorFrame>
  );
}

const names = Object.keys(noGrowth);

/** Growth of the children stored on the device, one child at a time. */
export default function GrowthPercentileCalculator(props: GrowthPercentileCalculatorProps) {
  const state = useChildren("growth-percentile", names);
  const { family, turn, isVisiting } = state;
  const { current } = family;
  return (
    <>
      {isVisiting ? <VisitorChild {...state} /> : <ChildSwitcher {...state} />}
      <GrowthOfChild
        key={turn}
        tool={childTool("growth-percentile", current)}
        whereToKeep={() => state.whereToKeep(current)}
        isVisiting={isVisiting}
        {...props}
      />
    </>
  );
}
