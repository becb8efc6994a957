/** Gives a page its interface texts, which its query returns as gatsby-plugin-react-i18next asks for them (fragment `Shell`). */
import type { ReactElement } from "react";
import { textsFor } from "../../text/textsFor";
import { textsOfPage } from "../../text/textsOfPage";
import { TextsProvider } from "../../text/useTexts";
import type { PageContext } from "./PageContext";

interface WrappedPage {
  element: ReactElement;
  props: { data: Partial<Queries.ShellFragment> | undefined; pageContext: Pick<PageContext, "language"> };
}

/** Hook of gatsby-ssr.tsx and gatsby-browser.ts. Pages that are not the site’s, like the 404 page of `gatsby develop`, have no texts. */
export function wrapPageElement({ element, props: { data, pageContext } }: WrappedPage): ReactElement {
  if (!data?.locales) return element;
  return <TextsProvider value={textsFor(pageContext.language, textsOfPage(data.locales))}>{element}</TextsProvider>;
}
