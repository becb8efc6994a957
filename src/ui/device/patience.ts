/** Milliseconds a script or a style sheet may take before it counts as missing. */
export const patienceMs = 120_000;
