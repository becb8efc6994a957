/** Attributes of every search field of the site, to be spread over its input: phones neither complete, correct nor capitalise what is typed. */
export const searchInput = {
  type: "search",
  name: "q",
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
} as const;
