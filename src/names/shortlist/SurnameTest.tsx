import { useRef, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { LineForm } from "../../ui/form/LineForm";
import { SurnameCard } from "./SurnameCard";
import { surnameFit } from "./surnameFit";
import type { ListedName } from "./useNameEntries";

export interface SurnameTestProps {
  names: readonly ListedName[];
}

/** Two or three cards side by side where there is room, so that a long list can be compared at a glance. */
const cards = { display: "grid", gap: "0.75rem", gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" } as const;

/** Each name of the shortlist with a surname. The surname stays in this field: it is neither stored nor part of a link. */
export function SurnameTest({ names }: SurnameTestProps) {
  const t = useTexts();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [surname, setSurname] = useState<string | null>(null);
  // A name that is on the list for both sides is shown once.
  const tried = names.filter(({ name }, i) => names.findIndex((other) => other.name === name) === i);
  const fits = surname === null ? [] : tried.map((name) => ({ name, fit: surnameFit(name.name, surname, language) }));
  const refusal = fits.flatMap(({ fit }) => (fit.ok ? [] : [fit.reason]))[0];
  const submit = (typed: string) => {
    setSurname(typed);
    if (!surnameFit(names[0]?.name ?? "", typed, language).ok) field.current?.focus();
  };
  return (
    <div className={`part off-sheet${fits.length > 0 && !refusal ? "" : " no-print"}`}>
      <h3>{t("shortlist.surname")}</h3>
      <LineForm
        id="surname"
        name={t("shortlist.surname")}
        words={{ label: t("shortlist.surname.label"), hint: t("shortlist.surname.hint"), submit: t("shortlist.surname.try") }}
        error={refusal ? t(`shortlist.surname.error.${refusal}`) : null}
        field={field}
        onSubmit={submit}
      />
      <p role="status" className="note">
        {surname !== null && !refusal && t("shortlist.surname.tried", { count: fits.length })}
      </p>
      {!refusal && fits.length > 0 && (
        <ul css={cards}>{fits.map(({ name, fit }) => fit.ok && <SurnameCard key={name.id} name={name} fit={fit} />)}</ul>
      )}
    </div>
  );
}
