/** Pages of the site that a reader is about to open are fetched while the finger comes down. The text of the rules: the policy lets them in by its hash. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });
