import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { signIds } from "./zodiac";
import { kinds, readKind, readParts, type Who, type ZodiacFields } from "./zodiacFields";

export interface PersonFieldsProps {
  who: Who;
  fields: ZodiacFields;
  /** What is wrong, in words. */
  error?: string;
  onChange: (change: Partial<ZodiacFields>) => void;
  /** Called when another kind of entry is chosen. */
  onSwitch: (change: Partial<ZodiacFields>) => void;
}

/** How the sign of the mother or the baby is given, and the date or the sign itself. */
export function PersonFields({ who, fields, error, onChange, onSwitch }: PersonFieldsProps) {
  const t = useTexts();
  const kind = readKind(fields, who);
  return (
    <>
      <ChoiceField
        legend={t(`zodiac.${who}`)}
        name={who}
        value={kind}
        choices={kinds[who].map((value) => ({ value, label: t(`zodiac.kind.${value}`) }))}
        onChange={(value) => onSwitch({ [who]: value })}
      />
      {kind === "sign" ? (
        <ChoiceField
          legend={t(`zodiac.${who}.sign`)}
          name={`${who}Sign`}
          value={fields[`${who}Sign`]}
          choices={signIds.map((value) => ({ value, label: t(`zodiac.sign.${value}`) }))}
          onChange={(value) => onChange({ [`${who}Sign`]: value })}
          error={error}
        />
      ) : (
        <DateField
          legend={t(`zodiac.${who}.${kind}`)}
          hint={t(`zodiac.${who}.${kind}Hint`)}
          error={error}
          value={readParts(fields, who)}
          prefix={`${who}-`}
          onChange={({ day, month, year }) => onChange({ [`${who}-day`]: day, [`${who}-month`]: month, [`${who}-year`]: year })}
        />
      )}
    </>
  );
}
