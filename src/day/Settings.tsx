import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { tickBox } from "../ui/TickBox.styles";
import { boxTitle, tinted } from "./day.styles";
import { PhoneForm } from "./PhoneForm";

export interface SettingsProps {
  day: OwnDay;
  /** Whether the choices for twins and for the partner are shown, which belong to a pregnancy. */
  isPregnant: boolean;
  onChange: (next: OwnDay) => void;
}

const choice = {
  display: "flex",
  gap: "0.875rem",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingBlock: "0.375rem",
  cursor: "pointer",
  "& input": tickBox,
} as const;

/** The phone number of the maternity unit, and what the reader wants to see first. */
export function Settings({ day, isPregnant, onChange }: SettingsProps) {
  const t = useTexts();
  const toggle = (name: "twins" | "partner", isOn: boolean) => {
    const { [name]: __, ...others } = day;
    onChange(isOn ? { ...others, [name]: true } : others);
  };
  return (
    <>
      <PhoneForm day={day} onChange={onChange} />
      {isPregnant && (
        <fieldset css={tinted}>
          <legend css={{ float: "left", ...boxTitle }}>
            <h2 css={boxTitle}>{t("day.view")}</h2>
          </legend>
          {(["partner", "twins"] as const).map((name) => (
            <label key={name} css={choice}>
              <input type="checkbox" checked={day[name] === true} onChange={({ target }) => toggle(name, target.checked)} />
              {t(`day.view.${name}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
