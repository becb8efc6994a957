import { routeOf } from "../../routes/routes";
import type { PageContext } from "../shell/PageContext";

/** Size of every sharing picture in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * Address of the picture shown when a page is shared, as declared by its route; the home page’s picture if the route needs a record and there is no
 * key.
 * @example sharePicture({ id: "article", key: "MT-0-1", language: "en" }) // "/share/en/MT-0-1.png"
 * @example sharePicture({ id: "babyWeek", key: "8", language: "en" }) // "/share/baby-week-8.png"
 * @example sharePicture({ id: "girlName", key: "girl-ela", language: "en" }) // "/share/girl-names-e.png"
 * @example sharePicture({ id: "symptoms", key: null, language: "en" }) // "/share/symptoms-en.png"
 */
export function sharePicture({ id, key, language }: Pick<PageContext, "id" | "key" | "language">): `/share/${string}` {
  const { sharePicture: picture } = routeOf(id);
  if (typeof picture === "string" || key === null) return `/share/${typeof picture === "string" ? picture : "home"}-${language}.png`;
  if ("titled" in picture) return `/share/${language}/${picture.titled}${key}.png`;
  if ("titledWhole" in picture) return `/share/${language}/${picture.titledWhole}${key.replace(/-\d+$/, "")}.png`;
  if ("bilingual" in picture) return `/share/${picture.bilingual}-${key}.png`;
  return `/share/${picture.letterOf}-names-${initialOf(key)}.png`;
}

/**
 * The ASCII letter a name is listed under, from the key of its record.
 * @example initialOf("boy-cagri") // "c"
 */
const initialOf = (key: string): string => key.replace(/^[a-z]+-/, "").charAt(0);
