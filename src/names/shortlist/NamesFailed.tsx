import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";

export interface NamesFailedProps {
  onRetry: () => void;
}

/** Says that the names could not be loaded. */
export function NamesFailed({ onRetry }: NamesFailedProps) {
  const t = useTexts();
  return (
    <div role="alert">
      <p>{t("shortlist.failed")}</p>
      <button type="button" css={ghostButton} onClick={onRetry}>
        {t("shortlist.retry")}
      </button>
    </div>
  );
}
