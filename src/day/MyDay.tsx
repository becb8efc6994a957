import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dayFile } from "../routes/routes";
import type { OwnDay } from "../site/ownDay";
import { useLanguage } from "../text/useLanguage";
import { ghostButton } from "../ui/Button.styles";
import { Disclosure } from "../ui/Disclosure";
import { useFetched } from "../ui/device/useFetched";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { BornForm } from "./BornForm";
import { withoutChild, withoutPregnancy } from "./changes";
import type { DayContent } from "./content";
import { DateForm } from "./DateForm";
import { DayAgenda } from "./DayAgenda";
import { box, halves, notice } from "./day.styles";
import { Settings } from "./Settings";
import { AskCard, StageCards } from "./StageCards";
import { stagesOf } from "./stages";
import { ChildToday, PregnancyToday } from "./TodayCards";
import { useDay } from "./useDay";

export interface MyDayProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

const column = { display: "grid", gap: "2rem" } as const;
const everyKind = ["due", "lmp", "ivf", "born"] as const;
/** A form that waits until it is known whether a date is on the device takes no place where one is. */
const firstForm = { ...box, maxWidth: "40rem", "html[data-day] [data-island]:not([data-ready]) &": { visibility: "hidden" } } as const;

/** “My day”: the one date, what follows from it, and what the reader wants to keep beside it. */
export function MyDay({ today: fixedToday }: MyDayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { day, today, change: keep, isKept, isQuiet } = useDay(fixedToday);
  const undo = useRef<(() => void) | null>(null);
  const change = (next: OwnDay) => {
    undo.current = null;
    keep(next);
  };
  const hasDate = Boolean(day && (day.due || day.children));
  const { content, retry } = useFetched<DayContent>(hasDate && !isQuiet ? dayFile(language) : null);
  // What a link from another page leads to has only now come.
  useEffect(() => {
    const target = hasDate && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const folded = target?.closest("details");
    if (folded) folded.open = true;
    target?.scrollIntoView?.();
  }, [hasDate]);
  if (isQuiet) return <Quiet />;
  const notices = (
    <>
      {!isKept && <p css={notice}>{t("day.notKept")}</p>}
      {undo.current && (
        <p css={notice} role="status">
          {t("day.changed")}{" "}
          <button type="button" css={ghostButton} onClick={() => undo.current?.()}>
            {t("day.undo")}
          </button>
        </p>
      )}
    </>
  );
  if (!day || !hasDate)
    return (
      <div css={column}>
        {notices}
        <div css={halves}>
          <div css={firstForm}>
            <DateForm kinds={everyKind} submit={t("day.submit")} day={day ?? {}} today={today} onChange={change} />
            <p css={{ display: "flex", gap: "0.5rem", marginTop: "1rem" }}>
              <Icon name="lock" /> {t("day.privacy")}
            </p>
          </div>
          <Settings day={day ?? {}} isPregnant={false} onChange={change} />
        </div>
      </div>
    );

  const stages = stagesOf(day, today);
  const { pregnancy, children } = stages;
  // Twins have one day of birth, and may have no name.
  const childrenNow = children.flatMap((stage, i) => (stage.kind === "child" ? [{ id: `${stage.child.born}-${i}`, stage }] : []));
  /** A change that takes something away can be taken back. */
  const take = (next: OwnDay) => {
    change(next);
    undo.current = () => change(day);
  };
  return (
    <div css={column}>
      {notices}
      {pregnancy?.kind === "ask" && <AskCard stage={pregnancy} bornAnchor="#born" dateAnchor="#more" />}
      <StageCards
        {...stages}
        onRemovePregnancy={() => take(withoutPregnancy(day))}
        onRemoveChild={({ child }) => take(withoutChild(day, child))}
      />
      {content === "failed" && (
        <p css={notice}>
          {t("day.failed")}{" "}
          <button type="button" css={ghostButton} onClick={retry}>
            {t("loadError.again")}
          </button>
        </p>
      )}
      <div css={halves}>
        {typeof content === "object" ? (
          <DayAgenda {...stages} day={day} content={content} today={today} onChange={change} />
        ) : (
          <p>{content === "loading" ? t("day.loading") : ""}</p>
        )}
        <div css={{ ...column, gap: "1.25rem" }}>
          {typeof content === "object" && (
            <>
              {pregnancy?.kind === "pregnant" && (
                <PregnancyToday stage={pregnancy} content={content} isPartner={day.partner === true} hasTwins={day.twins === true} />
              )}
              {childrenNow.map(({ id, stage }) => (
                <ChildToday key={id} stage={stage} content={content} isNamed={children.length > 1 || pregnancy !== null} />
              ))}
            </>
          )}
          <div className="no-print" css={{ display: "grid", gap: "1.25rem" }}>
            <Settings day={day} isPregnant={pregnancy !== null} onChange={change} />
          </div>
        </div>
      </div>
      {pregnancy && pregnancy.kind !== "ahead" && (
        <div className="no-print">
          <BornForm key={today} day={day} today={today} onChange={take} />
        </div>
      )}
      <div className="no-print">
        <Disclosure id="more" summary={t(pregnancy ? "day.more" : "day.moreOrPregnancy")}>
          <DateForm
            kinds={pregnancy ? everyKind : ["born", "due", "lmp", "ivf"]}
            prefix="more-"
            submit={t("day.submitMore")}
            day={day}
            today={today}
            onChange={change}
          />
        </Disclosure>
      </div>
    </div>
  );
}

/** In quiet mode the page says so, and leads to where there is help. */
function Quiet() {
  const { t } = useTranslation();
  return (
    <div css={{ ...box, maxWidth: "40rem", display: "grid", gap: "0.75rem" }}>
      <p>{t("day.quiet")}</p>
      <p>
        <LocalLink to="lossSupport">{t("day.quiet.link")}</LocalLink>
      </p>
    </div>
  );
}
