import { dayFile, pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { useFetched } from "../ui/device/useFetched";
import { dayPanel } from "../ui/theme/dayPanel";
import { childAgenda, nextUp, pregnancyAgenda } from "./careCalendar";
import type { DayContent } from "./content";
import { DayCardTop } from "./DayCardTop";
import { halves } from "./day.styles";
import { MilestoneList } from "./MilestoneList";
import { NextEntries } from "./NextEntries";
import { PlayNote } from "./PlayNote";
import { PregnancyNotes } from "./PregnancyNotes";
import { AskCard } from "./StageCards";
import { stagesOf } from "./stages";
import { givenDoses, useDay } from "./useDay";
import { WeekList } from "./WeekList";

export interface DayCardProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** The reader’s own day on the home page: the week or age, what is next, this week’s list, tonight’s play. */
export default function DayCard({ today: fixedToday }: DayCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { day, today, isQuiet } = useDay(fixedToday);
  const { content } = useFetched<DayContent>(day && !isQuiet ? dayFile(language) : null);
  if (!day || isQuiet) return null;
  const { pregnancy, children } = stagesOf(day, today);
  const youngest = children.find((stage) => stage.kind === "child");
  const myDay = pathTo("myDay", language);
  if (pregnancy?.kind === "ask")
    return (
      <div css={{ paddingTop: dayPanel.below }}>
        <AskCard stage={pregnancy} bornAnchor={`${myDay}#born`} dateAnchor={`${myDay}#more`} />
      </div>
    );
  const done = day.done ?? [];
  const known = typeof content === "object" ? content : null;
  const entries = [
    ...(known && pregnancy?.kind === "pregnant" ? pregnancyAgenda(known.care, pregnancy, done) : []),
    ...(known && youngest ? childAgenda(known, youngest, done, givenDoses(youngest.child.born)) : []),
  ];
  return (
    <>
      <DayCardTop pregnancy={pregnancy} youngest={youngest} content={known} />
      {known && (
        <div css={halves}>
          <section aria-labelledby="next-up">
            <h2 id="next-up">{t("day.next")}</h2>
            <NextEntries entries={nextUp(entries, 3)} today={today} />
            <div css={{ marginTop: "1rem" }}>
              {pregnancy?.kind === "pregnant" && <WeekList stage={pregnancy} content={known} />}
              {!pregnancy && youngest && <MilestoneList stage={youngest} content={known} isNamed={children.length > 1} />}
            </div>
          </section>
          <div css={{ display: "grid", gap: "1rem" }}>
            {pregnancy?.kind === "pregnant" ? (
              <PregnancyNotes stage={pregnancy} content={known} isPartner={day.partner === true} hasTwins={day.twins === true} />
            ) : (
              youngest && <PlayNote stage={youngest} content={known} isNamed={children.length > 1} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
