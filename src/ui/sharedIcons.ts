import { type IconName, iconPaths } from "./iconPaths";

/** Icons in the frame of every page. */
const sharedIcons = [
  "book",
  "calc",
  "calendar",
  "close",
  "down",
  "heart",
  "home",
  "leaf",
  "left",
  "link",
  "menu",
  "moon",
  "people",
  "phone",
  "print",
  "pulse",
  "right",
  "search",
  "share",
  "sun",
] as const satisfies readonly IconName[];

export type SharedIconName = (typeof sharedIcons)[number];

/** An icon as a CSS value for `mask`. @example { ...maskedIcon, "--icon": iconMask("down"), width: "1em" } */
export const iconMask = (name: SharedIconName): string => `var(--i-${name})`;

/**
 * A drawing as a data URL in the styles, for `mask` and `background`.
 * @param attributes attributes of the svg element, each with a space before it
 * @param content SVG between the tags; colours with # are allowed
 * @example drawnInStyles("0 0 2 2", "", "<circle r='1'/>") // 'url("data:image/svg+xml,%3Csvg … viewBox=\'0 0 2 2\'%3E%3Ccircle r=\'1\'/%3E%3C/svg%3E")'
 */
export const drawnInStyles = (viewBox: string, attributes: string, content: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'${attributes}>${content}</svg>`
    .replaceAll('"', "'")
    .replace(/[<>#]/g, encodeURIComponent)}")`;

const line = " fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";

/** An empty box in the text colour, masked by `--icon`: Chromium supports `mask` without prefix only from version 120. */
export const maskedIcon = {
  content: '""',
  height: "1.375em",
  background: "currentColor",
  WebkitMask: "var(--icon)",
  mask: "var(--icon)",
  "@media (forced-colors: active)": { background: "CanvasText" },
} as const;

/** The icons, once for all pages, and the styles of src/ui/SharedIcon.tsx. */
export const sharedIconStyles = `:root{${sharedIcons.map((name) => `--i-${name}:${drawnInStyles("0 0 24 24", line, `<path d='${iconPaths[name]}'/>`)} center/contain no-repeat`).join(";")}}
i.icon{display:block;background:currentColor;-webkit-mask:var(--icon);mask:var(--icon)}
@media (forced-colors:active){i.icon{background:CanvasText}}
${sharedIcons.map((name) => `.i-${name}{--icon:var(--i-${name})}`).join("")}`;
