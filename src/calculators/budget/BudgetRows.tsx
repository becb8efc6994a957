import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { BudgetGroup } from "./BudgetGroup";
import { BudgetRow } from "./BudgetRow";
import { type BudgetAnswer, budgetRows } from "./budget";
import { type BudgetFields, groups, ownRows, ownRowsShown } from "./budgetFields";

type BudgetRefusal = Extract<BudgetAnswer, { ok: false }>;

interface RowsProps {
  fields: BudgetFields;
  refusal: BudgetRefusal | null;
  onChange: (change: Partial<BudgetFields>) => void;
}

/** The fault of a row, and the box it belongs to. */
function useRowError(refusal: BudgetRefusal | null) {
  const t = useTexts();
  return (id: string) =>
    refusal?.item === id
      ? { box: refusal.field === "count" ? ("count" as const) : ("amount" as const), text: t(`budget.error.${refusal.reason}`) }
      : undefined;
}

export interface CommonRowsProps extends RowsProps {
  /** The sum of a group, in words; undefined as long as it is nothing. */
  totalOf: (group: string) => string | undefined;
}

/** The rows that everybody has, by group. */
export function CommonRows({ fields, totalOf, refusal, onChange }: CommonRowsProps) {
  const t = useTexts();
  const rowError = useRowError(refusal);
  return (
    <>
      {groups.map((group, i) => {
        const rows = budgetRows.filter((row) => row.group === group);
        return (
          <BudgetGroup
            key={group}
            title={t(`budget.group.${group}`)}
            total={totalOf(group)}
            startsOpen={i === 0}
            hasError={rows.some(({ key }) => refusal?.item === key)}
          >
            {rows.map(({ key, kind, optional }) => (
              <BudgetRow
                key={key}
                id={key}
                name={optional ? t("budget.optionalRow", { name: t(`budget.item.${key}`) }) : t(`budget.item.${key}`)}
                kind={kind}
                fields={fields}
                onChange={onChange}
                error={rowError(key)}
              />
            ))}
          </BudgetGroup>
        );
      })}
    </>
  );
}

export interface OwnRowsProps extends RowsProps {
  /** Their sum, in words. */
  total?: string;
}

/** The rows that the reader adds. */
export function OwnRows({ fields, total, refusal, onChange }: OwnRowsProps) {
  const t = useTexts();
  const rowError = useRowError(refusal);
  const [added, setAdded] = useState(1);
  const shown = ownRows.slice(0, Math.max(added, ownRowsShown(fields)));
  return (
    <BudgetGroup title={t("budget.group.own")} total={total} hasError={ownRows.some((id) => refusal?.item === id)}>
      {shown.map((id, i) => (
        <BudgetRow
          key={id}
          id={id}
          name={t("budget.ownRow", { number: i + 1 })}
          kind={fields[`${id}-kind`] === "monthly" ? "monthly" : "one-off"}
          isOwn
          fields={fields}
          onChange={onChange}
          error={rowError(id)}
        />
      ))}
      {shown.length < ownRows.length && (
        <button type="button" css={ghostButton} onClick={() => setAdded(shown.length + 1)}>
          {t("budget.addRow")}
        </button>
      )}
    </BudgetGroup>
  );
}
