import { pathTo, promoFile } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { button, iconButton } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { SharedIcon } from "../../ui/SharedIcon";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import { Stores } from "./Stores";

export interface PromoProps {
  stores: { readonly android: string; readonly ios: string };
}

const corner = {
  position: "fixed",
  insetInlineEnd: "1.5rem",
  insetBlockEnd: "1.5rem",
  zIndex: 9,
  width: "22rem",
  padding: "1.25rem 1.375rem 1.375rem",
  display: "grid",
  "&[hidden], & [hidden]": { display: "none" },
  gap: "0.625rem",
  justifyItems: "start",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowLift,
  "& h2": { fontSize: size.h3, paddingRight: "2.5rem" },
  "& p": { lineHeight: 1.5 },
  "& > button": { position: "absolute", top: "0.5rem", right: "0.5rem" },
  // Along the edge of the window, one line high. The page reserves this height, so that nothing is half covered.
  "&[data-docked]": {
    inset: "auto 0 0",
    width: "auto",
    gridTemplateColumns: "auto 1fr auto",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    padding: "0.5rem 4rem 0.5rem max(1.5rem, 50vw - 38rem)",
    borderRadius: leaf.top,
    "& h2": { font: `600 1rem/1.3 ${font.text}`, padding: 0 },
    "& p": { fontSize: size.small },
    "& > button": { top: "50%", transform: "translateY(-50%)" },
  },
  [media.mobile]: {
    insetInline: "0.75rem",
    insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom))",
    width: "auto",
    padding: "0.625rem 3.25rem 0.625rem 0.875rem",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    "& h2": { font: `600 1rem/1.3 ${font.text}`, padding: 0 },
    "& h2 small": { display: "block", font: `400 ${size.caption}/1.35 ${font.text}`, color: use.muted },
    "& > button": { top: "0.5rem" },
    "&[data-docked]": {
      insetBlockEnd: "calc(4rem + env(safe-area-inset-bottom))",
      gridTemplateColumns: "1fr auto",
      padding: "0.375rem 3.25rem 0.375rem 1.125rem",
    },
  },
} as const;

/** Two unobtrusive cards, of which showPromo.ts shows at most one: on a phone a link to the app, on a wider screen one to the need guides. */
export function PromoCards({ stores }: PromoProps) {
  const t = useTexts();
  const language = useLanguage();
  const close = (
    <button type="button" aria-label={t("close")} css={iconButton}>
      <SharedIcon name="close" />
    </button>
  );
  return (
    <>
      <aside aria-label={t("promo.app.title")} data-promo="app" hidden css={corner}>
        <h2>
          {t("promo.app.title")} <small>{t("promo.app.text")}</small>
        </h2>
        <a href={pathTo("apps", language)} css={button}>
          {t("promo.app.link")}
        </a>
        <Stores stores={stores} placement="popup" />
        {close}
      </aside>
      <aside aria-label={t("promo.shop.title")} data-promo="shop" hidden css={corner}>
        <h2>{t("promo.shop.title")}</h2>
        <p>{t("promo.shop.text")}</p>
        <a href={pathTo("products", language)} css={button}>
          {t("promo.shop.link")}
        </a>
        {close}
      </aside>
    </>
  );
}

/**
 * The container of the cards: no layer over the page, and never focused. On the built site it is empty, because few visits see a card and every page
 * would contain it; showPromo.ts loads the cards with their styles (`promoFile`).
 */
export const Promo = ({ stores }: PromoProps) => (
  <div {...withBehaviour("promo")} className="no-print" data-quiet-hides="" data-from={promoFile(useLanguage())}>
    {process.env.NODE_ENV !== "production" && <PromoCards stores={stores} />}
  </div>
);
