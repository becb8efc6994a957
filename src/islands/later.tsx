import { type ComponentType, createElement, useEffect, useState } from "react";
import { report, typedError } from "../ui/device/failure";
import { Failed } from "./Failed";

/** A component whose script is loaded when it is first rendered, or earlier with `load`. */
export type LaterPiece<Props extends object> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * A part of an island that is not needed before the first result, so its script is loaded only then. Until then its place is empty. If loading fails,
 * a sentence says so, with a button that tries again. Never use it for what the page shows from the start: server and browser must render the same
 * HTML.
 * @param place CSS height of the empty place: the height of the component or of the screen, so that nothing visible moves when it arrives
 * @example const GrowthSheet = later(() => import("./GrowthSheet").then(({ GrowthSheet }) => GrowthSheet));
 */
export function later<Props extends object>(fetchPiece: () => Promise<ComponentType<Props>>, place?: string): LaterPiece<Props> {
  let Piece: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Piece ??= await fetchPiece();
  };
  function Later(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const [, setThere] = useState(Piece !== undefined);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the reader asks for it
    useEffect(() => {
      // It may have been loaded between the rendering and this effect.
      if (Piece) return setThere(true);
      setFailed(false);
      load().then(
        () => setThere(true),
        (error) => {
          report(typedError(error), true);
          setFailed(true);
        },
      );
    }, [attempt]);
    if (Piece) return createElement(Piece, props);
    if (hasFailed) return <Failed onAgain={() => setAttempt(attempt + 1)} />;
    return place ? <div css={{ minHeight: place }} /> : null;
  }
  return Object.assign(Later, { load });
}
