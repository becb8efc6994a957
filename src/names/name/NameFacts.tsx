import type { ReactNode } from "react";
import { size, use } from "../../ui/theme/tokens";

export interface NameFactsProps {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

const styles = {
  display: "grid",
  gap: "0.875rem 2rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  alignContent: "start",
  maxWidth: "48rem",
  "& dt": { fontSize: size.caption, fontWeight: 600, color: use.muted },
  "& dd": { fontSize: size.h3, lineHeight: 1.4, color: use.ink },
} as const;

/** Short facts, each with its label. */
export function NameFacts({ facts }: NameFactsProps) {
  return (
    <dl css={styles}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
