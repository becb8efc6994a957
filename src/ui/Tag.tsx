import type { ReactNode } from "react";
import { font, leaf, size, use } from "./theme/tokens";

export interface TagProps {
  tone?: "sage" | "blush" | "honey" | "night" | "no" | "now";
  children: ReactNode;
}

const tones = {
  sage: { background: use.tintSage, color: use.brandText },
  blush: { background: use.tintBlush, color: use.berry },
  honey: { background: use.tintHoney, color: use.honeyText },
  night: { background: use.tintNight, color: use.brandText },
  // Red and orange are kept for advice: leave it, and whom to call.
  no: { background: use.call112Body, color: use.call112Strong },
  now: { background: use.nowBody, color: use.nowStrong },
} as const;

/** One or two words on a tint. */
export function Tag({ tone = "sage", children }: TagProps) {
  return (
    <span
      css={{
        display: "inline-flex",
        alignItems: "center",
        padding: "0.1875rem 0.625rem",
        borderRadius: leaf.tag,
        // In its own words also inside a heading.
        font: `600 ${size.caption}/1.4 ${font.text}`,
        letterSpacing: 0,
        ...tones[tone],
      }}
    >
      {children}
    </span>
  );
}
