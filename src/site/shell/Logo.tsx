import { drawnInStyles } from "../../ui/sharedIcons";
import { fixed, use } from "../../ui/theme/tokens";

const n =
  "M7.4-15v11.5l.1 1q.2.3.5.4l.6.2q.6.3.6.9 0 1-1.1 1H2.2q-.5 0-.8-.3T1.1-1l.2-.6.5-.4.5-.2q.4-.1.5-.4.2-.3.2-.9v-7.9q0-.6-.2-.9-.1-.2-.5-.3l-.8-.1L1-13q-.2-.2-.2-.6t.3-.6l.7-.5 2.7-.9 1.1-.4.7-.1q.5 0 .8.3t.3.8m-.5 4.2-1-1.1.8-.8q1.9-1.9 3.5-2.7t3.1-.8q2.1 0 3.3 1.3 1.3 1.4 1.3 3.6v7.8q0 .6.2.9.1.3.5.4l.5.2.5.4.2.6q0 .5-.3.7-.3.3-.8.3h-5.9q-1 0-1-1 0-.6.5-.9l.6-.2q.3-.1.5-.4l.1-1v-6.7q0-1.4-.7-2.1T11-13q-.8 0-1.7.3-.9.4-1.8 1.3Z";
const i =
  "M7.4-15v11.5l.1.9q.2.3.6.4l.5.2.5.4.2.6q0 .5-.3.7-.3.3-.8.3h-6q-.5 0-.8-.3T1.1-1l.2-.6.5-.4.5-.2q.4-.1.5-.4.2-.3.2-.9v-7.9q0-.6-.2-.9-.1-.2-.5-.3l-.8-.1L1-13q-.2-.2-.2-.6t.3-.6l.7-.5 2.7-.9 1.1-.4.8-.1q.4 0 .7.3t.3.8m-2.5-3.7q-1.3 0-2.1-.7T2-21.2t.8-1.9 2.1-.7 2.1.7.7 1.9q0 1.1-.7 1.8-.8.7-2.1.7";

const box = "0 0 124 32";
const leafAndMoon = drawnInStyles(
  box,
  "",
  `<path d='M0 32V11A11 11 0 0 1 11 0h10a11 11 0 0 1 11 11v10a11 11 0 0 1-11 11Z' fill='${fixed.brand}'/><path d='M19.6 7.2a9.6 9.6 0 1 0 6 14.2 8 8 0 0 1-6-14.2' fill='${fixed.moon}'/>`,
);
/** A repeated letter is drawn by reference to the first one. */
const starAndName = drawnInStyles(
  box,
  "",
  `<circle cx='23.2' cy='12.6' r='2.2'/><g transform='translate(42 24.5)'><path id='n' d='${n}'/><use href='#n' x='30.3'/><use href='#n' x='50.7'/><path id='i' transform='translate(20.4)' d='${i}'/><use href='#i' x='50.7'/></g>`,
);

const mark = {
  display: "block",
  height: "2.25rem",
  aspectRatio: "124/32",
  background: `${leafAndMoon} center/contain no-repeat`,
  // The star on the leaf has the accent colour, the name that of the text.
  "&::after": {
    content: '""',
    display: "block",
    height: "100%",
    background: `linear-gradient(90deg,${use.accent} 30%,currentColor 0)`,
    WebkitMask: `${starAndName} center/contain no-repeat`,
    mask: `${starAndName} center/contain no-repeat`,
    "@media (forced-colors: active)": { background: "CanvasText" },
  },
} as const;

/** The word mark: a moon on a leaf, and the name. It is part of the styles all pages share; its link has the accessible name. */
export const Logo = () => <span aria-hidden="true" css={mark} />;
