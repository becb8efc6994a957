import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { wrap } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

/** One link to help after a loss and to quiet mode, at the end of every page about pregnancy or a baby. */
export function LossLine() {
  const t = useTexts();
  return (
    <p data-quiet-hides="" className="no-print" css={{ ...wrap, paddingTop: "2.5rem", fontSize: size.small, color: use.muted }}>
      <LocalLink to="lossSupport">{t("nav.lossAsked")}</LocalLink> {t("quietMode.line")}
    </p>
  );
}
