/**
 * What a reader is about to open is fetched while the finger comes down, and the page before or after in a row of weeks, months or parts is drawn ahead, so
 * that it stands there at once. The text of the rules: the policy lets them in by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: "a[rel=next],a[rel=prev]" }, eagerness: "moderate" }],
});
