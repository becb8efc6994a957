import { useTexts } from "../text/useTexts";
import { ghostButton } from "../ui/Button.styles";

const question = { display: "flex", flexWrap: "wrap", gap: "0.5rem", "& > p": { flex: "1 0 100%", fontWeight: 650 } } as const;

export interface WasDueQuestionProps {
  onAnswer: (kind: "due" | "born") => void;
}

/** Asks whether a due date that is past was meant as a birthday. */
export function WasDueQuestion({ onAnswer }: WasDueQuestionProps) {
  const t = useTexts();
  return (
    <div role="status" css={question}>
      <p>{t("day.wasDue")}</p>
      <button type="button" css={ghostButton} onClick={() => onAnswer("due")}>
        {t("day.wasDue.yes")}
      </button>
      <button type="button" css={ghostButton} onClick={() => onAnswer("born")}>
        {t("day.wasDue.born")}
      </button>
    </div>
  );
}
