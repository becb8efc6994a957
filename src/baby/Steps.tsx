import { fixed, font, leaf, media, use } from "../ui/theme/tokens";

export interface StepsProps {
  steps: readonly string[];
  /** Large text, to be read at arm’s length. */
  isLarge?: boolean;
}

/** Steps in order, each with its number. */
export function Steps({ steps, isLarge = false }: StepsProps) {
  return (
    <ol
      css={{
        display: "grid",
        gap: isLarge ? "1rem" : "0.75rem",
        counterReset: "step",
        "& > li": {
          counterIncrement: "step",
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          gap: "1rem",
          alignItems: "center",
          fontSize: isLarge ? "1.375rem" : undefined,
          lineHeight: 1.4,
          color: use.ink,
          breakInside: "avoid",
        },
        "& > li::before": {
          content: "counter(step)",
          display: "grid",
          placeItems: "center",
          width: isLarge ? "3rem" : "2.25rem",
          height: isLarge ? "3rem" : "2.25rem",
          borderRadius: leaf.tile,
          background: use.button,
          color: use.buttonText,
          font: `500 ${isLarge ? "1.5rem" : "1.125rem"}/1 ${font.heading}`,
          [media.print]: { background: "none", color: fixed.printInk, border: `1.5pt solid ${fixed.printInk}` },
        },
      }}
    >
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
