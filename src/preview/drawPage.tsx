/** Renders a page to HTML with the site’s components and the styles of gatsby-ssr.tsx, without Gatsby, its plugins or its cache. */
import type { GatsbySSR } from "gatsby";
import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody, replaceRenderer } from "../../gatsby-ssr";
import type { PageContext } from "../site/shell/PageContext";
import { wrapPageElement } from "../site/shell/wrapPage";

/** Exports of a page.tsx. */
export interface Template {
  default: ComponentType<{ data: object; pageContext: PageContext }>;
  Head?: ComponentType<{ data: object; pageContext: PageContext }>;
  query: string;
}

export interface DrawnPage {
  /** The whole document. */
  html: string;
  /** Content of the body. */
  body: string;
}

type Hook = (given: Record<string, unknown>) => void;

/**
 * Styles and fragments that pages share, by the address from which pages load them. They are taken from the page for unknown addresses, which
 * contains them.
 */
export const sharedFiles: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string>();
  const keep = (components: ReactElement[]) => {
    for (const { props } of components) {
      const address = props["data-sheet"] ?? props["data-file"];
      if (address) found.set(address, props.dangerouslySetInnerHTML.__html);
    }
  };
  (onRenderBody as unknown as Hook)({
    pathname: "/404",
    setHtmlAttributes: () => undefined,
    setPostBodyComponents: keep,
    setHeadComponents: keep,
  });
  if (found.size === 0) throw new Error("sharedFiles requires the styles in the page of an unknown address");
  return found;
})();

const markup = (nodes: readonly ReactNode[]): string => renderToStaticMarkup(createElement(Fragment, null, ...nodes));

/**
 * Renders a page as a document.
 * @param data result of its query
 * @param extra HTML at the end of the body
 */
export function drawPage(template: Template, data: object, pageContext: PageContext, extra = ""): DrawnPage {
  const { default: Page, Head } = template;
  const path = pageContext.paths[pageContext.language];
  const head: ReactNode[] = [];
  const end: ReactNode[] = [];
  let body = "";
  const setHeadComponents = (components: ReactNode[]) => head.push(...components);
  (replaceRenderer as unknown as Hook)({
    bodyComponent: wrapPageElement({ element: <Page data={data} pageContext={pageContext} />, props: { data, pageContext } }),
    pathname: path,
    replaceBodyHTMLString: (html: string) => {
      body = html;
    },
    setHeadComponents,
  } satisfies Partial<Record<keyof Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0], unknown>>);
  (onRenderBody as unknown as Hook)({
    pathname: path,
    setHeadComponents,
    setPostBodyComponents: (components: ReactNode[]) => end.push(...components),
    setHtmlAttributes: () => undefined,
  });
  // The `html` element is in the head only to set its language.
  const own = Head ? renderToStaticMarkup(<Head data={data} pageContext={pageContext} />).replace(/<html[^>]*><\/html>/, "") : "";
  return {
    body,
    html:
      `<!doctype html><html lang="${pageContext.language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>` +
      `${own}${markup(head)}</head><body><div id="___gatsby">${body}</div>${markup(end)}${extra}</body></html>`,
  };
}
