import { monthPicture } from "../guides/monthPicture";
import { Womb } from "../guides/Womb";
import { pathTo } from "../routes/routes";
import { formatDate } from "../text/formatDate";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { button, ghostButton } from "../ui/Button.styles";
import { LocalLink } from "../ui/LocalLink";
import { Picture } from "../ui/Picture";
import { leaf, media, size, use } from "../ui/theme/tokens";
import { box, textButton } from "./day.styles";
import type { ChildStage, DayStages, PregnancyStage } from "./stages";
import { ageWords, childName, pregnancyWords } from "./stageWords";

export interface StageCardsProps extends DayStages {
  onRemovePregnancy: () => void;
  onRemoveChild: (child: ChildStage) => void;
}

const grid = { display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" } as const;
const card = {
  ...box,
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  gap: "0.25rem 1.125rem",
  alignItems: "center",
  "& > .art": { gridRow: "span 3", width: "4.5rem", borderRadius: leaf.m, overflow: "hidden" },
  "& h2": { fontSize: size.h3 },
  "& p": { fontSize: size.small, color: use.muted, lineHeight: 1.4, marginTop: 0 },
  "& .links": { display: "flex", flexWrap: "wrap", gap: "0 1.25rem", alignItems: "center", [media.print]: { display: "none" } },
  "& .links a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem", fontWeight: 600 },
} as const;

/** The pregnancy and each child: week or age, and a link to today’s page. */
export function StageCards({ pregnancy, children, onRemovePregnancy, onRemoveChild }: StageCardsProps) {
  return (
    <div css={grid}>
      {pregnancy && pregnancy.kind !== "ask" && <PregnancyCard stage={pregnancy} onRemove={onRemovePregnancy} />}
      {children.map((stage, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twins have the same birth date and may have no name
        <ChildCard key={`${stage.child.born}-${i}`} stage={stage} onRemove={() => onRemoveChild(stage)} />
      ))}
    </div>
  );
}

function PregnancyCard({ stage, onRemove }: { stage: Exclude<PregnancyStage, { kind: "ask" }>; onRemove: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const isCounted = stage.kind === "pregnant";
  const week = isCounted ? Math.max(1, stage.weeks) : 1;
  return (
    <section css={card} aria-labelledby="pregnancy-card">
      <div className="art">
        <Womb week={week} size={120} />
      </div>
      <h2 id="pregnancy-card">{isCounted ? pregnancyWords(t, stage) : t("day.ahead.title")}</h2>
      <p>
        {isCounted
          ? t("day.due", { date: formatDate(stage.due, language) })
          : t("day.ahead.text", { date: formatDate(stage.due, language) })}
      </p>
      <p className="links">
        {isCounted && <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })}>{t("day.openWeek")}</a>}
        <button type="button" css={textButton} onClick={onRemove}>
          {t("day.remove")}
        </button>
      </p>
    </section>
  );
}

function ChildCard({ stage, onRemove }: { stage: ChildStage; onRemove: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const born = formatDate(stage.child.born, language);
  if (stage.kind === "ahead")
    return (
      <section css={card} aria-label={childName(t, stage)}>
        <div className="art">
          <Picture name={monthPicture(0)} />
        </div>
        <h2>{childName(t, stage)}</h2>
        <p>{t("day.bornAhead", { date: born })}</p>
        <p>
          <button type="button" css={textButton} onClick={onRemove}>
            {t("day.remove")}
          </button>
        </p>
      </section>
    );
  const { months, week, corrected } = stage;
  return (
    <section css={card} aria-label={childName(t, stage)}>
      <div className="art">
        <Picture name={monthPicture(Math.min(months, 60))} />
      </div>
      <h2>{t("day.old", { name: childName(t, stage), age: ageWords(t, stage) })}</h2>
      <p>
        {t("day.bornOn", { date: born })}
        {corrected && ` · ${t("day.corrected", { age: ageWords(t, corrected) })}`}
      </p>
      <p className="links">
        {week <= 52 && <a href={pathTo("babyWeek", language, { id: String(week) })}>{t("day.openBabyWeek", { n: week })}</a>}
        <button type="button" css={textButton} onClick={onRemove}>
          {t("day.remove")}
        </button>
      </p>
    </section>
  );
}

export interface AskCardProps {
  stage: Extract<PregnancyStage, { kind: "ask" }>;
  /** Anchors of the form for the birth date, and of the form for another date. */
  bornAnchor: string;
  dateAnchor: string;
}

/** After 42 weeks the site does not count or assume anything: the reader says what has happened. */
export function AskCard({ stage, bornAnchor, dateAnchor }: AskCardProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section css={{ ...box, display: "grid", gap: "0.875rem", maxWidth: "44rem" }} aria-labelledby="ask-card">
      <h2 id="ask-card">{t("day.ask.title")}</h2>
      <p>{t("day.ask.text", { date: formatDate(stage.due, language) })}</p>
      {!stage.isLikelyOver && <p>{t("day.ask.pregnant")}</p>}
      <p css={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
        <a href={bornAnchor} css={button}>
          {t("day.ask.born")}
        </a>
        <a href={dateAnchor} css={ghostButton}>
          {t("day.ask.change")}
        </a>
      </p>
      <p>
        <LocalLink to="lossSupport">{t("day.ask.quiet")}</LocalLink>
      </p>
    </section>
  );
}
