import { Component, type ComponentType, createElement, type ErrorInfo, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";

/** Says so where a piece has failed, instead of leaving a hole; the rest of the page goes on. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t("loadError.text")} <a href={location.pathname}>{t("loadError.again")}</a>
    </p>
  );
}

/** Tells when the piece has taken over its HTML. */
function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first effects of the piece itself
  useEffect(onReady, []);
  return children;
}

/**
 * Hands an island's HTML over to React.
 * @param onReady called once it answers to the reader
 */
export function hydrate(root: HTMLElement, piece: ComponentType<object>, props: object, onReady: () => void): void {
  hydrateRoot(
    root,
    <Boundary>
      <Hydrated onReady={onReady}>{createElement(piece, props)}</Hydrated>
    </Boundary>,
    { identifierPrefix: `${root.dataset.island}-` },
  );
}
