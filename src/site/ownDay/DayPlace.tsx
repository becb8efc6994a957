import { LateIsland } from "../../islands/LateIsland";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { dayPanel } from "../../ui/theme/dayPanel";
import { wrap } from "../../ui/theme/globalStyles";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import { ownLinks } from "./ownLinks";

const styles = {
  ...wrap,
  "html[data-day]:not([data-quiet]) &[hidden]": { display: "block" },
  paddingTop: "clamp(1.25rem, 0.5rem + 2.4vw, 3rem)",
  // Reserves the space for what is loaded later.
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
  // If both are known, only the pregnancy is shown. Until the inline script has read the device, neither is known.
  "& [data-own=born]:not([data-filled]), & [data-own=due][data-filled] ~ [data-own=born]": { display: "none" },
  "& [data-own=due]:not([data-filled]):has(~ [data-own=born][data-filled])": { display: "none" },
} as const;

/**
 * The reader’s own day on the home page, shown instead of the introduction for new visitors. It is in every visitor’s HTML but visible only if the
 * device has a stored date: the inline script fills in the week or age, the site’s script the rest (src/day/DayCard.island.tsx).
 */
export function DayPlace() {
  const t = useTexts();
  const language = useLanguage();
  const own = ownLinks(language, t);
  return (
    <section aria-label={t("nav.myDay")} hidden css={styles}>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: only one of the two first headings is ever visible, and the HTML must contain one h1 */}
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
