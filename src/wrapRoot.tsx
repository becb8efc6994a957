import { Global } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { globalStyles } from "./theme/globalStyles";

/** Puts the global styles around everything; texts come from the i18n plugin, which sits further in. */
export const wrapRootElement: NonNullable<GatsbySSR["wrapRootElement"]> = ({ element }) => (
  <>
    <Global styles={globalStyles} />
    {element}
  </>
);
