import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ghostButton } from "./Button.styles";

export interface LazySectionProps<Props extends object> {
  /** Fetches the component once a tenth of the section is to be seen. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** What stands there until then, and for good without script: the same things as links. */
  children: ReactNode;
  /** Height kept free, one for phones and one for wider screens, so that nothing moves. */
  minHeight: { mobile: string; wide: string };
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the links where the component did not arrive. */
class LoadBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A part of a page whose script comes when at least 10 % of it is visible. */
export function LazySection<Props extends object>({ load, props, children, minHeight }: LazySectionProps<Props>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written in place; only a new attempt asks again
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setLoaded(() => lazy(load) as unknown as ComponentType<Props>);
      },
      { threshold: 0.1 },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [attempt]);

  const failed = (
    <>
      {children}
      <p role="alert">
        {t("loadError.text")}{" "}
        <button type="button" css={ghostButton} onClick={() => setAttempt(attempt + 1)}>
          {t("loadError.again")}
        </button>
      </p>
    </>
  );
  return (
    <div ref={place} css={{ minHeight: minHeight.mobile, "@media (min-width: 800px)": { minHeight: minHeight.wide } }}>
      {Loaded ? (
        <LoadBoundary key={attempt} fallback={failed}>
          <Suspense fallback={children}>
            <Loaded {...props} />
          </Suspense>
        </LoadBoundary>
      ) : (
        children
      )}
    </div>
  );
}
