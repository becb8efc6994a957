import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { use } from "./theme/tokens";

export interface DisclosureProps {
  summary: string;
  children: ReactNode;
  /** Anchor of the text inside. */
  id?: string;
}

const styles = {
  borderTop: `1px solid ${use.line}`,
  "&:last-of-type": { borderBottom: `1px solid ${use.line}` },
  "& > summary": {
    display: "flex",
    gap: "1rem",
    justifyContent: "space-between",
    alignItems: "center",
    minHeight: "3.5rem",
    paddingBlock: "0.875rem",
    fontWeight: 600,
    color: use.ink,
    cursor: "pointer",
    overflowWrap: "anywhere",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& .icon": { color: use.brandText, transition: "transform .2s" },
    "&:hover": { color: use.linkHover },
  },
  "&[open] > summary .icon": { transform: "rotate(180deg)" },
  "& > div": { paddingBottom: "1.25rem", maxWidth: "66ch", display: "grid", gap: "0.75rem" },
} as const;

/** Text that its heading opens; it works without script and is printed open. */
export function Disclosure({ summary, children, id }: DisclosureProps) {
  return (
    <details id={id} css={styles}>
      <summary>
        {summary} <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
