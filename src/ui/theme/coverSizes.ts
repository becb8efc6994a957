import { media } from "./media";

const inPage = (query: string): string => query.replace("@media ", "");
/** Wider than `media.small`. */
const pastSmall = "(min-width: 560px)";

/** How wide a cover is drawn where it appears, so that the browser takes the file that fits: for `sizes`. */
export const coverSizes = {
  /** Above the text of an article, beside it where there is room. */
  head: `${inPage(media.pair)} 40vw, 100vw`,
  card: `${inPage(media.aside)} 24rem, ${pastSmall} 50vw, 100vw`,
  /** The same lying on a phone. */
  lyingCard: `${inPage(media.aside)} 24rem, ${inPage(media.pair)} 50vw, 112px`,
  plan: `${inPage(media.aside)} 24rem, ${pastSmall} 50vw, 112px`,
  topic: `${inPage(media.aside)} 22rem, ${inPage(media.pair)} 50vw, 104px`,
} as const;
