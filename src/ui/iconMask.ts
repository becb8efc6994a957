import { type IconName, iconPaths } from "./iconPaths";

/**
 * A line icon as a value of `mask`, for icons around words that stand on every page: they are in the styles all pages share instead of once more in each
 * page's HTML. What it masks has the icon's size, and the colour of the text as its background.
 * @example { "&::after": { ...maskedIcon, "--icon": iconMask("down"), width: "1em" } }
 */
export const iconMask = (name: IconName): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${iconPaths[name]}'/%3E%3C/svg%3E") center/contain no-repeat`;

/** An empty box before or after words with the mask in `--icon`, in their colour: Chromium knows `mask` by its own name only from 120 on. */
export const maskedIcon = {
  content: '""',
  height: "1.375em",
  background: "currentColor",
  WebkitMask: "var(--icon)",
  mask: "var(--icon)",
  "@media (forced-colors: active)": { background: "CanvasText" },
} as const;
