import { type ReactNode, useState, useSyncExternalStore } from "react";

/** True where the site's script (start.ts) takes over the HTML of a built page. */
const takesOver = (): boolean => typeof document !== "undefined" && document.documentElement.dataset.script !== undefined;

const never = () => () => undefined;

/**
 * A long part of an island that only text stands in, like a table before there are dates for it. The browser leaves it as the built page holds it, so that React
 * spends no time on it; where there is no such HTML, as in `gatsby develop` or when the part comes back, it is drawn as any other.
 * @example {windows ? <CareTable windows={windows} /> : <StaticPart><CareTable windows={null} /></StaticPart>}
 */
export function StaticPart({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // As at first: later renderings leave it alone too.
  const [isInPage] = useState(() => isHydrating && takesOver());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: none is set, React leaves what is in the page
  if (isInPage) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return <div>{children}</div>;
}
