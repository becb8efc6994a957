/**
 * Structured data of a page (JSON-LD, schema.org): only what the reader sees on it too. No reviewer and no rating, because there are none; no
 * questions and steps, which search engines no longer show.
 */
import { type Language, pathTo, type RouteId, routeOf } from "../../routes/routes";

type Thing = Record<string, unknown>;

export interface DescribedPage {
  id: RouteId;
  language: Language;
  title: string;
  description: string;
  /** Full address of the page. */
  url: string;
  /** `YYYY-MM-DD`; null for a page that shows no date. */
  written: string | null;
}

export interface DescribedSite {
  name: string;
  /** Address without a slash at the end. */
  url: string;
  email: string;
  /** The authors, as pages name them under “How this page was made”. */
  team: string;
  social: readonly string[];
}

const organization = ({ name, url, email, social }: DescribedSite): Thing => ({
  "@type": "Organization",
  "@id": `${url}/#organization`,
  name,
  url: `${url}/`,
  email,
  logo: `${url}/icons/icon-512.png`,
  ...(social.length > 0 && { sameAs: social }),
});

const website = ({ name, url }: DescribedSite, language: Language): Thing => ({
  "@type": "WebSite",
  "@id": `${url}/#website`,
  name,
  url: url + pathTo("home", language),
  inLanguage: language,
  publisher: { "@id": `${url}/#organization` },
});

/**
 * Structured data in the head of a page: the site itself on the home page; author and date of an article or a page of advice; else nothing.
 * @example describePage({ id: "about", … }, site) // []
 */
export function describePage(page: DescribedPage, site: DescribedSite): Thing[] {
  if (page.id === "home") return [website(site, page.language), organization(site)];
  const type = routeOf(page.id).schemaType;
  if (!type || !page.written) return [];
  const { title, description, url, language, written } = page;
  return [
    {
      "@type": type,
      "@id": url,
      url,
      [type === "Article" ? "headline" : "name"]: title,
      description,
      inLanguage: language,
      datePublished: written,
      dateModified: written,
      author: { "@type": "Organization", name: site.team, url: site.url + pathTo("editorialPolicy", language) },
      publisher: { "@type": "Organization", "@id": `${site.url}/#organization`, name: site.name, url: `${site.url}/` },
      isPartOf: { "@id": `${site.url}/#website` },
    },
  ];
}

/** One step of the breadcrumbs. */
export interface Step {
  name: string;
  /** Its path; the current page has none. */
  path?: string;
}

/**
 * Structured data of a page’s breadcrumbs.
 * @example breadcrumbs([{ name: "Home", path: "/en" }, { name: "About us" }], "https://ninni.example")
 */
export const breadcrumbs = (steps: readonly Step[], siteUrl: string): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    ...(path && { item: siteUrl + path }),
  })),
});

/**
 * Serialises structured data for a script element; `<` is escaped, so that no tag can begin in it.
 * @example jsonLd([{ "@type": "WebSite", name: "</script>" }]) // '{"@context":"https://schema.org","@graph":[{…"name":"\\u003c/script>"}]}'
 */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
