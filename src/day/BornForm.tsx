import { type FormEvent, useRef, useState } from "react";
import type { OwnDay } from "../site/ownDay/ownDay";
import { useTexts } from "../text/useTexts";
import { button } from "../ui/Button.styles";
import { readFormValues } from "../ui/device/readFormValues";
import { DateField } from "../ui/form/DateField";
import { isoFromParts } from "../ui/form/dateParts";
import { leaf, media, use } from "../ui/theme/tokens";
import { babyBorn, type DateRefusal } from "./changes";

export interface BornFormProps {
  day: OwnDay;
  today: string;
  onChange: (next: OwnDay) => void;
}

const band = {
  background: use.tintSage,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2.25rem)",
  display: "grid",
  gap: "1.25rem",
  alignItems: "center",
  [media.halves]: { gridTemplateColumns: "1fr auto" },
  "& form": { display: "grid", gap: "1rem", justifyItems: "start" },
} as const;

const empty = { "born-day": "", "born-month": "", "born-year": "" };

/** “My baby is born”: the pregnancy becomes a child. */
export function BornForm({ day, today, onChange }: BornFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [year = "", month = "", date = ""] = today.split("-");
  const [parts, setParts] = useState({ day: String(Number(date)), month: String(Number(month)), year });
  const [refusal, setRefusal] = useState<DateRefusal | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = { "born-day": parts.day, "born-month": parts.month, "born-year": parts.year, ...readFormValues(form.current, empty) };
    const iso = isoFromParts({ day: typed["born-day"], month: typed["born-month"], year: typed["born-year"] });
    const answer = babyBorn(day, iso, today);
    if (answer.ok) {
      onChange(answer.day);
      return;
    }
    setRefusal(answer.reason);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <section css={band} aria-labelledby="born">
      <div>
        <h2 id="born">{t("day.born")}</h2>
        <p>{t(day.twins ? "day.born.textTwins" : "day.born.text")}</p>
      </div>
      <form ref={form} method="dialog" noValidate onSubmit={send}>
        <DateField
          legend={t("day.date.born")}
          hint={t("day.hint.born")}
          prefix="born-"
          value={parts}
          error={refusal ? t(`day.error.${refusal}`) : undefined}
          onChange={setParts}
        />
        <button type="submit" css={button}>
          {t("day.born.submit")}
        </button>
      </form>
    </section>
  );
}
