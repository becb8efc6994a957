import { type FormEvent, useRef, useState } from "react";
import { monthsPregnant } from "../../calculators/shared/monthsPregnant";
import { pathTo } from "../../routes/routes";
import { keepDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { localDate } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { useOnMount } from "../../ui/device/useOnChange";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts, noDate } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { Icon } from "../../ui/Icon";
import { segments } from "../../ui/Tabs.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { dateMeaning, type Meaning, type Reader, type Refusal, readers } from "./dateMeaning";

const box = {
  // Nothing here works without script.
  ...onlyWithScript,
  width: "100%",
  maxWidth: "34rem",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowCard,
  padding: "1.125rem 1.25rem 1.25rem",
  marginTop: "0.5rem",
  display: "grid",
  gap: "0.875rem",
  "& .who": {
    ...segments,
    marginBottom: 0,
    "& label": { ...segments["& label"], flex: "1 1 auto", paddingInline: "0.25rem", fontSize: size.small },
  },
  // The button is in the row of the boxes; with large text below them.
  "& .row.row": { alignItems: "end", gap: "0.5rem" },
  "& .row.row > label": { flex: "0 1 3.5rem" },
  "& .row.row > label:last-of-type": { flex: "0 1 4.75rem" },
  "& .row > button": { minHeight: "3rem", [media.small]: { flex: "1 1 auto", paddingInline: "0.75rem" } },
  "& .which": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem",
    alignItems: "center",
    "& > p": { flex: "1 0 100%", fontWeight: 650, color: use.ink },
  },
  "& .privacy": {
    display: "flex",
    gap: "0.5rem",
    fontSize: size.small,
    lineHeight: 1.45,
    color: use.muted,
    "& .icon": { width: "1.25rem", height: "1.25rem", color: use.brandText },
  },
} as const;

export interface FindMyWeekProps {
  today?: string;
  /** Opens a page; by default with `location.assign`, replaced in tests. */
  go?: (path: string) => void;
}

/** The form of the home page: what she is, and a date. It opens the page of her week, her day with the age of her baby, or the fertile days. */
export default function FindMyWeek({ today, go = (path) => location.assign(path) }: FindMyWeekProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [reader, setReader] = useState<Reader>();
  const [date, setDate] = useState(noDate);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the date can be, and she is asked which. */
  const [asked, setAsked] = useState<{ iso: string; meanings: readonly Meaning[] } | null>(null);

  /** Read from the form itself: it may be filled in or submitted before its fields have reached the state. */
  const readTyped = () => {
    const { who, ...parts } = readFormValues(form.current, { ...noDate, who: "" });
    return { who: readChoice(readers, who, reader), parts: { ...date, ...parts } };
  };
  // What was typed before the script was loaded is read once.
  useOnMount(() => {
    const { who, parts } = readTyped();
    setReader(who);
    setDate(parts);
  });

  const open = (iso: string, meaning: Meaning) => {
    if (meaning === "born") {
      keepDueOrBirth({ born: iso });
      go(pathTo("myDay", language));
      return;
    }
    const answer = monthsPregnant({ mode: meaning === "due" ? "edd" : "lmp", date: iso }, today ?? localDate(new Date()));
    if (!answer.ok) return;
    keepDueOrBirth({ due: answer.edd });
    // The days before week 1 use the page of week 1.
    go(pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, answer.completedWeeks)) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { who, parts } = readTyped();
    setReader(who);
    setAsked(null);
    setRefusal(null);
    if (who === "planning") return go(pathTo("ovulation", language));
    const iso = isoFromParts(parts);
    const answer = dateMeaning(iso, who, today ?? localDate(new Date()));
    if (answer.kind === "known") return open(iso, answer.meaning);
    if (answer.kind === "ask") return setAsked({ iso, meanings: answer.meanings });
    setRefusal(answer.reason);
    form.current?.querySelector<HTMLInputElement>("[name=day]")?.focus();
  };
  const chooseReader = (who: Reader) => {
    setReader(who);
    setAsked(null);
    setRefusal(null);
  };
  const of = reader ?? "any";
  const isOfTwo = asked?.meanings.join() === "period,born";
  const send = (
    <button type="submit" css={button}>
      {t(of === "planning" ? "findWeek.planning" : "findWeek.submit")}
    </button>
  );
  return (
    <form ref={form} method="dialog" onSubmit={submit} noValidate css={box}>
      <fieldset>
        <legend className="visually-hidden">{t("findWeek.who")}</legend>
        <div className="who">
          {readers.map((who) => (
            <label key={who}>
              <input type="radio" name="who" value={who} checked={who === reader} onChange={() => chooseReader(who)} />
              {t(`findWeek.who.${who}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {of === "planning" ? (
        send
      ) : (
        <DateField
          legend={t(`findWeek.legend.${of}`)}
          hint={t(`findWeek.hint.${of}`)}
          error={refusal ? t(`findWeek.error.${refusal}`) : undefined}
          value={date}
          onChange={setDate}
        >
          {send}
        </DateField>
      )}
      {asked && (
        <div role="status" className="which">
          <p>{t(isOfTwo ? "findWeek.whichOfTwo" : "findWeek.which")}</p>
          {asked.meanings.map((meaning) => (
            <button key={meaning} type="button" css={ghostButton} onClick={() => open(asked.iso, meaning)}>
              {t(`findWeek.was.${meaning}`)}
            </button>
          ))}
        </div>
      )}
      {of !== "planning" && (
        <p className="privacy">
          <Icon name="lock" />
          {t("findWeek.privacy")}
        </p>
      )}
    </form>
  );
}
