import { useEffect, useState } from "react";
import { later } from "../../islands/later";
import { StaticPart } from "../../islands/StaticPart";
import { readDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { readDay } from "../../site/ownDay/ownDay";
import { localDate } from "../../text/calendar";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { useCalculator } from "../shared/useCalculator";
import { weeksAndDays } from "../shared/weeksAndDays";
import { CareContacts, type WhoContact } from "./CareContacts";
import { CareLine } from "./CareLine";
import { calendarEntries, joinedEntries } from "./careEntries";
import { type CareEntry, type CareTimelineAnswer, type CareTimelineInput, careTimeline, datedEntries } from "./careTimeline";
import { careEnd, lineSection, notOnSheet } from "./careTimeline.styles";
import { VisitSheet } from "./VisitSheet";

/** Loaded separately: it needs a date and is far down the page. */
const LeaveDayList = later(() => import("./LeaveDayList").then(({ LeaveDayList }) => LeaveDayList), "100vh");

const modes = ["period", "due", "born"] as const;
const empty = { mode: "due", day: "", month: "", year: "" };
type Fields = typeof empty;

const readMode = ({ mode }: Fields): (typeof modes)[number] => readChoice(modes, mode, "due");

export interface CareTimelineCalculatorProps {
  entries: readonly CareEntry[];
  contacts: readonly WhoContact[];
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** The timeline from the first weeks to the fifth birthday; with a date from the device or the form, each entry shows its dates. */
export default function CareTimelineCalculator({ entries, contacts, today }: CareTimelineCalculatorProps) {
  const t = useTexts();
  const language = useLanguage();
  const day = today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, CareTimelineAnswer>({
    name: "care-timeline",
    empty,
    calculate: (typed) => careTimeline({ mode: readMode(typed), date: isoFromParts(typed) }, day),
  });
  const mode = readMode(fields);

  // The date stored on the device. One that was typed or shared takes precedence, and is not stored a second time.
  const [own, setOwn] = useState<CareTimelineInput | null>(null);
  const [hasTwins, setTwins] = useState(false);
  useEffect(() => {
    const known = readDueOrBirth();
    if (known) setTwins(readDay().twins === true);
    if (!known || location.hash.includes("=")) return;
    const date = "born" in known ? known.born : known.due;
    setOwn({ mode: "born" in known ? "born" : "due", date });
  }, []);
  const ownAnswer = own && !refusal ? careTimeline(own, day) : null;
  const shown = answer ?? (ownAnswer?.ok ? ownAnswer : null);

  const dated = shown && datedEntries(entries, shown, day);
  const babies = hasTwins && !shown?.isBorn ? 2 : 1;
  const forCalendar = async () => {
    const care = calendarEntries(dated ?? []);
    if (!shown) return care;
    const [{ leaveCalendar, leaveDays }, { leaveWords }] = await Promise.all([import("./leaveDays"), import("./leaveWords")]);
    return joinedEntries(care, leaveCalendar(leaveDays(shown, babies, day), leaveWords(t, language), day));
  };
  const next = dated?.filter(({ status }) => status === "next").sort((a, b) => (a.start < b.start ? -1 : 1))[0];
  return (
    <>
      <div css={notOnSheet}>
        <CalculatorFrame
          label={t("care.form")}
          form={form}
          onSubmit={submit}
          submit={t("care.submit")}
          waiting={t("care.before")}
          result={
            shown && (
              <>
                <p css={bigAnswer}>
                  {shown.gestationalDays === null
                    ? formatDate(shown.birth, language)
                    : weeksAndDays(t, Math.floor(shown.gestationalDays / 7), shown.gestationalDays % 7)}
                  <small>{t(shown.isBorn ? "care.born" : "care.due", { date: formatDate(shown.birth, language) })}</small>
                </p>
                <p>{t("care.open", { count: dated?.filter(({ status }) => status === "now").length ?? 0 })}</p>
                {next && <p>{t("care.next", { title: next.title, date: formatDate(next.start, language) })}</p>}
                {!shown.isBorn && <p>{t("care.estimated")}</p>}
                <ResultActions
                  isRemembered={isRemembered}
                  onForget={forget}
                  calendar={{ fileName: "ninni-care.ics", entries: forCalendar }}
                />
              </>
            )
          }
        >
          <ChoiceField
            legend={t("care.mode")}
            name="mode"
            value={mode}
            choices={modes.map((value) => ({ value, label: t(`care.mode.${value}`) }))}
            onChange={(value) => {
              set({ mode: value });
              setOwn(null);
              clear();
            }}
          />
          <DateField
            legend={t(`care.date.${mode}`)}
            hint={t("care.dateHint")}
            error={refusal ? t(`care.error.${refusal.reason}`) : undefined}
            value={fields}
            onChange={set}
          />
        </CalculatorFrame>
      </div>
      {hasTwins && shown && !shown.isBorn && (
        <section aria-labelledby="twins" css={lineSection}>
          <h2 id="twins">{t("care.twins")}</h2>
          <p css={{ maxWidth: "66ch", marginTop: "0.5rem" }}>{t("care.twins.scans")}</p>
          <p css={{ maxWidth: "66ch", marginTop: "0.5rem" }}>{t("care.twins.birth")}</p>
        </section>
      )}
      {dated ? (
        <CareLine entries={entries} dated={dated} />
      ) : (
        <StaticPart>
          <CareLine entries={entries} dated={null} />
        </StaticPart>
      )}
      {shown && <LeaveDayList answer={shown} babies={babies} hasTwins={hasTwins} today={day} />}
      <div css={careEnd}>
        {shown?.period && <CareContacts entries={entries} contacts={contacts} period={shown.period} />}
        {!shown && (
          <StaticPart>
            <CareContacts entries={entries} contacts={contacts} period={null} />
          </StaticPart>
        )}
        <VisitSheet dated={dated} today={day} />
      </div>
    </>
  );
}
