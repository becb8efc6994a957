import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { readChoice } from "../../ui/form/readChoice";

const counts = ["one", "two", "three"] as const;

export const readFetuses = (typed: string) => readChoice(counts, typed, "one");

export interface FetusesFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** With how many babies she is pregnant. */
export function FetusesField({ value: chosen, onChange }: FetusesFieldProps) {
  const t = useTexts();
  return (
    <ChoiceField
      legend={t("ivf.fetuses")}
      name="fetuses"
      value={chosen}
      choices={counts.map((value) => ({ value, label: t(`ivf.fetuses.${value}`) }))}
      onChange={onChange}
    />
  );
}
