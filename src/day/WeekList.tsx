import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import type { DayContent } from "./content";
import { OpenList } from "./OpenList";
import type { Pregnant } from "./stages";

export interface WeekListProps {
  stage: Pregnant;
  content: DayContent;
}

/** The open items of her week’s checklist. */
export function WeekList({ stage, content }: WeekListProps) {
  const t = useTexts();
  const language = useLanguage();
  const week = String(Math.max(1, stage.weeks));
  const own = content.weeks[week];
  if (!own) return null;
  return (
    <OpenList
      title={t("day.list.week", { n: week })}
      name="ninni-checklists"
      lines={own.list}
      href={pathTo("pregnancyChecklist", language, { hafta: week })}
    />
  );
}
