import { type MouseEvent, memo } from "react";
import { alphabets } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { leaf, media, use } from "../../ui/theme/tokens";
import { letterAnchor } from "../letterAnchor";

export interface LetterRailProps {
  /** Number of names under each letter; a letter without any is struck out. */
  counts: Readonly<Record<string, number>>;
  /** The chosen letter; empty for all. */
  letter: string;
  onChoose: (letter: string) => void;
}

const styles = {
  "& > p": { fontWeight: 650, color: use.ink, marginBottom: "0.375rem", [media.belowAside]: { display: "none" } },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(2.75rem, 1fr))",
    gap: "0.25rem",
    // Positions visually hidden text inside, or the page would scroll sideways.
    position: "relative",
    [media.belowAside]: { display: "flex", overflowX: "auto", scrollbarWidth: "none" },
  },
  "& a, & span": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    minWidth: "2.75rem",
    height: "2.75rem",
    borderRadius: leaf.s,
    fontWeight: 600,
    textDecoration: "none",
    color: use.text,
  },
  "& a:hover": { background: use.buttonHover, color: use.buttonHoverText },
  "& a:focus-visible": { outlineOffset: -3 },
  "& span": { color: use.muted, fontWeight: 400, textDecoration: "line-through" },
  "& [aria-current]": { background: use.button, color: use.buttonText },
  "& li:first-of-type": { gridColumn: "span 2", "& a": { paddingInline: "0.75rem" } },
  [media.print]: { display: "none" },
} as const;

const sameNumbers = (a: LetterRailProps["counts"], b: LetterRailProps["counts"]): boolean =>
  a === b || (Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([letter, n]) => b[letter] === n));

/** The alphabet of the language. Without scripts a letter links to its names further down; with them it filters the list. Rendered only on changes. */
export const LetterRail = memo(
  function LetterRail({ counts, letter, onChoose }: LetterRailProps) {
    const t = useTexts();
    const choose = (chosen: string) => (event: MouseEvent) => {
      // A click that opens a new tab or window stays a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(chosen);
    };
    return (
      <nav aria-label={t("names.letter")} css={styles}>
        <p>{t("names.letter")}</p>
        <ul>
          <li>
            {/* biome-ignore lint/a11y/useValidAnchor: it is page navigation until the script has loaded */}
            <a href="#letters" aria-current={letter === "" ? "true" : undefined} onClick={choose("")}>
              {t("names.allLetters")}
            </a>
          </li>
          {[...alphabets[useLanguage()]]
            // Q, W and X are shown only if a name begins with them.
            .filter((one) => counts[one] !== undefined || letter === one || !"QWX".includes(one))
            .map((one) => (
              <li key={one}>
                {counts[one] || letter === one ? (
                  <a href={`#${letterAnchor(one)}`} aria-current={letter === one ? "true" : undefined} onClick={choose(one)}>
                    {one}
                  </a>
                ) : (
                  <span>
                    <span className="visually-hidden">{t("names.noneWith", { letter: one })}</span>
                    <span aria-hidden="true">{one}</span>
                  </span>
                )}
              </li>
            ))}
        </ul>
      </nav>
    );
  },
  (before, after) => before.letter === after.letter && sameNumbers(before.counts, after.counts),
);
