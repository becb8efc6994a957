import { useTranslation } from "react-i18next";
import { button } from "../ui/Button.styles";

export interface FailedProps {
  onAgain: () => void;
}

/** Stands where a piece of an island broke or did not come: a sentence, and the way to try again. */
export function Failed({ onAgain }: FailedProps) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t("loadError.text")}{" "}
      <button type="button" onClick={onAgain} css={button}>
        {t("loadError.again")}
      </button>
    </p>
  );
}
