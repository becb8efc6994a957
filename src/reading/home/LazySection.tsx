import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";

export interface LazySectionProps {
  /** Fetches the section's script and gives what is to be shown. */
  load: () => Promise<ReactNode>;
  /** What stands there until then, and for good without script: the same things as links. */
  children: ReactNode;
  /** Height kept free, one for phones and one for wider screens, so that nothing moves. */
  minHeight: { mobile: string; wide: string };
}

/** Part of the section that has to be visible before it loads. */
const visiblePart = 0.1;

/** A part of a page whose script comes when at least 10 % of it is visible. Where it does not come, the links stay and a way to try again. */
export function LazySection({ load, children, minHeight }: LazySectionProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "failed">("waiting");
  const [content, setContent] = useState<ReactNode>(null);
  const fetchContent = () => {
    setState("waiting");
    load().then(setContent, () => setState("failed"));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the section is watched once, from when the page is alive
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visiblePart)) return;
        observer.disconnect();
        fetchContent();
      },
      { threshold: visiblePart },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} css={{ minHeight: minHeight.mobile, "@media (min-width: 800px)": { minHeight: minHeight.wide } }}>
      {content ?? children}
      {state === "failed" && (
        <p role="alert">
          {t("loadError.text")}{" "}
          <button type="button" css={ghostButton} onClick={fetchContent}>
            {t("loadError.again")}
          </button>
        </p>
      )}
    </div>
  );
}
