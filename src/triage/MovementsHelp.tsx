import { useTranslation } from "react-i18next";
import { withBehaviour } from "../islands/behaviour";
import { Icon } from "../ui/Icon";
import { telButton } from "../ui/telButton.styles";

/** From this week on fewer, weaker or other movements mean the maternity unit now (the sign movements-reduced). */
export const firstWeekOfMovements = 24;

export interface MovementsHelpProps {
  /** Address of the page about fewer movements: the path of the symptom reduced-movements. */
  path: string;
}

/** In place of a kick counter: the way to the page about fewer movements, her hospital's number if it is on the device, and why nothing is counted. */
export function MovementsHelp({ path }: MovementsHelpProps) {
  const { t } = useTranslation("triage");
  return (
    <>
      <p className="no-print" css={{ display: "flex", flexWrap: "wrap", gap: "0.625rem" }}>
        <a href={path} css={telButton}>
          <Icon name="hospital" />
          {t("movements.link")}
        </a>
        <a hidden css={telButton} {...withBehaviour("callHospital")}>
          <Icon name="phone" />
          {t("hospital.call")}
        </a>
      </p>
      <p>{t("movements.why")}</p>
    </>
  );
}
