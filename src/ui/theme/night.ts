/** Pictures are a little darker at night, so that they do not glare in a dark room. */
const dimmed = { filter: "brightness(.88)" } as const;

/**
 * Styles of a picture, darker if the reader or her device has chosen the dark scheme. The selectors begin with an element, because one that begins
 * with a colon would be read as a state of the picture itself.
 * @example <img css={{ width: "100%", ...dimmedAtNight }} />
 */
export const dimmedAtNight = {
  "html[data-theme=dark] &": dimmed,
  "@media (prefers-color-scheme: dark)": { "html:not([data-theme=light]) &": dimmed },
} as const;
