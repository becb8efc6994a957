import { useTexts } from "../text/useTexts";
import { button } from "../ui/Button.styles";

export interface FailedProps {
  onAgain: () => void;
}

/** Shown where a part of an island broke or could not be loaded: a sentence and a button that tries again. */
export function Failed({ onAgain }: FailedProps) {
  const t = useTexts();
  return (
    <p role="alert">
      {t("loadError.text")}{" "}
      <button type="button" onClick={onAgain} css={button}>
        {t("loadError.again")}
      </button>
    </p>
  );
}
