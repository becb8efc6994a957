import { pathTo } from "../../routes/routes";
import { iconOf } from "../../site/shell/pageIcons";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { twoColumns } from "../../ui/Columns.styles";
import { Picture } from "../../ui/Picture";
import { card } from "../../ui/theme/globalStyles";
import { font, media, size, use } from "../../ui/theme/tokens";

/** The shortcuts of the home page in order; one is shown once its page exists. */
const links = ["pregnancyQuiz", "monthsPregnant", "names", "pregnancyWeeks", "products", "firstAidTopics"] as const;

const styles = {
  display: "grid",
  gridTemplateColumns: twoColumns("8rem"),
  gap: "0.75rem",
  [media.normal]: { gridTemplateColumns: "repeat(3, 1fr)", gap: "1rem" },
  "& article": {
    ...card,
    padding: "1rem",
    display: "grid",
    gap: "0.75rem",
    alignContent: "start",
    [media.aside]: { gridTemplateColumns: "auto 1fr", gap: "1.125rem", alignItems: "center", padding: "1.125rem 1.25rem" },
  },
  "& img": { width: "3.5rem", [media.aside]: { width: "4.25rem" } },
  "& h3": { font: `650 ${size.body}/1.3 ${font.text}`, letterSpacing: 0 },
  "& p": { fontSize: size.small, lineHeight: 1.4, color: use.muted, marginTop: "0.25rem" },
  "& article:nth-of-type(3):last-of-type": {
    [media.belowNormal]: { gridColumn: "1 / -1", gridTemplateColumns: "auto 1fr", alignItems: "center" },
  },
} as const;

/** Shortcuts to what most readers come for. */
export function QuickLinks() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div css={styles} data-quiet-hides="">
      {links.map((to) => (
        <article key={to}>
          <Picture name={iconOf(to)} isFirst />
          <div>
            <h3>
              <a href={pathTo(to, language)}>{t(`quick.${to}`)}</a>
            </h3>
            <p>{t(`quick.${to}.text`)}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
