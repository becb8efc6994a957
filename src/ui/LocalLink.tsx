import type { ReactNode } from "react";
import { fillPath, type RouteId, type RouteParams } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";

export type LocalLinkProps<Id extends RouteId> = {
  to: Id;
  children: ReactNode;
  /** Section of the page to land on. */
  anchor?: string;
  /** Marks the link of the page one is on. */
  isCurrent?: boolean;
} & (keyof RouteParams<Id> extends never ? { params?: undefined } : { params: RouteParams<Id> });

/**
 * A link to another page in the same language, by route id. A plain anchor on purpose: each page is one small file, so that going on does not
 * need the script to have arrived first.
 */
export function LocalLink<Id extends RouteId>({ to, params, anchor, isCurrent, children }: LocalLinkProps<Id>) {
  const href = fillPath(to, useLanguage(), params ?? {}) + (anchor ? `#${anchor}` : "");
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
