import { useTexts } from "../../text/useTexts";
import { leaf, media, use } from "../../ui/theme/tokens";

const levels = ["mild", "moderate", "severe"] as const;

export type GradesProps = { readonly [Level in (typeof levels)[number]]: string };

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > li": { background: use.raised, borderRadius: leaf.l, boxShadow: use.shadowCard, padding: "1.125rem 1.25rem", maxWidth: "none" },
  "& h3": { display: "flex", alignItems: "center", gap: "0.625rem" },
  "& p": { marginTop: "0.375rem", lineHeight: 1.5 },
  "& rect": { fill: use.line },
  "& rect.on": { fill: use.brand },
  [media.split]: { gridTemplateColumns: "repeat(3, 1fr)" },
} as const;

/** How severe a symptom is, in everyday words, with one to three bars beside them. */
export function Grades(grades: GradesProps) {
  const t = useTexts();
  return (
    <ul css={styles}>
      {levels.map((level, i) => (
        <li key={level}>
          <h3>
            <svg viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">
              {levels.map((bar, j) => (
                <rect key={bar} className={j <= i ? "on" : undefined} x={j * 9} y={10 - j * 5} width="7" height={6 + j * 5} rx="2" />
              ))}
            </svg>
            {t(`grade.${level}`)}
          </h3>
          <p>{grades[level]}</p>
        </li>
      ))}
    </ul>
  );
}
