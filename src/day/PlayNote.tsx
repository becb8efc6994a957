import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { use } from "../ui/theme/tokens";
import type { DayContent } from "./content";
import { Note } from "./Note";
import type { Born } from "./stages";
import { childName } from "./stageWords";

export interface PlayNoteProps {
  stage: Born;
  content: DayContent;
  /** Shows the child’s name if there are several children. */
  isNamed: boolean;
}

/** Tonight's play. */
export function PlayNote({ stage, content, isNamed }: PlayNoteProps) {
  const t = useTexts();
  const language = useLanguage();
  const play = content.plays[String(stage.week)];
  if (!play) return null;
  return (
    <Note
      title={`${isNamed ? `${childName(t, stage)}: ` : ""}${t("day.play", { minutes: play.minutes })}`}
      text={play.title}
      link={{ href: pathTo("babyActivity", language, { id: String(stage.week) }), text: t("day.play.how") }}
      tint={use.tintNight}
    />
  );
}
