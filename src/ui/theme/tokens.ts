/**
 * The visual design in two layers. The palette contains raw colours and stays in this file; uses (text, link, surface …) say what a colour is for, in
 * the light and the dark scheme. Components write `use.text` and get a CSS variable, so that both schemes are in one style sheet and nothing flashes.
 * Over 200 lines, because all values of the design are in one file.
 */
const palette = {
  teal: {
    950: "#162426",
    900: "#1f3437",
    800: "#2c484c",
    700: "#36545a",
    600: "#416165",
    500: "#5b7e82",
    400: "#7fa3a6",
    300: "#a5d2d2",
    200: "#c9dedd",
    100: "#e3edea",
  },
  paper: { 0: "#ffffff", 50: "#fbf8f3", 100: "#f5efe6", 200: "#eae1d4", 300: "#ddd2c2" },
  blush: { 50: "#fdeeec", 100: "#fbdfdd", 300: "#ffb6c1", 400: "#f2a9b6", 700: "#8f3f52" },
  honey: { 50: "#fbf1dc", 300: "#f0bc55", 700: "#7a5200" },
  moon: { 50: "#fff6e9", 100: "#fbe7d3", 200: "#f4d3ba" },
  night: { 50: "#e8ecf3", 700: "#3a4560" },
  ink: { 900: "#1e2d2f", 800: "#2a3b3e", 600: "#526467", 500: "#74868a" },
} as const;

const light = {
  canvas: palette.paper[50],
  surface: palette.paper[100],
  raised: palette.paper[0],
  tintSage: palette.teal[100],
  tintBlush: palette.blush[50],
  tintHoney: palette.honey[50],
  tintNight: palette.night[50],
  ink: palette.ink[900],
  text: palette.ink[800],
  muted: palette.ink[600],
  line: "#e2d9cb",
  lineStrong: palette.ink[500],
  brand: palette.teal[600],
  brandText: "#35565b",
  link: "#2c5960",
  linkHover: palette.blush[700],
  accent: palette.blush[300],
  berry: palette.blush[700],
  error: "#a32020",
  button: palette.teal[600],
  buttonText: palette.paper[0],
  buttonBorder: palette.teal[600],
  buttonHover: palette.blush[300],
  buttonHoverText: palette.ink[900],
  focus: palette.ink[900],
  focusHalo: "#ffd27a",
  panel: palette.teal[800],
  panelText: palette.moon[50],
  panelMuted: palette.teal[200],
  panelLink: "#ffd5db",
  selection: "#ffd5db",
  call112Head: "#a32020",
  call112HeadText: palette.paper[0],
  call112Body: "#fdecea",
  call112Text: palette.ink[800],
  call112Border: "#a32020",
  call112Strong: "#8a1a1a",
  nowHead: "#a8470f",
  nowHeadText: palette.paper[0],
  nowBody: "#fdf0e4",
  nowText: palette.ink[800],
  nowBorder: "#a8470f",
  nowStrong: "#8a3a0b",
  todayHead: palette.honey[300],
  todayHeadText: "#2e2000",
  todayBody: "#fff6e2",
  todayText: palette.ink[800],
  todayBorder: "#a87412",
  todayStrong: "#6b4700",
  homeHead: "#2d6a4c",
  homeHeadText: palette.paper[0],
  homeBody: "#eaf5ee",
  homeText: palette.ink[800],
  homeBorder: "#2d6a4c",
  homeStrong: "#235a3f",
  infoHead: palette.teal[600],
  infoHeadText: palette.paper[0],
  infoBody: palette.teal[100],
  infoText: palette.ink[800],
  infoBorder: palette.teal[600],
  infoStrong: "#35565b",
  honeyText: "#6b4700",
  tileSage: "#dde9e5",
  tileBlush: palette.blush[100],
  tileHoney: "#faebcb",
  tileNight: "#dfe5ef",
  tileMoon: palette.moon[100],
  tileGreen: "#dcede3",
  shadowCard: "0 1px 2px rgb(44 72 76 / 0.06), 0 6px 20px -8px rgb(44 72 76 / 0.14)",
  shadowLift: "0 2px 4px rgb(44 72 76 / 0.08), 0 18px 40px -16px rgb(44 72 76 / 0.28)",
  shadowBar: "0 -6px 24px -12px rgb(31 52 55 / 0.25)",
} as const;

type Use = keyof typeof light;

const dark: Record<Use, string> = {
  canvas: "#10181a",
  surface: "#162123",
  raised: "#1c292c",
  tintSage: "#1b302f",
  tintBlush: "#33252b",
  tintHoney: "#322a1b",
  tintNight: "#212a3b",
  ink: "#f7f1e7",
  text: "#e5dfd5",
  muted: "#a9b7b6",
  line: "#2d3c3f",
  lineStrong: "#7e9496",
  brand: palette.teal[400],
  brandText: palette.teal[300],
  link: palette.teal[300],
  linkHover: palette.blush[300],
  accent: palette.blush[300],
  berry: "#f5afbb",
  error: "#ff9d94",
  button: palette.teal[600],
  buttonText: palette.paper[0],
  buttonBorder: palette.teal[400],
  buttonHover: palette.blush[300],
  buttonHoverText: palette.ink[900],
  focus: "#ffe3b0",
  focusHalo: "#10181a",
  panel: palette.teal[900],
  panelText: palette.moon[50],
  panelMuted: "#c0d3d2",
  panelLink: "#ffc9d1",
  selection: "#5b3a44",
  call112Head: "#b93a33",
  call112HeadText: palette.paper[0],
  call112Body: "#301a1a",
  call112Text: "#f2e4e0",
  call112Border: "#e0675f",
  call112Strong: "#ffb3ab",
  nowHead: "#b8571f",
  nowHeadText: palette.paper[0],
  nowBody: "#2e1d12",
  nowText: "#f2e4d8",
  nowBorder: "#e08a4e",
  nowStrong: "#ffc59b",
  todayHead: "#e9b650",
  todayHeadText: "#2a1d00",
  todayBody: "#2b2413",
  todayText: "#efe6d3",
  todayBorder: "#e9b650",
  todayStrong: "#ffd98a",
  homeHead: "#2f7753",
  homeHeadText: palette.paper[0],
  homeBody: "#14281f",
  homeText: "#dfebe3",
  homeBorder: "#56a67e",
  homeStrong: "#9adbb8",
  infoHead: palette.teal[600],
  infoHeadText: palette.paper[0],
  infoBody: "#1b302f",
  infoText: "#e5dfd5",
  infoBorder: palette.teal[400],
  infoStrong: palette.teal[300],
  honeyText: "#ffd98a",
  tileSage: "#223b39",
  tileBlush: "#43303a",
  tileHoney: "#42371f",
  tileNight: "#2b3650",
  tileMoon: "#4a3c31",
  tileGreen: "#1f3d2f",
  shadowCard: "0 0 0 1px #2d3c3f",
  shadowLift: "0 0 0 1px #3b4d50, 0 18px 40px -16px rgb(0 0 0 / 0.6)",
  shadowBar: "0 -1px 0 #2d3c3f",
};

