import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import type { LeaveFields } from "./leaveFields";

/** The keys are written out, because a template literal would load every text of the page. */
const legends = { parent: "leave.parent", job: "leave.job", babies: "leave.babies", order: "leave.order", stop: "leave.stop" } as const;

export interface RuleChoiceProps {
  name: keyof typeof legends;
  value: string;
  values: readonly string[];
  onChange: (change: Partial<LeaveFields>) => void;
}

/** A choice between rules. */
export function RuleChoice({ name, value, values, onChange }: RuleChoiceProps) {
  const t = useTexts();
  return (
    <ChoiceField
      legend={t(legends[name])}
      hint={name === "stop" ? t("leave.stopHint") : undefined}
      name={name}
      value={value}
      choices={values.map((one) => ({
        value: one,
        label: name === "stop" ? t("leave.stopWeeks", { n: one }) : t(`leave.${name}.${one}`),
      }))}
      onChange={(next) => onChange({ [name]: next })}
    />
  );
}
