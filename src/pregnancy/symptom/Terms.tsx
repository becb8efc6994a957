import { use } from "../../ui/theme/tokens";

export interface TermsProps {
  terms: readonly { term: string; meaning: string }[];
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& dt": { fontWeight: 650, color: use.ink },
  "& dd": { margin: 0, lineHeight: 1.5 },
} as const;

/** Words a doctor may use, and what they mean. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl css={styles}>
      {terms.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
