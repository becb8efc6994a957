import type { Language } from "../routes/routes";
import { barColour } from "../ui/theme/tokens";

export interface PageHeadProps {
  title: string;
  description: string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  language: Language;
  paths: Record<Language, string>;
  /** Keeps a page out of search engines. */
  isHidden?: boolean;
  /** Picture for links shared elsewhere, 1200 × 630. */
  image?: `/${string}`;
}

/** What the head of every page says: language, title, description, canonical address and both alternates. */
export function PageHead({ title, description, siteUrl, language, paths, isHidden, image }: PageHeadProps) {
  const url = siteUrl + paths[language];
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!isHidden && <link rel="alternate" hrefLang="tr" href={siteUrl + paths.tr} />}
      {!isHidden && <link rel="alternate" hrefLang="en" href={siteUrl + paths.en} />}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={siteUrl + paths.tr} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="article" />
      <meta property="og:locale" content={language === "tr" ? "tr_TR" : "en_GB"} />
      {image && <meta property="og:image" content={siteUrl + image} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      <meta name="theme-color" content={barColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={barColour.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
