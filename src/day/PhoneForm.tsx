import { useEffect, useId, useState } from "react";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { ghostButton } from "../ui/Button.styles";
import { fieldStyles } from "../ui/form/field.styles";
import { size, use } from "../ui/theme/tokens";
import { boxTitle, tinted } from "./day.styles";

export interface PhoneFormProps {
  day: OwnDay;
  onChange: (next: OwnDay) => void;
}

const phoneField = {
  ...fieldStyles["& input:not([type=radio])"],
  maxWidth: "20rem",
  textAlign: "left",
  paddingInline: "0.875rem",
} as const;

/** The phone number of the maternity unit, which warning cards dial. */
export function PhoneForm({ day, onChange }: PhoneFormProps) {
  const t = useTexts();
  const id = useId();
  const [phone, setPhone] = useState(day.hospitalPhone ?? "");
  // Another tab or an imported file may have changed it.
  useEffect(() => setPhone(day.hospitalPhone ?? ""), [day.hospitalPhone]);
  const { hospitalPhone: _, ...rest } = day;
  const isSaved = phone.trim() === (day.hospitalPhone ?? "");
  return (
    <form
      css={tinted}
      method="dialog"
      aria-labelledby={`${id}phone`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(phone.trim() ? { ...rest, hospitalPhone: phone.trim() } : rest);
      }}
    >
      <h2 id={`${id}phone`} css={boxTitle}>
        {t("day.hospital")}
      </h2>
      <div css={fieldStyles}>
        <label htmlFor={`${id}tel`}>{t("day.hospital.label")}</label>
        <p className="hint" id={`${id}hint`}>
          {t("day.hospital.hint")}
        </p>
        <input
          id={`${id}tel`}
          name="hospital"
          type="tel"
          autoComplete="off"
          maxLength={24}
          value={phone}
          aria-describedby={`${id}hint`}
          css={{ "&&&": phoneField }}
          onChange={({ target }) => setPhone(target.value)}
        />
      </div>
      <div css={{ display: "flex", gap: "0.75rem", alignItems: "center" }}>
        <button type="submit" css={ghostButton}>
          {t("day.save")}
        </button>
        <span role="status" css={{ fontSize: size.small, color: use.muted }}>
          {day.hospitalPhone && isSaved ? t("day.saved") : ""}
        </span>
      </div>
    </form>
  );
}
