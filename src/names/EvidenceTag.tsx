import { useTranslation } from "react-i18next";
import { Tag } from "../ui/Tag";

export interface EvidenceTagProps {
  /** compared, word, compound, editors or disputed. */
  evidence: string;
}

const tones: Partial<Record<string, "night" | "honey" | "blush">> = {
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
