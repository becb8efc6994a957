import { media } from "./media";

const inPage = (query: string): string => query.replace("@media ", "");
/** Wider than `media.small`. */
const pastSmall = "(min-width: 560px)";

/** Widths at which a cover is shown, as values for `sizes`, so that the browser loads the file that fits. */
export const coverSizes = {
  /** Above the text of an article; beside it if there is room. */
  head: `${inPage(media.pair)} 40vw, 100vw`,
  card: `${inPage(media.aside)} 24rem, ${pastSmall} 50vw, 100vw`,
  /** The same, with the text beside the cover on a phone. */
  lyingCard: `${inPage(media.aside)} 24rem, ${inPage(media.pair)} 50vw, 112px`,
  plan: `${inPage(media.aside)} 24rem, ${pastSmall} 50vw, 112px`,
  topic: `${inPage(media.aside)} 22rem, ${inPage(media.pair)} 50vw, 104px`,
} as const;
