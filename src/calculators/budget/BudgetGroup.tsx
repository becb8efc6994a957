import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/Icon";
import { size, use } from "../../ui/theme/tokens";

export interface BudgetGroupProps {
  title: string;
  /** What its rows come to, in words; nothing while they are empty. */
  total?: string;
  /** True from the start for the first group. */
  startsOpen?: boolean;
  /** A wrong row has to be seen. */
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

/** Rows that belong together, folded away until they are needed. */
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