const toVariable = (name: string): string => `--${name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)}`;
const declare = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${toVariable(name)}:${value};`)
    .join("");

/** Colours by purpose: `use.link` is `var(--link)`. The browser gets no list of them, only the rule that makes their names. */
export const use = /* @__PURE__ */ new Proxy({} as Record<Use, string>, { get: (_, name) => `var(${toVariable(String(name))})` });

/** Colours for the browser’s own bars, one per scheme. */
export const barColour = { light: light.canvas, dark: dark.canvas } as const;

/** Colours that are the same in both schemes: drawings and the deep panel. */
export const fixed = {
  onAccent: palette.ink[900],
  onDark: palette.paper[0],
  focusOnPanel: "#ffe3b0",
  ring: palette.teal[200],
  moon: palette.moon[50],
  /** Moon and blush, almost transparent, over a deep panel: a tile, the halo of a button, and the halo of a button that is running. */
  moonTile: "rgb(255 246 233/.12)",
  moonHalo: "rgb(255 246 233/.14)",
  blushHalo: "rgb(255 182 193/.22)",
  skin: palette.moon[200],
  tea: "#b5583a",
  brand: "#416165",
  brandLight: "#5b7e82",
  brandDark: "#2c484c",
  /** Backgrounds of drawings, like those the icons already have. */
  tile: "#dde9e5",
  tileFood: "#faebcb",
  /** The stores' badges and lines on the deep panel. */
  badge: "#1f3437",
  badgeLine: "#7fa3a6",
  /** Ink and lines on paper. */
  printInk: "#000",
  printPaper: "#fff",
  printLine: "#777",
  /** The baby in the womb. */
  wombSkin: "#ddb49d",
  wombFar: "#e3c1ab",
  wombCord: "#b98a84",
  wombLine: "#a9776a",
  wombMoon: "#fff3e3",
} as const;

function schemes(): string {
  const night = declare(Object.fromEntries(Object.entries(dark).filter(([name, value]) => value !== light[name as Use])));
  return `
:root{${declare(light)}color-scheme:light}
@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${night}color-scheme:dark}}
:root[data-theme="dark"]{${night}color-scheme:dark}`;
}

/**
 * CSS variables of both schemes: the system’s choice, overridden by the reader’s choice in data-theme; the dark scheme lists only what differs.
 * Marked as pure, so that the browser gets no list of colours.
 */
export const colourVariables = /* @__PURE__ */ schemes();

export const font = {
  heading: '"Fraunces","Fraunces fallback",Georgia,serif',
  text: '"Figtree","Figtree fallback",system-ui,sans-serif',
} as const;

export const size = {
  display: "clamp(2.25rem,1.5rem + 3.1vw,4.125rem)",
  h1: "clamp(2.125rem,1.67rem + 2vw,3.375rem)",
  h2: "clamp(1.625rem,1.42rem + .9vw,2.25rem)",
  h3: "clamp(1.25rem,1.19rem + .27vw,1.4375rem)",
  lead: "clamp(1.1875rem,1.12rem + .3vw,1.375rem)",
  number: "clamp(2rem,1.7rem + 1.3vw,2.875rem)",
  body: "1.0625rem",
  button: "1.06rem",
  small: "0.9375rem",
  caption: "0.875rem",
  tab: "0.8125rem",
} as const;

export const layout = {
  section: "clamp(3.5rem,2.6rem + 4vw,6.5rem)",
  gutter: "clamp(1.125rem,0.4rem + 3vw,2.5rem)",
  gap: "var(--gap)",
  page: "var(--page-max)",
  tap: "2.75rem",
} as const;

/** Three round corners and a square one at the bottom left: a leaf and a speech bubble. */
export const leaf = {
  tag: "0.5rem 0.5rem 0.5rem 0",
  s: "0.625rem 0.625rem 0.625rem 0",
  tile: "0.75rem 0.75rem 0.75rem 0",
  m: "1rem 1rem 1rem 0",
  l: "1.5rem 1.5rem 1.5rem 0",
  xl: "clamp(1.75rem,1.2rem + 2vw,3rem) clamp(1.75rem,1.2rem + 2vw,3rem) clamp(1.75rem,1.2rem + 2vw,3rem) 0",
  top: "clamp(1.75rem,1.2rem + 2vw,3rem) clamp(1.75rem,1.2rem + 2vw,3rem) 0 0",
} as const;

export { media } from "./media";
