import { type ComponentType, createElement, useEffect, useState } from "react";
import { report, typedError } from "../site/failure";
import { Failed } from "./Failed";

/** A piece that comes when it is drawn, or earlier with `load`. */
export type LaterPiece<Props extends object> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * A piece of an island that nobody needs before the first answer, so that its script comes only then. Until it is there its place is empty; where it does not
 * come, a sentence says so and tries again. Never for what stands in the page from the start: server and browser must agree.
 * @param place how high its place is while it is empty, in CSS: as high as the piece, or as the screen, so that nothing one sees moves when it comes
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
      // It may have come between the drawing and this effect.
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
