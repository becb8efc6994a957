import { useTexts } from "../../text/useTexts";
import { fieldStyles } from "../../ui/form/field.styles";
import { tickBox } from "../../ui/TickBox.styles";
import { media, size, use } from "../../ui/theme/tokens";
import type { BudgetKind } from "./budget";
import type { BudgetFields } from "./budgetFields";

export interface BudgetRowProps {
  id: string;
  /** The name of the row; the reader's own rows have fields for it as well. */
  name: string;
  kind: BudgetKind;
  isOwn?: boolean;
  fields: BudgetFields;
  onChange: (change: BudgetFields) => void;
  /** The error in words, and the field it is about. */
  error?: { box: "amount" | "count"; text: string };
}

const styles = {
  ...fieldStyles,
  paddingBottom: "0.75rem",
  borderBottom: `1px solid ${use.line}`,
  "&:last-of-type": { paddingBottom: 0, borderBottom: 0 },
  "& .row": { display: "flex", flexWrap: "wrap", gap: "0.5rem 0.75rem", alignItems: "end" },
  "& .row label": { display: "grid", gap: "0.25rem", fontSize: size.small, color: use.muted, width: "8rem" },
  "& .row label:nth-of-type(2):not(.tick)": { width: "4.5rem" },
  "& .row .tick": { display: "flex", alignItems: "center", gap: "0.5rem", width: "auto", minHeight: "3rem", whiteSpace: "nowrap" },
  "& .row .wide": { width: "100%" },
  // All three in one row on a phone, because there are sixty of them.
  [media.small]: {
    "& .row": { gap: "0.5rem 0.625rem" },
    "& .row label": { width: "6.5rem" },
    "& .row label:nth-of-type(2):not(.tick)": { width: "4rem" },
  },
  "& input[type=checkbox]:not([type=radio])": { ...tickBox, minHeight: 0, padding: 0 },
} as const;

/** Name and fields in one line where there is room; a floated legend is an ordinary item of the grid. */
const inOneLine = {
  ...styles,
  [media.aside]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: "0 1rem",
    "& > legend": { float: "left", paddingBottom: "0.75rem" },
    "& > .error": { gridColumn: "span 2", gridRow: 1 },
    "& .row .tick": { paddingRight: "0.25rem" },
  },
} as const;

/** A row of the budget: what it costs, how many or how long, and whether she already has it. */
export function BudgetRow({ id, name, kind, isOwn = false, fields, onChange, error }: BudgetRowProps) {
  const t = useTexts();
  const box = (field: string, box?: "amount" | "count") => ({
    name: field,
    autoComplete: "off",
    value: fields[field] ?? "",
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    "aria-invalid": box && error?.box === box ? true : undefined,
    "aria-describedby": box && error?.box === box ? `${id}-error` : undefined,
  });
  const tick = (field: string, value: string) => ({
    type: "checkbox",
    name: field,
    value,
    checked: fields[field] === value,
    onChange: (event: { target: { checked: boolean } }) => onChange({ [field]: event.target.checked ? value : "" }),
  });
  return (
    <fieldset css={isOwn ? styles : inOneLine}>
      <legend>{name}</legend>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error.text}
        </p>
      )}
      {isOwn && (
        <div className="row">
          <label className="wide">
            {t("budget.ownName")}
            <input maxLength={60} {...box(`${id}-name`)} />
          </label>
          <label className="tick">
            <input {...tick(`${id}-kind`, "monthly")} /> {t("budget.everyMonth")}
          </label>
        </div>
      )}
      <div className="row">
        <label>
          {t(kind === "monthly" ? "budget.amountMonthly" : "budget.amount")}
          <input inputMode="decimal" {...box(id, "amount")} />
        </label>
        <label>
          {t(kind === "monthly" ? "budget.rowMonths" : "budget.quantity")}
          <input inputMode="numeric" {...box(`${id}-n`, "count")} />
        </label>
        <label className="tick">
          <input {...tick(`${id}-have`, "yes")} /> {t("budget.have")}
        </label>
      </div>
    </fieldset>
  );
}
