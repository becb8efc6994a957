/** Errors of loading parts of a page, each kind as a class of its own, and the one function that reports them. */

/** `failed`: an error response, or none. `timeout`: no response for 120 seconds. `broken`: the response is not the requested file. */
export type LoadReason = "failed" | "timeout" | "broken";

class LoadError extends Error {
  /** @param file address of the file that could not be loaded */
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

/** A script that could not be loaded, or not within 120 seconds. */
export class ChunkLoadError extends LoadError {
  constructor(file: string, reason: LoadReason, options?: { cause: unknown }) {
    super("ChunkLoadError", file, reason, options);
  }
}

/** A style sheet that could not be loaded, or not within 120 seconds. */
export class StyleChunkLoadError extends LoadError {
  constructor(file: string, reason: LoadReason, options?: { cause: unknown }) {
    super("StyleChunkLoadError", file, reason, options);
  }
}

/** A reported error; `isShown` if the part that failed shows a message itself. */
export interface Failure {
  error: unknown;
  isShown?: boolean;
}

/** Name of the event `report` sends. */
export const failureEvent = "ninni:failure";

/**
 * Reports an error: src/site/inline/watchLoading.ts prints it and shows the sentence with “try again”; analytics records it if the visitor has agreed.
 * @param isShown true if the part that failed shows a message itself
 * @example report(new ChunkLoadError("/1-0a.js", "timeout"))
 */
export function report(error: unknown, isShown = false): void {
  window.dispatchEvent(new CustomEvent<Failure>(failureEvent, { detail: { error, isShown } }));
}

/**
 * The bundler’s own error for a script as a ChunkLoadError; any other error unchanged.
 * @example typedError(await import("./gone").catch((error) => error)) instanceof ChunkLoadError // true
 */
export function typedError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError" || error instanceof ChunkLoadError) return error;
  const { request = "", type } = error as Error & { request?: string; type?: string };
  const reason = type === "timeout" ? "timeout" : type === "missing" ? "broken" : "failed";
  return new ChunkLoadError(new URL(request, location.href).pathname, reason, { cause: error });
}
