import { leaf, size, use } from "./theme/tokens";

export interface ProgressRingProps {
  done: number;
  all: number;
  /** What is counted, in words. */
  children: string;
}

const radius = 20;
const round = 2 * Math.PI * radius;

/** How much is done, as a ring and in numbers. */
export function ProgressRing({ done, all, children }: ProgressRingProps) {
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
          strokeDasharray={`${all === 0 ? 0 : (done / all) * round} ${round}`}
          opacity={done === 0 ? 0 : 1}
        />
      </svg>
      <span>
        <b className="number" css={{ fontSize: size.h3 }}>
          {done} / {all}
        </b>
        <small>{children}</small>
      </span>
    </div>
  );
}
