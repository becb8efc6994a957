import { useTranslation } from "react-i18next";
import { leaf, size, use } from "../theme/tokens";
import { type Parts, partNames, wholeDate } from "./dateParts";

export interface DateFieldProps {
  legend: string;
  hint: string;
  /** Error message; missing if there is no error. */
  error?: string;
  value: Parts;
  /** Prefix of the names of the boxes, if a form has two dates, like "birth-". */
  prefix?: string;
  onChange: (parts: Parts) => void;
}

export const fieldStyles = {
  display: "flex",
  flexDirection: "column",
  gap: "0.375rem",
  "& legend, & > label": { fontWeight: 650, color: use.ink, padding: 0, marginBottom: "0.375rem" },
  "& .hint": { fontSize: size.small, color: use.muted, lineHeight: 1.45 },
  "& .error": { color: use.error, fontWeight: 600, fontSize: size.small },
  "& input:not([type=radio])": {
    width: "100%",
    minHeight: "3rem",
    padding: "0.625rem 0.5rem",
    textAlign: "center",
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    color: use.ink,
    "&:focus-visible": { outlineOffset: 0 },
    "&[aria-invalid=true]": { border: `2px solid ${use.error}` },
  },
  // With large text the boxes are below each other; the boxes of two fields side by side are aligned, however long their hints are.
  "& .row": { display: "flex", flexWrap: "wrap", gap: "0.75rem", marginTop: "auto" },
  "& .row label": { display: "grid", gap: "0.25rem", fontSize: size.small, color: use.muted, flex: "1 1 4rem", maxWidth: "5rem" },
} as const;

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
export function DateField({ legend, hint, error, value, prefix = "", onChange }: DateFieldProps) {
  const { t } = useTranslation();
  // Derived from the names of the boxes: an id made by React would differ between server and browser.
  const id = `${prefix}date-`;
  const fault = dateFault(value);
  return (
    <fieldset css={fieldStyles} aria-describedby={`${id}hint${error ? ` ${id}error` : ""}`}>
      <legend>{legend}</legend>
      <p className="hint" id={`${id}hint`}>
        {hint}
      </p>
      {error && (
        <p className="error" id={`${id}error`}>
          {fault ? t(fault) : error}
        </p>
      )}
      <div className="row" css={dateRow}>
        {partNames.map((part) => (
          <label key={part}>
            {t(`date.${part}`)}
            <input
              name={`${prefix}${part}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={value[part]}
              onChange={({ target }) => onChange(wholeDate(target.value) ?? partsBeside(target, prefix))}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}error` : undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
