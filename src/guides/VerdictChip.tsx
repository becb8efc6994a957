import { Icon } from "../ui/Icon";
import { font, leaf, media, size } from "../ui/theme/tokens";
import { type Tone, verdictColours } from "../ui/theme/verdicts";
import { toneIcons } from "./verdicts";

export interface VerdictChipProps {
  tone: Tone;
  /** The verdict in two or three words. */
  label: string;
  /** For whom, only for screen readers. */
  of?: string;
}

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4375rem",
  padding: "0.25rem 0.625rem 0.25rem 0.5rem",
  borderRadius: leaf.tag,
  // Own font settings, so that it looks the same inside a heading.
  font: `650 ${size.small}/1.3 ${font.text}`,
  letterSpacing: 0,
  overflowWrap: "anywhere",
  "& .icon": { width: "1.0625rem", height: "1.0625rem", strokeWidth: 2.5 },
  [media.print]: { padding: 0, border: 0 },
} as const;

/** A verdict in words, colour and icon. */
export function VerdictChip({ tone, label, of }: VerdictChipProps) {
  return (
    <span css={{ ...chip, ...verdictColours[tone] }}>
      <Icon name={toneIcons[tone]} />
      <span>
        {of && <span className="visually-hidden">{of}: </span>}
        {label}
      </span>
    </span>
  );
}
