import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { LocalLink } from "../../ui/LocalLink";

export interface EmptyShortlistProps {
  /** False before the script runs: then nothing says that the list is empty. */
  isKnown: boolean;
}

/** How to put a name on the list, with links to the names. */
export function EmptyShortlist({ isKnown }: EmptyShortlistProps) {
  const t = useTexts();
  return (
    <div className="off-sheet">
      <p className="needs-script">
        {isKnown && `${t("shortlist.empty")} `}
        {t("shortlist.how")}
      </p>
      <p className="buttons" css={{ marginTop: "0.75rem", "& a": ghostButton }}>
        <LocalLink to="girlNames">{t("hub.side.girl")}</LocalLink>
        <LocalLink to="boyNames">{t("hub.side.boy")}</LocalLink>
      </p>
    </div>
  );
}
