import { Component, type ComponentType, createElement, type ErrorInfo, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Failed } from "../islands/Failed";
import type { KnownTexts } from "../text/textsFor";
import { TextsProvider } from "../text/useTexts";
import { report } from "../ui/device/failure";
import { giveBack, type Typed, typedIn } from "../ui/device/typed";

interface BoundaryProps {
  /** The element the island is rendered into. */
  root: HTMLElement;
  /** Starts the island again, with what was in its fields. */
  onAgain: (typed: Typed) => void;
  children: ReactNode;
}

/** Shows an error sentence where an island has failed instead of leaving a gap. The rest of the page keeps working, and the island can be started again. */
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

/**
 * Calls `onReady` once React has hydrated the HTML and rendered again with what the first effects found out, such as the date. Only then are
 * held-back taps passed on.
 */
function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the rendering that the first effects ask for
  useEffect(() => {
    if (hasSettled) onReady();
  }, [hasSettled]);
  return children;
}

export interface LoadedIsland {
  piece: ComponentType<object>;
  props: object;
  texts: KnownTexts;
}

/**
 * Hydrates an island.
 * @param onReady called once it reacts to the reader
 */
export function hydrate(root: HTMLElement, island: LoadedIsland, onReady: () => void): void {
  const html = root.innerHTML;
  const hydrated = hydrateRoot(
    root,
    <TextsProvider value={island.texts}>
      <Boundary
        root={root}
        onAgain={(typed) => {
          // Same order as at first: the HTML of the page, then what was typed in its fields, then the component.
          hydrated.unmount();
          root.innerHTML = html;
          giveBack(typed, root);
          hydrate(root, island, onReady);
        }}
      >
        <Hydrated onReady={onReady}>{createElement(island.piece, island.props)}</Hydrated>
      </Boundary>
    </TextsProvider>,
    { identifierPrefix: `${root.dataset.island}-` },
  );
}
