import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { Icon } from "../../ui/Icon";
import { use } from "../../ui/theme/tokens";
import { EarlyBirthFields } from "./EarlyBirthFields";
import { noGrowth } from "./growthFields";
import type { GrowthMoreFieldsProps } from "./growthMoreFields.types";

const folded = {
  borderBlock: `1px solid ${use.line}`,
  "& summary": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    minHeight: "3rem",
    color: use.ink,
    fontWeight: 600,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  "&[open] > summary .icon": { transform: "rotate(180deg)" },
  "& > div": { display: "grid", gap: "1.5rem", paddingBlock: "0.5rem 1rem" },
} as const;

/** Whether the baby was born early; and, folded because few need them, the reference and how the length was measured. */
export function GrowthMoreFields({ fields, set, refusal, error }: GrowthMoreFieldsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  // The folded part is open when something in it has been changed.
  const isUnusual = fields.standard === "TR-Neyzi" || fields.position !== "";
  return (
    <>
      <ChoiceField
        legend={t("growth.early")}
        name="early"
        value={fields.early === "yes" ? "yes" : "no"}
        choices={["no", "yes"].map((value) => ({ value, label: t(value === "yes" ? "growth.yes" : "growth.no") }))}
        onChange={(early) => set({ early, weeks: noGrowth.weeks, days: noGrowth.days })}
      />
      {fields.early === "yes" && <EarlyBirthFields fields={fields} set={set} refusal={refusal} error={error} />}
      <details css={folded} open={isOpen || isUnusual} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t("growth.more")} <Icon name="down" />
        </summary>
        <div>
          <ChoiceField
            legend={t("growth.standard")}
            name="standard"
            value={fields.standard === "TR-Neyzi" ? "TR-Neyzi" : "WHO"}
            choices={["WHO", "TR-Neyzi"].map((value) => ({ value, label: t(`growth.standard.${value}`) }))}
            hint={t("growth.standardHint")}
            onChange={(standard) => set({ standard })}
          />
          <ChoiceField
            legend={t("growth.position")}
            name="position"
            value={fields.position}
            choices={["", "lying", "standing"].map((value) => ({ value, label: t(`growth.position.${value || "usual"}`) }))}
            hint={t("growth.positionHint")}
            onChange={(position) => set({ position })}
          />
        </div>
      </details>
    </>
  );
}
