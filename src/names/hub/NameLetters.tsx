import { nameListRoute, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import type { NameGender } from "../../vocabulary/nameLists";
import { letterAnchor } from "../letterAnchor";

export interface NameLettersProps {
  /** First letters of the names of each side. */
  letters: Readonly<Record<NameGender, readonly string[]>>;
}

const styles = {
  display: "grid",
  gap: "1rem",
  marginBottom: "1.5rem",
  "& p": { fontWeight: 650 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem" },
  "& a": { ...chip, minWidth: "2.75rem", justifyContent: "center" },
} as const;

/** Shown without scripts, when the search cannot work: the letters of both lists. */
export function NameLetters({ letters }: NameLettersProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <noscript>
      <div css={styles}>
        {(["girl", "boy"] as const).map((side) => (
          <nav key={side} aria-label={t(`hub.letters.${side}`)}>
            <p>{t(`hub.letters.${side}`)}</p>
            <ul>
              {letters[side].map((letter) => (
                <li key={letter}>
                  <a href={`${pathTo(nameListRoute("all", side), language)}#${letterAnchor(letter)}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </noscript>
  );
}
