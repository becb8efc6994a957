/**
 * Speculation rules: a page the reader is about to open is fetched while she presses or points at the link, and the previous and next page in a row
 * of weeks, months or parts is prerendered, so that it appears at once. The rules are a string because the content security policy allows them by
 * their hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: "a[rel=next],a[rel=prev]" }, eagerness: "moderate" }],
});
