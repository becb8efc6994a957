import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/Icon";
import { size, use } from "../../ui/theme/tokens";

export interface BudgetGroupProps {
  title: string;
  /** The sum of its rows, in words; left out while they are empty. */
  total?: string;
  /** True for the first group, which is open from the start. */
  startsOpen?: boolean;
  /** True opens the group, so that the wrong row is visible. */
  hasError: boolean;
  children: ReactNode;
}

const styles = {
  borderTop: `1px solid ${use.line}`,
  "& > summary": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "1rem",
    minHeight: "3rem",
    fontWeight: 650,
    color: use.ink,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& .icon": { color: use.brandText },
    "& small": { marginLeft: "auto", color: use.muted, fontSize: size.small, fontWeight: 500, fontFeatureSettings: '"tnum"' },
  },
  "&[open] > summary .icon": { transform: "rotate(180deg)" },
  "& > div": { display: "grid", gap: "1rem", paddingBottom: "1rem" },
} as const;

/** Rows that belong together, folded until they are needed. */
export function BudgetGroup({ title, total, startsOpen = false, hasError, children }: BudgetGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details css={styles} open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} {total && <small>{total}</small>} <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
