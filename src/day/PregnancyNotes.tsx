import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { use } from "../ui/theme/tokens";
import type { DayContent } from "./content";
import { Note } from "./Note";
import type { Pregnant } from "./stages";

export interface PregnancyNotesProps {
  stage: Pregnant;
  content: DayContent;
  /** Shows the texts for the partner first. */
  isPartner: boolean;
  hasTwins: boolean;
}

/** The partner’s text of her week, and what is different with twins. */
export function PregnancyNotes({ stage, content, isPartner, hasTwins }: PregnancyNotesProps) {
  const t = useTexts();
  const language = useLanguage();
  const week = String(Math.max(1, stage.weeks));
  const own = content.weeks[week];
  if (!own) return null;
  const weekPath = pathTo("pregnancyWeek", language, { hafta: week });
  const partner = (
    <Note
      key="partner"
      title={t(isPartner ? "day.partner.mine" : "day.partner")}
      text={own.partner}
      link={{ href: `${weekPath}#partner`, text: t("day.partner.more") }}
      tint={use.tintNight}
    />
  );
  const twins = hasTwins && (
    <Note
      key="twins"
      title={t("day.twins")}
      text={own.twins}
      link={{ href: `${weekPath}#twins`, text: t("day.twins.more") }}
      tint={use.tintSage}
    />
  );
  return <>{isPartner ? [partner, twins] : [twins, partner]}</>;
}
