import type { OwnDay } from "../site/ownDay/ownDay";
import { ChildToday } from "./ChildToday";
import type { DayContent } from "./content";
import { PregnancyToday } from "./PregnancyToday";
import type { DayStages } from "./stages";

export interface ReadTodayProps extends DayStages {
  day: OwnDay;
  content: DayContent;
}

/** What to read today about the pregnancy and about each child. */
export function ReadToday({ day, pregnancy, children, content }: ReadTodayProps) {
  // Twins have the same birth date and may have no name.
  const childrenNow = children.flatMap((stage, i) => (stage.kind === "child" ? [{ id: `${stage.child.born}-${i}`, stage }] : []));
  return (
    <>
      {pregnancy?.kind === "pregnant" && (
        <PregnancyToday stage={pregnancy} content={content} isPartner={day.partner === true} hasTwins={day.twins === true} />
      )}
      {childrenNow.map(({ id, stage }) => (
        <ChildToday key={id} stage={stage} content={content} isNamed={children.length > 1 || pregnancy !== null} />
      ))}
    </>
  );
}
