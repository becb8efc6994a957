import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { type Parts, partNames, wholeDate } from "./dateParts";
import { FieldFrame } from "./FieldFrame";

export interface DateFieldProps {
  legend: string;
  hint: string;
  /** Error message; missing if there is no error. */
  error?: string;
  value: Parts;
  /** Prefix of the names of the boxes, if a form has two dates, like "birth-". */
  prefix?: string;
  onChange: (parts: Parts) => void;
  /** A button in the row of the boxes. */
  children?: ReactNode;
}

/** The box of the year is wider: a year has four digits. */
const dateRow = { "&.row label:last-of-type": { flex: "1 1 5rem", maxWidth: "6.5rem" } } as const;

/** Errors of a date found before any calculator checks it: nothing typed, or a year with fewer than four digits. */
function dateFault({ day, month, year }: Parts): string | undefined {
  if (`${day}${month}${year}`.trim() === "") return "date.error.empty";
  return /^\d{1,3}$/.test(year.trim()) ? "date.error.year" : undefined;
}

/** The values in the three boxes, read from the page: a box filled while React was hydrating is not in the state yet when the next box is typed in. */
const partsBeside = (box: HTMLInputElement, prefix: string): Parts => {
  const textOf = (part: keyof Parts) => box.closest("fieldset")?.querySelector<HTMLInputElement>(`[name="${prefix}${part}"]`)?.value ?? "";
  return { day: textOf("day"), month: textOf("month"), year: textOf("year") };
};

/** A date as three boxes, day first: quick to type, the same in every browser, and it accepts a pasted date or one written as 1.6.2026. */
export function DateField({ legend, hint, error, value, prefix = "", onChange, children }: DateFieldProps) {
  const t = useTexts();
  const id = `${prefix}date`;
  const fault = dateFault(value);
  return (
    <FieldFrame id={id} legend={legend} hint={hint} error={error && fault ? t(fault) : error}>
      <div className="row" css={dateRow}>
        {partNames.map((part) => (
          <label key={part}>
            {t(`date.${part}`)}
            <input
              name={`${prefix}${part}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={value[part]}
              onChange={({ target }) => onChange(wholeDate(target.value) ?? partsBeside(target, prefix))}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
        {children}
      </div>
    </FieldFrame>
  );
}
