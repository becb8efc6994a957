import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { Picture } from "../../ui/Picture";
import { wrap } from "../../ui/theme/globalStyles";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";

export interface HomeHeroProps {
  /** The form of the page. */
  children: ReactNode;
}

const styles = {
  ...wrap,
  // If a date is stored on the device, the reader's own day is shown instead (src/site/ownDay/DayPlace.tsx).
  "html[data-day]:not([data-quiet]) &": { display: "none" },
  paddingTop: "clamp(1.25rem, 0.5rem + 2.4vw, 3rem)",
  display: "grid",
  gap: "clamp(1.75rem, 4vw, 4rem)",
  alignItems: "center",
  "& .text": { display: "grid", gap: "1.25rem", justifyItems: "start" },
  "& h1": { font: `500 ${size.display}/1.06 ${font.heading}`, letterSpacing: "-0.022em" },
  "& .lead": { fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch" },
  "& .eyebrow": { display: "none", fontSize: size.small, fontWeight: 600, color: use.brandText },
  "& .art": {
    order: -1,
    height: "12rem",
    borderRadius: leaf.l,
    overflow: "hidden",
    // Keeps both faces and the baby in the picture.
    "& img": { height: "100%", objectFit: "cover", objectPosition: "50% 68%" },
  },
  [media.pair]: {
    gridTemplateColumns: "1.12fr 0.88fr",
    "& .eyebrow": { display: "block" },
    "& .art": { order: 0, height: "auto", borderRadius: leaf.xl },
  },
} as const;

/** A sentence, a lead and a form, with the picture beside them; on a phone the picture is above, cropped. */
export function HomeHero({ children }: HomeHeroProps) {
  const t = useTexts();
  return (
    <div css={styles} data-quiet-hides="">
      <div className="text">
        <p className="eyebrow">{t("hero.eyebrow")}</p>
        <h1>{t("hero.title")}</h1>
        <p className="lead">{t("hero.lead")}</p>
        {children}
      </div>
      <div className="art">
        <Picture name="hero" isFirst />
      </div>
    </div>
  );
}
