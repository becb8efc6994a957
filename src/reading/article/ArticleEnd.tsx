import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { DoDontList } from "../../ui/DoDontList";
import { WeekLinks, type WeekLinksProps } from "../WeekLinks";

export interface ArticleEndProps {
  /** Questions to ask at the next visit. */
  questions: readonly string[] | null;
  /** What a companion can do. */
  companion: readonly string[] | null;
  weeks: WeekLinksProps["weeks"];
}

/** What follows the sections of an article: questions to take along, a word to the companion, the weeks it belongs to. */
export function ArticleEnd({ questions, companion, weeks }: ArticleEndProps) {
  const t = useTexts();
  return (
    <>
      {questions && (
        <>
          <h2 id="questions">{t("questions")}</h2>
          <BulletList items={questions} />
        </>
      )}
      {companion && (
        <>
          <h2 id="companion">{t("companion")}</h2>
          <DoDontList items={companion} />
        </>
      )}
      {weeks.length > 0 && (
        <div className="no-print" data-quiet-hides="">
          <h2 id="weeks" css={{ marginTop: "3rem", marginBottom: "0.875rem" }}>
            {t("ofWeeks")}
          </h2>
          <WeekLinks weeks={weeks} />
        </div>
      )}
    </>
  );
}
