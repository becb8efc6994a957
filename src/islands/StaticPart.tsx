import { type ReactNode, useState, useSyncExternalStore } from "react";

/** True where the site's script (start.ts) takes over the HTML of a built page. */
const takesOver = (): boolean => typeof document !== "undefined" && document.documentElement.dataset.script !== undefined;

const never = () => () => undefined;

/**
 * A long part of an island without any interaction, like a table before its dates are known. The browser leaves the HTML of the built page untouched,
 * so that React spends no time on it. Where there is no such HTML, as in `gatsby develop` or when the part is rendered again later, it is rendered as
 * usual.
 * @example {windows ? <CareTable windows={windows} /> : <StaticPart><CareTable windows={null} /></StaticPart>}
 */
export function StaticPart({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Decided once, at the first rendering: later renderings leave the HTML alone too.
  const [isInPage] = useState(() => isHydrating && takesOver());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: none is set, so that React leaves the HTML of the page
  if (isInPage) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return <div>{children}</div>;
}
