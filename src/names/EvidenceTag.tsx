import { useTexts } from "../text/useTexts";
import { Tag } from "../ui/Tag";
import type { Evidence } from "../vocabulary/evidence";

export interface EvidenceTagProps {
  evidence: Evidence;
}

const tones = {
  compared: "night",
  word: "night",
  compound: "night",
  editors: "honey",
  disputed: "blush",
} as const satisfies Record<Evidence, string>;

/** How sure the meaning of a name is. */
export function EvidenceTag({ evidence }: EvidenceTagProps) {
  const t = useTexts();
  return <Tag tone={tones[evidence]}>{t(`evidence.${evidence}`)}</Tag>;
}
