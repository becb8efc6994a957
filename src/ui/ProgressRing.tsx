import { leaf, size, use } from "./theme/tokens";

export interface ProgressRingProps {
  all: number;
  /** What is counted, in words. */
  children: string;
}

const radius = 20;

/** How much of a list is done, as a ring and in numbers; rememberTicks fills in both. */
export function ProgressRing({ all, children }: ProgressRingProps) {
  return (
    <div
      role="status"
      css={{
        display: "inline-flex",
        gap: "1rem",
        alignItems: "center",
        background: use.surface,
        borderRadius: leaf.l,
        padding: "0.875rem 1.25rem",
        "& svg": { width: "3.5rem", flex: "none", transform: "rotate(-90deg)" },
        "& small": { display: "block", fontSize: size.small, lineHeight: 1.4 },
      }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" strokeWidth="6">
        <circle cx="24" cy="24" r={radius} stroke={use.line} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          stroke={use.brand}
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="0 100"
          opacity="0"
          data-ring=""
        />
      </svg>
      <span>
        <b className="number" data-count=" / " css={{ fontSize: size.h3 }}>
          {`0 / ${all}`}
        </b>
        <small>{children}</small>
      </span>
    </div>
  );
}
