/** How every search field of the site behaves, spread over its input: a phone neither completes, corrects nor capitalises what is searched for. */
export const searchInput = {
  type: "search",
  name: "q",
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
} as const;
