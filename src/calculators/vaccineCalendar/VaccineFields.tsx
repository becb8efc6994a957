import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import type { Parts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { type VaccineCountry, vaccineCountries } from "../shared/vaccineSchedules";

/** The fields as they are in the form, in a shared address and on the device. */
export const emptyVaccine = { country: "TR", day: "", month: "", year: "" };
export type VaccineFieldValues = typeof emptyVaccine;

export const readCountry = ({ country }: VaccineFieldValues): VaccineCountry => readChoice(vaccineCountries, country, "TR");

export interface VaccineFieldsProps {
  fields: VaccineFieldValues;
  /** What is wrong with the date, in words. */
  error?: string;
  onDate: (parts: Parts) => void;
  onCountry: (country: VaccineCountry) => void;
}

/** Date of birth, and the country whose schedule is used. */
export function VaccineFields({ fields, error, onDate, onCountry }: VaccineFieldsProps) {
  const t = useTexts();
  return (
    <>
      <DateField legend={t("vaccine.birth")} hint={t("vaccine.birthHint")} error={error} value={fields} onChange={onDate} />
      <ChoiceField
        legend={t("vaccine.country")}
        hint={t("vaccine.countryHint")}
        name="country"
        value={readCountry(fields)}
        choices={vaccineCountries.map((value) => ({ value, label: t(`vaccine.country.${value}`) }))}
        onChange={onCountry}
      />
    </>
  );
}
