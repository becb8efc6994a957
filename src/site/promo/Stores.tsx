import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import { fixed, leaf, size, use } from "../../ui/theme/tokens";

export interface StoresProps {
  stores: { readonly android: string; readonly ios: string };
  /** Where the links are shown, for the analytics event. */
  placement: "home" | "apps" | "popup";
}

const badge = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625rem",
  minHeight: "3.25rem",
  padding: "0.375rem 1rem 0.375rem 0.875rem",
  borderRadius: leaf.s,
  background: fixed.badge,
  color: fixed.onDark,
  textDecoration: "none",
  lineHeight: 1.15,
  border: `1px solid ${fixed.badgeLine}`,
  "& small": { display: "block", fontSize: size.tab },
  "& b": { color: "inherit", fontSize: size.body, fontWeight: 600 },
  "& .icon": { width: "1.625rem", height: "1.625rem", color: use.accent },
  "& .play": { fill: use.accent },
  "&:hover": {
    background: use.buttonHover,
    color: fixed.onAccent,
    "& .icon": { color: fixed.onAccent },
    "& .play": { fill: fixed.onAccent },
  },
} as const;

/** Links to the app stores, in a new tab. */
export function Stores({ stores, placement }: StoresProps) {
  const t = useTexts();
  return (
    <p css={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      {(["ios", "android"] as const).map((store) => (
        <a
          key={store}
          href={stores[store]}
          target="_blank"
          rel="noopener noreferrer"
          data-store={store}
          data-event="store_link"
          data-marker={placement === "popup" ? "mobile-market-link-top" : "mobile-market-link"}
          data-placement={placement}
          css={badge}
        >
          {store === "ios" ? (
            <Icon name="download" />
          ) : (
            <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
              <path
                className="play"
                stroke="none"
                d="m5.5 3.8 13.6 7a1.3 1.3 0 0 1 0 2.4l-13.6 7A1 1 0 0 1 4 19.300V4.700a1 1 0 0 1 1.500-.9"
              />
            </svg>
          )}
          <span>
            <small>{t(`stores.${store}`)}</small> <b>{store === "ios" ? "App Store" : "Google Play"}</b>
            <span className="visually-hidden"> {t("newTab")}</span>
          </span>
        </a>
      ))}
    </p>
  );
}
