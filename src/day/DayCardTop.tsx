import { monthPicture } from "../guides/monthPicture";
import { Womb } from "../guides/Womb";
import { pathTo } from "../routes/routes";
import { formatDate } from "../text/formatDate";
import { formatNumber } from "../text/formatNumber";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { button, ghostButton } from "../ui/Button.styles";
import { Picture } from "../ui/Picture";
import { dayPanel } from "../ui/theme/dayPanel";
import { fixed, font, leaf, media, size, use } from "../ui/theme/tokens";
import type { DayContent } from "./content";
import type { Born, PregnancyStage, Pregnant } from "./stages";
import { ageWords, childName } from "./stageWords";

const panel = {
  background: use.raised,
  borderRadius: leaf.xl,
  boxShadow: use.shadowCard,
  overflow: "hidden",
  display: "grid",
  marginBottom: "2.5rem",
  [media.normal]: { gridTemplateColumns: "1fr auto" },
  // The heading, which is in the page’s HTML, is placed over the free space at the top (src/site/ownDay/DayPlace.tsx).
  "& > .words": { display: "grid", gap: "1rem", alignContent: "start", padding: dayPanel.inset, paddingTop: dayPanel.below },
  "& > .art": {
    background: fixed.brandDark,
    display: "grid",
    placeItems: "center",
    padding: "1.25rem",
    [media.belowNormal]: { display: "none" },
  },
  "& > .art > *": { width: "16rem", height: "16rem" },
  "& .lead": { fontSize: size.lead, lineHeight: 1.45 },
  "& dl": { display: "flex", flexWrap: "wrap", gap: "0.5rem 2rem" },
  "& dt": { fontSize: size.caption, color: use.muted },
  "& dd": { font: `500 1.25rem/1.2 ${font.heading}`, color: use.ink },
  "& .actions": { display: "flex", flexWrap: "wrap", gap: "0.75rem" },
} as const;

export interface DayCardTopProps {
  pregnancy: PregnancyStage | null;
  youngest: Born | undefined;
  /** The texts of the weeks; null until they are loaded. */
  content: DayContent | null;
}

/** The panel of the card: where she is, the way to her week and her day, and a drawing. */
export function DayCardTop({ pregnancy, youngest, content }: DayCardTopProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div css={panel}>
      <div className="words">
        {pregnancy?.kind === "pregnant" && <PregnancyHead stage={pregnancy} content={content} />}
        {pregnancy?.kind === "ahead" && <p className="lead">{t("day.ahead.text", { date: formatDate(pregnancy.due, language) })}</p>}
        {!pregnancy && youngest && <p className="lead">{t("day.old", { name: childName(t, youngest), age: ageWords(t, youngest) })}</p>}
        <p className="actions">
          <OwnWeekLink pregnancy={pregnancy} youngest={youngest} />
          <a href={pathTo("myDay", language)} css={ghostButton}>
            {t("nav.myDay")}
          </a>
        </p>
      </div>
      {pregnancy?.kind === "pregnant" && (
        <div className="art">
          <Womb week={Math.max(1, pregnancy.weeks)} size={400} />
        </div>
      )}
      {!pregnancy && youngest && (
        <div className="art">
          <Picture name={monthPicture(Math.min(youngest.months, 60))} />
        </div>
      )}
    </div>
  );
}

function PregnancyHead({ stage, content }: { stage: Pregnant; content: DayContent | null }) {
  const t = useTexts();
  const language = useLanguage();
  const { due, daysLeft, weeks } = stage;
  const { lengthCm = null, weightG = null } = content?.weeks[String(weeks)] ?? {};
  const left = Math.abs(daysLeft);
  const span = [
    ...(left >= 7 ? [t("weeksCount", { count: Math.floor(left / 7) })] : []),
    ...(left % 7 > 0 || left < 7 ? [t("daysCount", { count: left % 7 })] : []),
  ].join(" ");
  const date = formatDate(due, language);
  return (
    <>
      <p className="lead">{t(daysLeft > 0 ? "day.left" : daysLeft === 0 ? "day.leftNone" : "day.leftPast", { span, date })}</p>
      {(lengthCm !== null || weightG !== null) && (
        <dl>
          {lengthCm !== null && (
            <div>
              <dt>{t("day.length")}</dt>
              <dd>{`${formatNumber(lengthCm, language, lengthCm % 1 ? 1 : 0)} cm`}</dd>
            </div>
          )}
          {weightG !== null && (
            <div>
              <dt>{t("day.weight")}</dt>
              <dd>{`${formatNumber(weightG, language)} g`}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

interface OwnWeekLinkProps {
  pregnancy: PregnancyStage | null;
  youngest: Born | undefined;
}

function OwnWeekLink({ pregnancy, youngest }: OwnWeekLinkProps) {
  const t = useTexts();
  const language = useLanguage();
  if (pregnancy?.kind === "pregnant")
    return (
      <a href={pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, pregnancy.weeks)) })} css={button}>
        {t("day.openWeek")}
      </a>
    );
  if (!youngest || youngest.week > 52) return null;
  return (
    <a href={pathTo("babyWeek", language, { id: String(youngest.week) })} css={button}>
      {t("day.openBabyWeek", { n: youngest.week })}
    </a>
  );
}
