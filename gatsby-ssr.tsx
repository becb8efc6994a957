import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { isNotFound, languageOfPath, startsAtOnce } from "./src/routes/routes";
import { applyTheme, boot } from "./src/site/beforeReact";
import { fontFaces, preloadedFonts } from "./src/ui/theme/fontFaces";
import { globalStyles } from "./src/ui/theme/globalStyles";

const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });

/** All of a page's CSS goes into one style element in the head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>));
  replaceBodyHTMLString(html);
  setHeadComponents([<style key="emotion" data-emotion={`css ${ids.join(" ")}`} {...inline(css)} />]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname ?? "/") });
  setHeadComponents([
    <script key="theme" {...inline(`(${applyTheme})()`)} />,
    ...preloadedFonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />),
    <style key="global" {...inline(fontFaces + globalStyles)} />,
  ]);
  setPostBodyComponents([<script key="boot" {...inline(`(${boot})(${startsAtOnce(pathname ?? "/")})`)} />]);
};

/** Script on need: the page's own scripts wait in a template until src/site/beforeReact asks for them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const isScripts = (component: ReactElement<{ sliceId?: string }>) => component.props?.sliceId === "_gatsby-scripts";
  const all = getPostBodyComponents() as ReactElement<{ sliceId?: string }>[];
  const scripts = all.filter(isScripts);
  // A private name of Gatsby's: were it another one day, every page would fetch its scripts at once without a word.
  if (scripts.length === 0) throw new Error("onPreRenderHTML requires Gatsby's scripts under the slice _gatsby-scripts");
  replacePostBodyComponents([
    // The page of an unknown address stays as it is: at that address the scripts would look for another page, and a page that catches all
    // addresses would put every address of the site into each page's script.
    ...(isNotFound(pathname)
      ? []
      : [
          <template key="scripts" data-scripts="">
            {scripts}
          </template>,
        ]),
    ...all.filter((component) => !isScripts(component)),
  ]);
  const head = getHeadComponents() as ReactElement<{ rel?: string; as?: string }>[];
  replaceHeadComponents(head.filter(({ type, props }) => !(type === "link" && props.rel === "preload" && props.as !== "font")));
};
