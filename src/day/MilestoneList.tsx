import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { milestonesAhead } from "./careCalendar";
import type { DayContent } from "./content";
import { OpenList } from "./OpenList";
import type { Born } from "./stages";
import { childName } from "./stageWords";

export interface MilestoneListProps {
  stage: Born;
  content: DayContent;
  /** Shows the child’s name if there are several children. */
  isNamed: boolean;
}

/** The next milestones, by the corrected age for a child born early. */
export function MilestoneList({ stage, content, isNamed }: MilestoneListProps) {
  const t = useTexts();
  const language = useLanguage();
  const list = milestonesAhead(content.milestones, (stage.corrected ?? stage).months);
  if (!list) return null;
  return (
    <OpenList
      title={`${isNamed ? `${childName(t, stage)}: ` : ""}${t("day.list.milestones", { n: list.month })}`}
      name="ninni-milestones"
      lines={list.list}
      href={pathTo("milestoneChecklist", language, { id: String(list.month) })}
    />
  );
}
