import type { ReactNode } from "react";
import { fillPath, type RouteId, type RouteParams } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";

export type LocalLinkProps<Id extends RouteId> = {
  to: Id;
  children: ReactNode;
  /** Anchor on the page. */
  anchor?: string;
  /** Marks the link to the current page. */
  isCurrent?: boolean;
} & (keyof RouteParams<Id> extends never ? { params?: undefined } : { params: RouteParams<Id> });

/**
 * A link to another page in the same language, by route id. Deliberately a plain anchor: each page is one small file, so that following the link
 * works before the script is loaded.
 */
export function LocalLink<Id extends RouteId>({ to, params, anchor, isCurrent, children }: LocalLinkProps<Id>) {
  const href = fillPath(to, useLanguage(), params ?? {}) + (anchor ? `#${anchor}` : "");
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
