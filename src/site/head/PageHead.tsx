import { feedFile, type Language, languages, manifestFile, openSearchFile, routeOf } from "../../routes/routes";
import { barColour } from "../../ui/theme/tokens";
import type { PageContext } from "../shell/PageContext";
import { sharePicture, sharePictureSize } from "./sharePicture";
import { type DescribedSite, describePage, jsonLd } from "./structuredData";

export interface PageHeadProps {
  title: string;
  description: string;
  site: DescribedSite;
  page: Pick<PageContext, "id" | "key" | "language" | "paths" | "written">;
  /** True for a page that search engines must not list. */
  isHidden?: boolean;
  /** True for a page whose links tell other sites nothing; within the site the referrer stays, because the service worker needs it (worker.ts). */
  hidesReferrer?: boolean;
}

const locales: Record<Language, string> = { tr: "tr_TR", en: "en_GB" };

/**
 * The head of every page: for search engines, for previews of a shared page, for the browser’s bars, with the address of the page in the other
 * language.
 */
export function PageHead({ title, description, site, page, isHidden, hidesReferrer }: PageHeadProps) {
  const { id, language, paths, written } = page;
  const url = site.url + paths[language];
  const picture = site.url + sharePicture(page);
  const isArticle = routeOf(id).schemaType === "Article" && written !== null;
  const things = isHidden ? [] : describePage({ id, language, title, description, url, written }, site);
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? "noindex" : "max-image-preview:large"} />
      {hidesReferrer && <meta name="referrer" content="same-origin" />}
      {!isHidden && <link rel="canonical" href={url} />}
      {!isHidden && languages.map((other) => <link key={other} rel="alternate" hrefLang={other} href={site.url + paths[other]} />)}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={site.url + paths.tr} />}
      <link rel="alternate" type="application/atom+xml" title={site.name} href={feedFile(language)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === "tr" ? "en" : "tr"]} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={site.name} />
      {isArticle && <meta property="article:published_time" content={written} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={barColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={barColour.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={manifestFile(language)} />
      <link rel="search" type="application/opensearchdescription+xml" title={site.name} href={openSearchFile(language)} />
      {things.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
      )}
    </>
  );
}
