/** What can fail on the way to a page, each as an error of its own kind, and the one place that tells of it. */

/** `failed`: an answer that is none, or no answer. `timeout`: nothing for 120 seconds. `broken`: it came and is not what was asked for. */
export type LoadReason = "failed" | "timeout" | "broken";

class LoadError extends Error {
  /** @param file address of what did not come */
  constructor(
    kind: string,
    readonly file: string,
    readonly reason: LoadReason,
    options?: { cause: unknown },
  ) {
    super(`${file}: ${reason}`, options);
    this.name = kind;
  }
}

/** A piece of script that did not come within 120 seconds, or at all. */
export class ChunkLoadError extends LoadError {
  constructor(file: string, reason: LoadReason, options?: { cause: unknown }) {
    super("ChunkLoadError", file, reason, options);
  }
}

/** A file of styles that did not come within 120 seconds, or at all. */
export class StyleChunkLoadError extends LoadError {
  constructor(file: string, reason: LoadReason, options?: { cause: unknown }) {
    super("StyleChunkLoadError", file, reason, options);
  }
}

/** What the visitor is told of: `isShown` where the piece that failed says so itself. */
export interface Failure {
  error: unknown;
  isShown?: boolean;
}

/** Name of the event `report` sends; src/site/watchLoading.ts repeats it. */
export const failureEvent = "ninni:failure";

/**
 * Tells of a failure: src/site/watchLoading.ts prints it and shows the sentence with "try again", analytics hears of it where the visitor has said yes.
 * @example report(new ChunkLoadError("/1-0a.js", "timeout"))
 */
export function report(error: unknown, isShown = false): void {
  window.dispatchEvent(new CustomEvent<Failure>(failureEvent, { detail: { error, isShown } }));
}

/**
 * The bundler's own error for a piece of script, as ours; any other error as it is.
 * @example typedError(await import("./gone").catch((error) => error)) instanceof ChunkLoadError // true
 */
export function typedError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError" || error instanceof ChunkLoadError) return error;
  const { request = "", type } = error as Error & { request?: string; type?: string };
  const reason = type === "timeout" ? "timeout" : type === "missing" ? "broken" : "failed";
  return new ChunkLoadError(new URL(request, location.href).pathname, reason, { cause: error });
}
