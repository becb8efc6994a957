import { PregnancyNotes, type PregnancyNotesProps } from "./PregnancyNotes";
import { WeekList } from "./WeekList";

/** This week of a pregnancy: open items and notes; for a partner the notes are first. */
export function PregnancyToday(props: PregnancyNotesProps) {
  const list = <WeekList stage={props.stage} content={props.content} />;
  const notes = <PregnancyNotes {...props} />;
  return props.isPartner ? (
    <>
      {notes}
      {list}
    </>
  ) : (
    <>
      {list}
      {notes}
    </>
  );
}
