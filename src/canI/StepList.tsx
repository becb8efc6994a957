import { font, use } from "../ui/theme/tokens";

export interface StepListProps {
  heading: string;
  /** Null where there is nothing to do. */
  steps: readonly string[] | null;
}

const styles = {
  counterReset: "step",
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "1.75rem 1fr",
    gap: "0.75rem",
    counterIncrement: "step",
    lineHeight: 1.5,
    "&::before": { content: "counter(step)", font: `500 1.375rem/1.2 ${font.heading}`, color: use.brandText },
  },
} as const;

/** How to do it safely, step by step; nothing where there are no steps. */
export function StepList({ heading, steps }: StepListProps) {
  if (!steps) return null;
  return (
    <>
      <h2 id="safely">{heading}</h2>
      <ol css={styles}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
