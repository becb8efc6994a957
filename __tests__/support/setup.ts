// What a page needs costs a suite half a second that runs without one.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom");
  // What a test waits for comes late on a busy machine, and that says nothing about it.
  (require("@testing-library/react") as typeof import("@testing-library/react")).configure({ asyncUtilTimeout: 10_000 });
  (require("./styles") as typeof import("./styles")).withoutStyles();
}

/** A green run prints nothing: a warning is a fault. */
for (const method of ["error", "warn"] as const) {
  const print = console[method];
  console[method] = (...words: unknown[]) => {
    print(...words);
    throw new Error(`console.${method} was called: ${String(words[0])}`);
  };
}
