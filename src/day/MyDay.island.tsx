import { useRef } from "react";
import { later } from "../islands/later";
import { dayFile } from "../routes/routes";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { ghostButton } from "../ui/Button.styles";
import { useFetched } from "../ui/device/useFetched";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { everyKind } from "./changes";
import type { DayContent } from "./content";
import { DateForm } from "./DateForm";
import { box, column, halves, notice } from "./day.styles";
import { Settings } from "./Settings";
import { useDay } from "./useDay";

export interface MyDayProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Loaded only when there is a date. */
export const KnownDay = later(() => import("./KnownDay").then(({ KnownDay }) => KnownDay), "100vh");

/** With a stored date the form is invisible until the island is hydrated, so that it does not flash. */
const firstForm = { ...box, maxWidth: "40rem", "html[data-day] [data-island]:not([data-ready]) &": { visibility: "hidden" } } as const;

/** “My day”: the date, what follows from it, and the reader’s other settings. */
export default function MyDay({ today: fixedToday }: MyDayProps) {
  const t = useTexts();
  const language = useLanguage();
  const { day, today, change: keep, isKept, isQuiet } = useDay(fixedToday);
  const undo = useRef<(() => void) | null>(null);
  const change = (next: OwnDay) => {
    undo.current = null;
    keep(next);
  };
  const hasDate = Boolean(day && (day.due || day.children));
  const { content, retry } = useFetched<DayContent>(hasDate && !isQuiet ? dayFile(language) : null);
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

  /** A change that removes something can be undone. */
  const take = (next: OwnDay) => {
    change(next);
    undo.current = () => change(day);
  };
  return (
    <div css={column}>
      {notices}
      <KnownDay day={day} today={today} content={content} onRetry={retry} onChange={change} onTake={take} />
    </div>
  );
}

/** Shown in quiet mode: says that it is on, and links to help. */
function Quiet() {
  const t = useTexts();
  return (
    <div css={{ ...box, maxWidth: "40rem", display: "grid", gap: "0.75rem" }}>
      <p>{t("day.quiet")}</p>
      <p>
        <LocalLink to="lossSupport">{t("day.quiet.link")}</LocalLink>
      </p>
    </div>
  );
}
