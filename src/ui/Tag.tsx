import type { ReactNode } from "react";
import { leaf, size, use } from "./theme/tokens";

export interface TagProps {
  tone?: "sage" | "blush" | "honey" | "night";
  children: ReactNode;
}

const tones = {
  sage: { background: use.tintSage, color: use.brandText },
  blush: { background: use.tintBlush, color: use.berry },
  honey: { background: use.tintHoney, color: use.honeyText },
  night: { background: use.tintNight, color: use.brandText },
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
        fontSize: size.caption,
        fontWeight: 600,
        lineHeight: 1.4,
        ...tones[tone],
      }}
    >
      {children}
    </span>
  );
}
