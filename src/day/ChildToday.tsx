import { MilestoneList, type MilestoneListProps } from "./MilestoneList";
import { PlayNote } from "./PlayNote";

/** A child’s day: tonight’s play, and the next milestones. */
export const ChildToday = (props: MilestoneListProps) => (
  <>
    <PlayNote {...props} />
    <MilestoneList {...props} />
  </>
);
