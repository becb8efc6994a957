/** What pictures look like at night: a little dimmer, so that they do not glare in a dark room. */
const dimmed = { filter: "brightness(.88)" } as const;

/**
 * Styles of a picture: dimmed where the reader or her device has chosen the dark. The selectors begin with an element: one that begins with a colon
 * would be taken for a state of the picture itself.
 * @example <img css={{ width: "100%", ...dimmedAtNight }} />
 */
export const dimmedAtNight = {
  "html[data-theme=dark] &": dimmed,
  "@media (prefers-color-scheme: dark)": { "html:not([data-theme=light]) &": dimmed },
} as const;
