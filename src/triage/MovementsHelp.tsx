import { useTexts } from "../text/useTexts";
import { withBehaviour } from "../ui/device/behaviour";
import { Icon } from "../ui/Icon";
import { telButton } from "../ui/telButton.styles";

/** From this completed week on, fewer, weaker or different movements mean calling the maternity unit now (the sign movements-reduced). */
export const firstWeekOfMovements = 24;

export interface MovementsHelpProps {
  /** Address of the page about reduced movements: the path of the symptom reduced-movements. */
  path: string;
}

/** Shown instead of a kick counter: a link to the page about reduced movements, her hospital’s number if it is stored, and why nothing is counted. */
export function MovementsHelp({ path }: MovementsHelpProps) {
  const t = useTexts();
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
