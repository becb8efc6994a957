import { useTranslation } from "react-i18next";
import { Tag } from "../ui/Tag";
import type { Evidence } from "./evidence";

export interface EvidenceTagProps {
  /** One of `evidenceLevels`. */
  evidence: Evidence;
}

const tones: Readonly<Record<Evidence, "night" | "honey" | "blush">> = {
  compared: "night",
  word: "night",
  compound: "night",
  editors: "honey",
  disputed: "blush",
};

/** How sure the meaning of a name is. */
export function EvidenceTag({ evidence }: EvidenceTagProps) {
  const { t } = useTranslation();
  return <Tag tone={tones[evidence]}>{t(`evidence.${evidence}`)}</Tag>;
}
