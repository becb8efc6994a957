/** Styles that every page shares, apart from those of components: variables, reset, type, focus, print. */
import { sharedIconStyles } from "../sharedIcons";
import { quietStyles } from "./quietStyles";
import { colourVariables, fixed, font, layout, leaf, media, size, use } from "./tokens";

/**
 * Forced colours take away the backgrounds that mark what is chosen, so every chosen radio, pressed button and current entry gets a frame inside its edge.
 * The keyboard’s focus is a double frame outside it, so that both can be seen on the same element.
 */
const chosen = "label:has([type=radio]:checked),[aria-pressed=true]:not([data-night]),[aria-current]:not(li[aria-current=page])";
const chosenInForcedColours = `@media (forced-colors:active){:where(${chosen}){outline:3px solid Highlight!important;outline-offset:-3px!important}:is(label:has(:focus-visible),:focus-visible){outline:6px double CanvasText!important;outline-offset:2px!important}}`;

export const globalStyles = `${colourVariables}
:root{--gap:1rem;--page-max:72rem}
${media.normal}{:root{--gap:1.5rem}}
${media.high}{:root{--gap:2rem;--page-max:84rem}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:6rem}
body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
img,svg{display:block;max-width:100%}
button,input,select{font:inherit;color:inherit}
body{background:${use.canvas};color:${use.text};font:400 ${size.body}/1.65 ${font.text};overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:${font.heading};font-weight:500;color:${use.ink};text-wrap:balance;font-feature-settings:"lnum"}
h1{font-size:${size.h1};line-height:1.12;letter-spacing:-.018em}
h2{font-size:${size.h2};line-height:1.18;letter-spacing:-.012em}
h3{font-size:${size.h3};line-height:1.28;letter-spacing:-.006em}
h2+:where(p,ul,ol,dl,div,form,figure,table){margin-top:.75rem}
h3+:where(p,ul,ol,dl,div,form,figure,table){margin-top:.375rem}
a{color:${use.link};text-decoration-thickness:1px;text-underline-offset:.22em;text-decoration-color:color-mix(in srgb,currentColor 45%,transparent)}
a:hover{color:${use.linkHover};text-decoration-color:currentColor;text-decoration-thickness:2px}
strong,b{font-weight:650;color:${use.ink}}
table{border-collapse:collapse;width:100%}
::selection{background:${use.selection}}
::placeholder{color:${use.muted};opacity:1}
:focus-visible{outline:3px solid ${use.focus};outline-offset:3px;box-shadow:0 0 0 3px ${use.focusHalo}}
main:focus{outline:0;box-shadow:none}
dialog{border:0;padding:0;color:inherit;background:${use.raised}}
dialog::backdrop{background:rgb(22 36 38/.55)}
.icon{width:1.375em;height:1.375em;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
${sharedIconStyles}
.number{font-family:${font.heading};font-weight:500;color:${use.ink};font-feature-settings:"lnum","tnum"}
.nowrap{white-space:nowrap}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${quietStyles}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}*,*::before,*::after{transition-duration:.01ms!important;animation:none!important;scroll-behavior:auto!important}}
${chosenInForcedColours}
${media.print}{
:root{--canvas:#fff;--surface:#fff;--raised:#fff;--text:#000;--ink:#000;--muted:#333}
body{font-size:11pt}h1{font-size:22pt}h2{font-size:15pt}h3{font-size:12.5pt}
.no-print{display:none!important}
details::details-content{content-visibility:visible!important;block-size:auto!important}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:9pt}
}`;

/** Focus ring on the deep teal panel, where the usual one would not be visible. */
export const focusOnPanel = { outlineColor: fixed.focusOnPanel, boxShadow: "none" } as const;

/** The page's column with its gutters. */
export const wrap = {
  width: "100%",
  maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
  marginInline: "auto",
  paddingInline: layout.gutter,
} as const;

/** Running text: line length, paragraphs, lists. */
export const prose = {
  "& > * + *": { marginTop: "1rem" },
  "& > h2:not(:first-of-type), & > h2:not(:first-child)": { marginTop: "3rem" },
  "& > h3:not(:first-child)": { marginTop: "2rem" },
  "& > h2 + *, & > h3 + *": { marginTop: "0.75rem" },
  // A visually hidden heading takes no space, so the element after it gets the margin.
  "& > h2.visually-hidden:not(:first-child) + *": { marginTop: "2.5rem" },
  "& p, & li": { maxWidth: "66ch", textWrap: "pretty" },
  // A wide window has room for larger text: the number of words in a line stays about the same, and there is no gap beside the text.
  [media.high]: { fontSize: "1.1875rem", "& p, & li": { maxWidth: "70ch" } },
} as const;

/** A bulleted list in running text. */
export const bullets = {
  listStyle: "disc",
  paddingLeft: "1.25rem",
  "& li + li": { marginTop: "0.375rem" },
  "& li::marker": { color: use.brand },
} as const;

/** A raised card, entirely covered by its one link. */
export const card = {
  position: "relative",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowCard,
  transition: "box-shadow .2s",
  "&:has(a):hover": { boxShadow: use.shadowLift },
  "&:has(a:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: 3 },
  "& a::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
  "& a:focus-visible": { outline: 0, boxShadow: "none" },
  "& h3 a": { color: "inherit", textDecoration: "none" },
  "&:hover h3 a": { color: use.linkHover },
  [media.print]: { boxShadow: "none", breakInside: "avoid", border: "1px solid #777" },
} as const;
