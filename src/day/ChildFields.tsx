import { useTexts } from "../text/useTexts";
import { fieldStyles } from "../ui/form/field.styles";

const leftAligned = { ...fieldStyles["& input:not([type=radio])"], textAlign: "left", paddingInline: "0.875rem" } as const;

export interface ChildFieldsProps {
  /** Prefix of the field names, if a page has several forms. */
  prefix: string;
  fields: { name: string; early: string };
  /** What is wrong with the weeks, in words. */
  error?: string;
  onChange: (change: { name?: string; early?: string }) => void;
}

/** The name of a child, and the completed weeks at birth if it was born early. */
export function ChildFields({ prefix, fields, error, onChange }: ChildFieldsProps) {
  const t = useTexts();
  return (
    <>
      <div css={{ ...fieldStyles, width: "100%", maxWidth: "20rem", "&& input:not([type=radio])": leftAligned }}>
        <label htmlFor={`${prefix}name`}>{t("day.name")}</label>
        <input
          id={`${prefix}name`}
          name={`${prefix}name`}
          autoComplete="off"
          maxLength={40}
          value={fields.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div css={fieldStyles}>
        <label htmlFor={`${prefix}early`}>{t("day.early")}</label>
        <p className="hint" id={`${prefix}early-hint`}>
          {t("day.earlyHint")}
        </p>
        {error && (
          <p className="error" id={`${prefix}early-error`}>
            {error}
          </p>
        )}
        <div css={{ width: "5.75rem" }}>
          <input
            id={`${prefix}early`}
            name={`${prefix}early`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={fields.early}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${prefix}early-hint${error ? ` ${prefix}early-error` : ""}`}
            onChange={({ target }) => onChange({ early: target.value })}
          />
        </div>
      </div>
    </>
  );
}
