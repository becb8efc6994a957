import { useTranslation } from "react-i18next";
import { LateIsland } from "../islands/LateIsland";
import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { dayPanel } from "../ui/theme/dayPanel";
import { wrap } from "../ui/theme/globalStyles";
import { font, leaf, media, size, use } from "../ui/theme/tokens";
import { ownLinks } from "./ownLinks";

const styles = {
  ...wrap,
  "html[data-day]:not([data-quiet]) &[hidden]": { display: "block" },
  paddingTop: "clamp(1.25rem, 0.5rem + 2.4vw, 3rem)",
  // What comes later finds its place kept free.
  "& > div": {
    display: "grid",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    minHeight: "62rem",
    [media.halves]: { minHeight: "64rem" },
  },
  "& > div > *": { gridArea: "1 / 1" },
  "& > div > p": {
    zIndex: 1,
    padding: dayPanel.inset,
    paddingBottom: 0,
    justifySelf: "start",
    font: `500 ${size.display}/1.06 ${font.heading}`,
    letterSpacing: "-0.022em",
    color: use.ink,
  },
  "& > div > p > a": { color: "inherit", textDecoration: "none", borderRadius: leaf.s },
  // The pregnancy comes before the baby; before the inline lines have looked neither is known.
  "& [data-own=born]:not([data-filled]), & [data-own=due][data-filled] ~ [data-own=born]": { display: "none" },
  "& [data-own=due]:not([data-filled]):has(~ [data-own=born][data-filled])": { display: "none" },
} as const;

/**
 * The place of the reader's own day on the home page, in the stead of the first visitor's words. It is in everybody's page and shows only where a date is on the
 * device: week or age come with the inline lines, the rest with the script (src/day/DayCard.tsx).
 */
export function DayPlace() {
  const { t } = useTranslation();
  const language = useLanguage();
  const own = ownLinks(language, t);
  return (
    <section aria-label={t("nav.myDay")} hidden css={styles}>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: of the page's two first headings only one ever shows; a reader of the HTML finds one h1 */}
        <p role="heading" aria-level={1}>
          <a href={pathTo("myDay", language)} {...own.pregnancyWeeks}>
            <span>{t("nav.myDay")}</span>
          </a>
          <a href={pathTo("myDay", language)} {...own.babyWeeks}>
            <span>{t("nav.myDay")}</span>
          </a>
        </p>
        <LateIsland name="dayCard" />
      </div>
    </section>
  );
}
