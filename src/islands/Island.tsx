import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import { type ComponentType, createContext, createElement, type ReactElement, useContext } from "react";
import { TextsContext, TextsProvider } from "../text/useTexts";
import type { IslandName } from "./islandNames";

/** Renders a React root of its own to HTML; the ids inside begin with the prefix. */
export type RenderRoot = (element: ReactElement, options: { identifierPrefix: string }) => string;

/** Provided by gatsby-ssr.tsx while the site is built; null in `gatsby develop` and in tests, where an island is an ordinary component. */
export const RenderRootContext = createContext<RenderRoot | null>(null);

export interface IslandProps<Props extends object> {
  /** Name in registry.ts; the browser uses it to find the same component. */
  name: IslandName;
  component: ComponentType<Props>;
  /** Passed to the component on the server and in the browser, so only what JSON can carry: texts, numbers and lists of them. */
  props: Props;
}

/**
 * A part of a page that runs with React in the browser; everything around it stays plain HTML. The built page renders the part as a React root of its
 * own, so that the ids React generates are the same when the browser hydrates it.
 * @example <Island name="dueDate" component={DueDateCalculator} props={{ milestones }} />
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const renderRoot = useContext(RenderRootContext);
  const cache = useEmotionCache();
  const texts = useContext(TextsContext);
  const piece = createElement(component, props);
  // Nothing hydrates it later: the inline script must hold back no tap and no form for it.
  if (!renderRoot || !cache) return <div data-ready="">{piece}</div>;
  const html = renderRoot(
    <CacheProvider value={cache}>
      <TextsProvider value={texts}>{piece}</TextsProvider>
    </CacheProvider>,
    { identifierPrefix: `${name}-` },
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the component */}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
