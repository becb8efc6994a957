import { ivfEvents } from "../calculators/shared/ivf";
import { useTexts } from "../text/useTexts";
import { fieldStyles } from "../ui/form/field.styles";

export interface TransferFieldProps {
  id: string;
  value: string;
  onChange: (event: string) => void;
}

/** The event of a treatment that the date is of. */
export function TransferField({ id, value: chosen, onChange }: TransferFieldProps) {
  const t = useTexts();
  return (
    <div css={fieldStyles}>
      <label htmlFor={id}>{t("day.event")}</label>
      <select id={id} name={id} value={chosen} onChange={({ target }) => onChange(target.value)} css={{ minHeight: "3rem" }}>
        {ivfEvents.map(({ key }) => (
          <option key={key} value={key}>
            {t(`day.event.${key}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
