import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isBuilt, pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { button, iconButton } from "../ui/Button.styles";
import { Icon } from "../ui/Icon";
import { font, leaf, media, size, use } from "../ui/theme/tokens";
import { type Device, deviceOf } from "./device";
import { Stores } from "./Stores";

export interface PromoProps {
  stores: { readonly android: string; readonly ios: string };
}

/** Milliseconds after the page has loaded. */
const delay = 4000;
const closedKey = "ninni-promo-closed";

const corner = {
  position: "fixed",
  insetInlineEnd: "1.5rem",
  insetBlockEnd: "1.5rem",
  zIndex: 9,
  width: "22rem",
  padding: "1.25rem 1.375rem 1.375rem",
  display: "grid",
  gap: "0.625rem",
  justifyItems: "start",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowLift,
  "& h2": { fontSize: size.h3, paddingRight: "2.5rem" },
  "& p": { lineHeight: 1.5 },
  "& > button": { position: "absolute", top: "0.5rem", right: "0.5rem" },
  [media.mobile]: {
    insetInline: "0.75rem",
    insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom))",
    width: "auto",
    padding: "0.625rem 3.25rem 0.625rem 0.875rem",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    "& h2": { font: `600 1rem/1.3 ${font.text}`, padding: 0 },
    "& > button": { top: "0.5rem" },
  },
} as const;

/** True where a popup would disturb: something is typed, or another layer is open. */
const isBusy = (): boolean =>
  document.querySelector("dialog[open]") !== null || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");

/**
 * One quiet card, never two: on a phone the way to the app, on a wider screen the way to the need guides. It comes 4 seconds after the page, is
 * no layer over it, takes no focus, and once closed stays away for the visit.
 */
export function Promo({ stores }: PromoProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [shown, setShown] = useState<"app" | "shop" | null>(null);
  const [device, setDevice] = useState<Device>("other");

  useEffect(() => {
    let isClosed = false;
    try {
      isClosed = sessionStorage.getItem(closedKey) !== null;
    } catch {
      // Without storage the card comes on each page and can be closed there.
    }
    if (isClosed) return;
    const timer = setTimeout(
      () => {
        if (isBusy()) return;
        const isMobile = matchMedia(media.mobile.replace("@media ", "")).matches;
        setDevice(deviceOf(navigator.userAgent, navigator.maxTouchPoints));
        setShown(isMobile ? "app" : isBuilt("products") ? "shop" : null);
      },
      Math.max(0, delay - performance.now()),
    );
    return () => clearTimeout(timer);
  }, []);

  if (!shown) return null;
  const close = () => {
    setShown(null);
    try {
      sessionStorage.setItem(closedKey, "1");
    } catch {
      // See above.
    }
  };
  return (
    <aside aria-label={t(`promo.${shown}.title`)} data-promo={shown} className="no-print" css={corner}>
      <h2>{t(`promo.${shown}.title`)}</h2>
      {shown === "shop" ? (
        <>
          <p>{t("promo.shop.text")}</p>
          <a href={pathTo("products", language)} css={button}>
            {t("promo.shop.link")}
          </a>
        </>
      ) : device === "other" ? (
        <a href={pathTo("apps", language)} css={button}>
          {t("promo.app.link")}
        </a>
      ) : (
        <Stores stores={stores} only={device} marker="mobile-market-link-top" />
      )}
      <button type="button" aria-label={t("close")} onClick={close} css={iconButton}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
