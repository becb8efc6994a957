// Loading this would cost a suite without a document half a second.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom");
  // On a busy machine a test may wait long for a result; slowness alone is no failure.
  (require("@testing-library/react") as typeof import("@testing-library/react")).configure({ asyncUtilTimeout: 10_000 });
  (require("./styles") as typeof import("./styles")).withoutStyles();
}

/** A passing run prints nothing: a warning makes the test fail. */
for (const method of ["error", "warn"] as const) {
  const print = console[method];
  console[method] = (...words: unknown[]) => {
    print(...words);
    throw new Error(`console.${method} was called: ${String(words[0])}`);
  };
}
