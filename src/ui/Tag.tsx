import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { font, leaf, size, use } from "./theme/tokens";

export interface TagProps {
  tone?: "sage" | "blush" | "honey" | "night" | "no" | "now" | "call112" | "atOnce" | "today";
  children: ReactNode;
}

/** Made once, because lists render dozens of tags at every keystroke. */
const toned = (background: string, color: string) =>
  css({
    display: "inline-flex",
    alignItems: "center",
    padding: "0.1875rem 0.625rem",
    borderRadius: leaf.tag,
    // Own font settings, so that it looks the same inside a heading.
    font: `600 ${size.caption}/1.4 ${font.text}`,
    letterSpacing: 0,
    background,
    color,
  });
const tones = {
  sage: toned(use.tintSage, use.brandText),
  blush: toned(use.tintBlush, use.berry),
  honey: toned(use.tintHoney, use.honeyText),
  night: toned(use.tintNight, use.brandText),
  // Red and orange are reserved for advice: what to leave out, and whom to call.
  no: toned(use.call112Body, use.call112Strong),
  now: toned(use.nowBody, use.nowStrong),
  // Urgency, on a filled ground, so that it is noticed before all other tags.
  call112: toned(use.call112Head, use.call112HeadText),
  atOnce: toned(use.nowHead, use.nowHeadText),
  today: toned(use.todayHead, use.todayHeadText),
} as const;

/** One or two words on a tinted ground. */
export function Tag({ tone = "sage", children }: TagProps) {
  return <span css={tones[tone]}>{children}</span>;
}
