import { MilestoneList, type MilestoneListProps } from "./MilestoneList";
import { PlayNote } from "./PlayNote";

/** A child's day: tonight's play, and what to look for next. */
export const ChildToday = (props: MilestoneListProps) => (
  <>
    <PlayNote {...props} />
    <MilestoneList {...props} />
  </>
);
