import { paragraphs } from "../../site/record/RecordPage";
import { useTexts } from "../../text/useTexts";
import { PlayCard } from "./PlayCard";

export interface PlayOfWeekProps {
  week: number;
  texts: readonly string[];
  /** The activity of the week, if there is one. */
  activity: { readonly path: string; readonly title: string } | null;
}

/** How to play this week, with a card that leads to the activity of the week. */
export function PlayOfWeek({ week, texts, activity }: PlayOfWeekProps) {
  const t = useTexts();
  return (
    <>
      {paragraphs(texts)}
      {activity && <PlayCard week={week} path={activity.path} title={t("activity", { title: activity.title })} />}
    </>
  );
}
