import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";

/** The two ways to leave quiet mode: as before, or with a new pregnancy. */
export function WaysOutOfQuiet() {
  const t = useTexts();
  return (
    <details data-quiet-shows="">
      <summary>{t("quiet.leave")}</summary>
      <div className="ways">
        <div>
          <h3>{t("quiet.asBefore.title")}</h3>
          <p>{t("quiet.asBefore.text")}</p>
          <button type="button" data-does="off" data-waits="" css={ghostButton}>
            {t("quiet.asBefore")}
          </button>
        </div>
        <div>
          <h3>{t("quiet.new.title")}</h3>
          <p>{t("quiet.new.text")}</p>
          <label className="tick">
            <input type="checkbox" name="gentle" />
            {t("quiet.new.gentle")}
            <small>{t("quiet.new.gentle.text")}</small>
          </label>
          <button type="button" data-does="new" data-waits="" css={ghostButton}>
            {t("quiet.new")}
          </button>
        </div>
      </div>
    </details>
  );
}
