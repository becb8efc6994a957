import "@testing-library/jest-dom";
import { withoutStyles } from "./styles";

withoutStyles();

/** A green run prints nothing: a warning is a fault. */
for (const method of ["error", "warn"] as const) {
  const print = console[method];
  console[method] = (...words: unknown[]) => {
    print(...words);
    throw new Error(`console.${method} was called: ${String(words[0])}`);
  };
}
