import { Component, type ComponentType, createElement, type ErrorInfo, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { report } from "../site/failure";
import { giveBack, type Typed, typedIn } from "../ui/device/typed";
import { Failed } from "./Failed";

interface BoundaryProps {
  /** The island's own place on the page. */
  root: HTMLElement;
  /** Begins anew, with what stood in the fields. */
  onAgain: (typed: Typed) => void;
  children: ReactNode;
}

/** Says so where a piece has failed, instead of leaving a hole; the rest of the page goes on, and the piece can begin anew. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean; typed: Typed }> {
  override state = { hasFailed: false, typed: [] as Typed };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The last moment at which the fields are still there. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, before: { hasFailed: boolean }): Typed | null {
    return this.state.hasFailed && !before.hasFailed ? typedIn(this.props.root) : null;
  }

  override componentDidUpdate(_: BoundaryProps, __: unknown, typed: Typed | null) {
    if (typed) this.setState({ typed });
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    report(Object.assign(error, { componentStack }), true);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed onAgain={() => this.props.onAgain(this.state.typed)} />;
  }
}

/** Tells when the piece has taken over its HTML and knows what its first effects have found out, like what day it is: what was held back is sent only then. */
function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the rendering that the first effects ask for
  useEffect(() => {
    if (hasSettled) onReady();
  }, [hasSettled]);
  return children;
}

/**
 * Hands an island's HTML over to React.
 * @param onReady called once it answers to the reader
 */
export function hydrate(root: HTMLElement, piece: ComponentType<object>, props: object, onReady: () => void): void {
  const html = root.innerHTML;
  const hydrated = hydrateRoot(
    root,
    <Boundary
      root={root}
      onAgain={(typed) => {
        // As at first: the HTML of the page, what was typed in its fields, then the piece.
        hydrated.unmount();
        root.innerHTML = html;
        giveBack(typed, root);
        hydrate(root, piece, props, onReady);
      }}
    >
      <Hydrated onReady={onReady}>{createElement(piece, props)}</Hydrated>
    </Boundary>,
    { identifierPrefix: `${root.dataset.island}-` },
  );
}
