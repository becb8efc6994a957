import { Stores } from "../../site/promo/Stores";
import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { wrap } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface AppSectionProps {
  stores: { readonly android: string; readonly ios: string };
}

const styles = {
  background: use.tintHoney,
  borderRadius: leaf.xl,
  padding: "clamp(1.5rem, 1rem + 3vw, 3.5rem)",
  paddingBottom: 0,
  overflow: "hidden",
  display: "grid",
  gap: "1.5rem",
  justifyItems: "center",
  "& > div": { display: "grid", gap: "1rem", justifyItems: "start" },
  "& .eyebrow": { fontSize: size.small, fontWeight: 600, color: use.brandText },
  "& img": { width: "min(17rem, 78%)", height: "auto", marginBottom: "-3.5rem" },
  [media.normal]: {
    gridTemplateColumns: "1.2fr 0.8fr",
    alignItems: "center",
    "& > div": { paddingBottom: "clamp(1.5rem, 1rem + 3vw, 3.5rem)" },
  },
} as const;

/** The mobile app, at the end of the page: what it is for and where to get it. */
export function AppSection({ stores }: AppSectionProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="app" className="no-print" data-quiet-hides="" css={band}>
      <div css={wrap}>
        <div css={styles}>
          <div>
            <p className="eyebrow">{t("app.eyebrow")}</p>
            <h2 id="app">{t("app.title")}</h2>
            <p>{t("app.text")}</p>
            <Stores stores={stores} placement="home" />
          </div>
          <img src="/illustrations/app-phone.svg" alt="" width={300} height={400} loading="lazy" />
        </div>
      </div>
    </section>
  );
}
