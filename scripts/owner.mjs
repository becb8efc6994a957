/** Finds the owner's facts in data/site.json that are still the examples the project comes with. */

/**
 * The owner's facts that are still examples, each as “field: value”.
 * @example exampleFacts({ url: "https://ninni.example", … }) // ["url: https://ninni.example", …]
 */
export function exampleFacts({ url, email, controller, name, stores }) {
  const facts = { url, email, "stores.android": stores.android, "stores.ios": stores.ios };
  const examples = Object.entries(facts).filter(([, fact]) => /\.example\b|\/search\?/.test(fact));
  // The controller of personal data must be a person or a company, not the brand.
  if (controller === name) examples.push(["controller", controller]);
  return examples.map(([field, fact]) => `${field}: ${fact}`);
}

/**
 * Prints a warning while the example owner is still in the site. A build for deployment (FOR_DEPLOYMENT in the environment) is then refused, unless
 * ALLOW_EXAMPLE_OWNER=1.
 * @returns whether the build may continue
 */
export function mayBuild(site, environment) {
  const examples = exampleFacts(site);
  if (examples.length === 0) return true;
  const isRefused = Boolean(environment.FOR_DEPLOYMENT) && environment.ALLOW_EXAMPLE_OWNER !== "1";
  const lines = [
    "data/site.json still holds the example owner. Before the site is public, fill in:",
    ...examples.map((example) => `  ${example}`),
    ...(isRefused ? ["This build is for deployment and is refused. ALLOW_EXAMPLE_OWNER=1 builds it all the same."] : []),
  ];
  const rule = "!".repeat(Math.max(...lines.map((line) => line.length)));
  console.error([rule, ...lines, rule].join("\n"));
  return !isRefused;
}
