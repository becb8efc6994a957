import { useEffect } from "react";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { ghostButton } from "../ui/Button.styles";
import { Disclosure } from "../ui/Disclosure";
import { BornForm } from "./BornForm";
import { everyKind, withoutChild, withoutPregnancy } from "./changes";
import type { DayContent } from "./content";
import { DateForm } from "./DateForm";
import { DayAgenda } from "./DayAgenda";
import { column, halves, notice } from "./day.styles";
import { ReadToday } from "./ReadToday";
import { Settings } from "./Settings";
import { AskCard, StageCards } from "./StageCards";
import { stagesOf } from "./stages";

export interface KnownDayProps {
  day: OwnDay;
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today: string;
  /** The site’s texts for every week, once they are loaded. */
  content: DayContent | "loading" | "failed";
  onRetry: () => void;
  onChange: (next: OwnDay) => void;
  /** Like onChange, for a change that removes something. */
  onTake: (next: OwnDay) => void;
}

/** Everything that follows from the dates of a day: week or age, what is due, what to read today. */
export function KnownDay({ day, today, content, onRetry, onChange, onTake }: KnownDayProps) {
  const t = useTexts();
  // The target of a link from another page exists only now.
  useEffect(() => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const folded = target?.closest("details");
    if (folded) folded.open = true;
    target?.scrollIntoView?.();
  }, []);
  const stages = stagesOf(day, today);
  const { pregnancy } = stages;
  return (
    <>
      {pregnancy?.kind === "ask" && <AskCard stage={pregnancy} bornAnchor="#born" dateAnchor="#more" />}
      <StageCards
        {...stages}
        onRemovePregnancy={() => onTake(withoutPregnancy(day))}
        onRemoveChild={({ child }) => onTake(withoutChild(day, child))}
      />
      {content === "failed" && (
        <p css={notice}>
          {t("day.failed")}{" "}
          <button type="button" css={ghostButton} onClick={onRetry}>
            {t("loadError.again")}
          </button>
        </p>
      )}
      <div css={halves}>
        {typeof content === "object" ? (
          <DayAgenda {...stages} day={day} content={content} today={today} onChange={onChange} />
        ) : (
          <p>{content === "loading" ? t("day.loading") : ""}</p>
        )}
        <div css={{ ...column, gap: "1.25rem" }}>
          {typeof content === "object" && <ReadToday day={day} {...stages} content={content} />}
          <div className="no-print" css={{ display: "grid", gap: "1.25rem" }}>
            <Settings day={day} isPregnant={pregnancy !== null} onChange={onChange} />
          </div>
        </div>
      </div>
      {pregnancy && pregnancy.kind !== "ahead" && (
        <div className="no-print">
          <BornForm key={today} day={day} today={today} onChange={onTake} />
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
            onChange={onChange}
          />
        </Disclosure>
      </div>
    </>
  );
}
