import { PregnancyNotes, type PregnancyNotesProps } from "./PregnancyNotes";
import { WeekList } from "./WeekList";

/** This week of a pregnancy: open items and notes; the notes first for a partner. */
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
