import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { Picture } from "../../ui/Picture";

export interface NoNamesProps {
  /** True when only the first letter is in the way: the other filters give names. */
  isLetterAlone: boolean;
  onAnyLetter: () => void;
  onClear: () => void;
}

/** Nothing fits: what to take off, with the button that does it. */
export function NoNames({ isLetterAlone, onAnyLetter, onClear }: NoNamesProps) {
  const { t } = useTranslation();
  return (
    <div css={{ display: "grid", gap: "1rem", justifyItems: "start", paddingBlock: "2rem", "& img": { width: "9rem" } }}>
      <Picture name="empty" />
      <p>{isLetterAlone ? t("names.none.letter") : t("names.none")}</p>
      <button type="button" css={ghostButton} onClick={isLetterAlone ? onAnyLetter : onClear}>
        {isLetterAlone ? t("names.anyLetter") : t("names.clear")}
      </button>
    </div>
  );
}
