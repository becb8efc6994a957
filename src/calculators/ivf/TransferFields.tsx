import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { readChoice } from "../../ui/form/readChoice";

const ages = ["2", "3", "4", "5", "6", "7"] as const;

/** The age of the embryo in days, of which 5 is the usual one. */
export const readEmbryoAge = (age: string) => readChoice(ages, age, "5");

export interface TransferFieldsProps {
  fields: { age: string; frozen: string };
  onAge: (age: string) => void;
  onFrozen: (frozen: string) => void;
}

/** The embryo of a transfer: its age, and whether it was frozen. */
export function TransferFields({ fields, onAge, onFrozen }: TransferFieldsProps) {
  const t = useTexts();
  return (
    <>
      <ChoiceField
        legend={t("ivf.age")}
        hint={t("ivf.ageHint")}
        name="age"
        value={readEmbryoAge(fields.age)}
        choices={ages.map((value) => ({ value, label: t("ivf.ageDay", { n: value }) }))}
        onChange={onAge}
      />
      <ChoiceField
        legend={t("ivf.frozen")}
        name="frozen"
        value={fields.frozen === "yes" ? "yes" : "no"}
        choices={["no", "yes"].map((value) => ({ value, label: t(`ivf.frozen.${value}`) }))}
        onChange={onFrozen}
      />
    </>
  );
}
