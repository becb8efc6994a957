import { type FormEvent, useRef, useState } from "react";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { button, onlyWithScript } from "../ui/Button.styles";
import { ChoiceField } from "../ui/form/ChoiceField";
import { DateField } from "../ui/form/DateField";
import { isoFromParts, noDate } from "../ui/form/dateParts";
import { ChildFields } from "./ChildFields";
import { type DateKind, type DateRefusal, withDate } from "./changes";
import { TransferField } from "./TransferField";
import { useTypedDate } from "./useTypedDate";
import { WasDueQuestion } from "./WasDueQuestion";

export interface DateFormProps {
  /** The kinds of date that can be entered; if there is only one, no choice is shown. */
  kinds: readonly DateKind[];
  /** Prefix of the field names, if a page has several forms. */
  prefix?: string;
  submit: string;
  day: OwnDay;
  today: string;
  onChange: (next: OwnDay) => void;
}

const form = { display: "grid", gap: "1.25rem", justifyItems: "start", maxWidth: "34rem" } as const;
const emptyFields = { event: "transfer-day5", name: "", early: "" };

/** A form for one date, in the form in which the reader knows it; it is stored in her day on this device. */
export function DateForm({ kinds, prefix = "", submit, day, today, onChange }: DateFormProps) {
  const t = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const { kind, setKind, date, setDate, readTyped } = useTypedDate(element, kinds, prefix);
  const [fields, setFields] = useState(emptyFields);
  const [refusal, setRefusal] = useState<DateRefusal | null>(null);
  /** A due date that is past: it may be a birthday, so she is asked. */
  const [asked, setAsked] = useState<string | null>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const { kind: chosen, parts } = readTyped();
    setKind(chosen);
    setAsked(null);
    const iso = isoFromParts(parts);
    // The due date is the kind chosen at first, so a past date may have been meant as a birthday.
    if (chosen === "due" && iso <= today && withDate(day, { kind: "due", date: iso }, today).ok) setAsked(iso);
    else keep(chosen, iso);
  };
  const keep = (chosen: DateKind, iso: string) => {
    const early = fields.early.trim();
    const answer = withDate(
      day,
      {
        kind: chosen,
        date: iso,
        event: fields.event,
        name: fields.name.trim() || undefined,
        bornWeeks: early === "" ? undefined : Number(early),
      },
      today,
    );
    if (answer.ok) {
      setRefusal(null);
      setAsked(null);
      setDate(noDate);
      setFields(emptyFields);
      onChange(answer.day);
      return;
    }
    setRefusal(answer.reason);
    element.current?.querySelector<HTMLInputElement>(`[name="${prefix}${answer.reason === "bornWeeks" ? "early" : "day"}"]`)?.focus();
  };
  const error = refusal ? t(`day.error.${refusal}`) : undefined;
  return (
    <form ref={element} method="dialog" onSubmit={send} noValidate css={form}>
      {kinds.length > 1 && (
        <ChoiceField
          legend={t("day.kind")}
          name={`${prefix}kind`}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`day.kind.${value}`) }))}
          onChange={(value) => {
            setKind(value);
            setRefusal(null);
            setAsked(null);
          }}
        />
      )}
      {kind === "ivf" && <TransferField id={`${prefix}event`} value={fields.event} onChange={(event) => setFields({ ...fields, event })} />}
      <DateField
        legend={t(`day.date.${kind}`)}
        hint={t(`day.hint.${kind}`)}
        error={refusal === "bornWeeks" ? undefined : error}
        value={date}
        prefix={prefix}
        onChange={setDate}
      />
      {kind === "born" && (
        <ChildFields
          prefix={prefix}
          fields={fields}
          error={refusal === "bornWeeks" ? error : undefined}
          onChange={(typed) => setFields({ ...fields, ...typed })}
        />
      )}
      <button type="submit" css={{ ...button, ...onlyWithScript }}>
        {submit}
      </button>
      {asked !== null && <WasDueQuestion onAnswer={(kind) => keep(kind, asked)} />}
    </form>
  );
}
