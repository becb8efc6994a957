import { type FormEvent, useRef, useState } from "react";
import { ivfEvents } from "../calculators/shared/ivf";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { button, ghostButton, onlyWithScript } from "../ui/Button.styles";
import { readFormValues } from "../ui/device/readFormValues";
import { useOnMount } from "../ui/device/useOnChange";
import { ChoiceField } from "../ui/form/ChoiceField";
import { DateField } from "../ui/form/DateField";
import { isoFromParts, noDate } from "../ui/form/dateParts";
import { fieldStyles } from "../ui/form/field.styles";
import { readChoice } from "../ui/form/readChoice";
import { type DateKind, type DateRefusal, withDate } from "./changes";

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
const question = { display: "flex", flexWrap: "wrap", gap: "0.5rem", "& > p": { flex: "1 0 100%", fontWeight: 650 } } as const;
const leftAligned = { ...fieldStyles["& input:not([type=radio])"], textAlign: "left", paddingInline: "0.875rem" } as const;
const emptyFields = { event: "transfer-day5", name: "", early: "" };

/** A form for one date, in the form in which the reader knows it; it is stored in her day on this device. */
export function DateForm({ kinds, prefix = "", submit, day, today, onChange }: DateFormProps) {
  const t = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<DateKind>(kinds[0] ?? "due");
  const [date, setDate] = useState(noDate);
  const [fields, setFields] = useState(emptyFields);
  const [refusal, setRefusal] = useState<DateRefusal | null>(null);
  /** A due date that is past: it may be a birthday, so she is asked. */
  const [asked, setAsked] = useState<string | null>(null);

  /** The values in the boxes, even if they are not in React’s state yet. */
  const readTyped = () => {
    const typed = readFormValues(element.current, {
      [`${prefix}kind`]: "",
      [`${prefix}day`]: "",
      [`${prefix}month`]: "",
      [`${prefix}year`]: "",
    }) as Record<string, string | undefined>;
    return {
      kind: readChoice(kinds, typed[`${prefix}kind`], kind),
      parts: {
        day: typed[`${prefix}day`] ?? date.day,
        month: typed[`${prefix}month`] ?? date.month,
        year: typed[`${prefix}year`] ?? date.year,
      },
    };
  };
  // Text typed before the script was loaded is read once.
  useOnMount(() => {
    const typed = readTyped();
    setKind(typed.kind);
    setDate(typed.parts);
  });

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
      {kind === "ivf" && (
        <div css={fieldStyles}>
          <label htmlFor={`${prefix}event`}>{t("day.event")}</label>
          <select
            id={`${prefix}event`}
            name={`${prefix}event`}
            value={fields.event}
            onChange={({ target }) => setFields({ ...fields, event: target.value })}
            css={{ minHeight: "3rem" }}
          >
            {ivfEvents.map(({ key }) => (
              <option key={key} value={key}>
                {t(`day.event.${key}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <DateField
        legend={t(`day.date.${kind}`)}
        hint={t(`day.hint.${kind}`)}
        error={refusal === "bornWeeks" ? undefined : error}
        value={date}
        prefix={prefix}
        onChange={setDate}
      />
      {kind === "born" && (
        <>
          <div css={{ ...fieldStyles, width: "100%", maxWidth: "20rem", "&& input:not([type=radio])": leftAligned }}>
            <label htmlFor={`${prefix}name`}>{t("day.name")}</label>
            <input
              id={`${prefix}name`}
              name={`${prefix}name`}
              autoComplete="off"
              maxLength={40}
              value={fields.name}
              onChange={({ target }) => setFields({ ...fields, name: target.value })}
            />
          </div>
          <div css={fieldStyles}>
            <label htmlFor={`${prefix}early`}>{t("day.early")}</label>
            <p className="hint" id={`${prefix}early-hint`}>
              {t("day.earlyHint")}
            </p>
            {refusal === "bornWeeks" && (
              <p className="error" id={`${prefix}early-error`}>
                {error}
              </p>
            )}
            <div css={{ width: "5.75rem" }}>
              <input
                id={`${prefix}early`}
                name={`${prefix}early`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={fields.early}
                aria-invalid={refusal === "bornWeeks" ? true : undefined}
                aria-describedby={`${prefix}early-hint${refusal === "bornWeeks" ? ` ${prefix}early-error` : ""}`}
                onChange={({ target }) => setFields({ ...fields, early: target.value })}
              />
            </div>
          </div>
        </>
      )}
      <button type="submit" css={{ ...button, ...onlyWithScript }}>
        {submit}
      </button>
      {asked !== null && (
        <div role="status" css={question}>
          <p>{t("day.wasDue")}</p>
          <button type="button" css={ghostButton} onClick={() => keep("due", asked)}>
            {t("day.wasDue.yes")}
          </button>
          <button type="button" css={ghostButton} onClick={() => keep("born", asked)}>
            {t("day.wasDue.born")}
          </button>
        </div>
      )}
    </form>
  );
}
