import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { font, leaf, size, use } from "../../ui/theme/tokens";
import { spelledWord } from "./spelledWord";
import type { SurnameFit } from "./surnameFit";
import type { ListedName } from "./useNameEntries";
import { isReadAsTurkish } from "./useNameWords";

export interface SurnameCardProps {
  name: ListedName;
  fit: Extract<SurnameFit, { ok: true }>;
}

const styles = {
  background: use.raised,
  borderRadius: leaf.l,
  padding: "1rem 1.25rem",
  breakInside: "avoid",
  "& .full": { font: `500 ${size.number}/1.2 ${font.heading}`, color: use.ink, overflowWrap: "anywhere" },
  "& .warning": { background: use.tintBlush, borderRadius: leaf.s, padding: "0.5rem 0.75rem" },
  "& p + p": { marginTop: "0.25rem", lineHeight: 1.5 },
} as const;

/** A name with the surname in large letters, its initials, its syllables, and letters that repeat. */
export function SurnameCard({ name, fit }: SurnameCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { full, initials, syllables, repetitions } = fit;
  const spelled = spelledWord(initials);
  const number = (value: number) => formatNumber(value, language);
  return (
    <li css={styles}>
      <p className="full">{full}</p>
      <p>{t("shortlist.surname.initials", { initials: initials.map((letter) => `${letter}.`).join(" ") })}</p>
      {spelled && <p className="warning">{t(`shortlist.surname.spells.${spelled.language}`, { word: spelled.word })}</p>}
      {isReadAsTurkish(name) && (
        <p>{t("shortlist.surname.syllables", { name: number(syllables.name), surname: number(syllables.surname) })}</p>
      )}
      {repetitions.map(({ kind, letters }) => (
        <p key={kind}>{t(`shortlist.surname.${kind}`, { letters })}</p>
      ))}
      {repetitions.length === 0 && <p>{t("shortlist.surname.none")}</p>}
    </li>
  );
}
