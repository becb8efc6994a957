/** What every page needs: the fragment that fetches texts and brand, and the texts of the page’s head, which Gatsby renders outside the page. */
import { graphql } from "gatsby";
import { formatText, type Values } from "../../text/formatText";
import { textsOfPage } from "../../text/textsOfPage";
import type { PageContext } from "../shell/PageContext";
import { PageHead } from "./PageHead";
import type { DescribedSite } from "./structuredData";

export const shell = graphql`
  fragment Shell on Query {
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $language } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    brand(key: { eq: "site" }) {
      name
      url
      email
      leaveTo
      since
      stores {
        android
        ios
      }
      social
    }
  }
`;

export interface HeadInput<Data> {
  data: Data;
  pageContext: PageContext;
}

/**
 * A text of the page’s namespaces for its head, with its placeholders filled in.
 * @throws if none of the namespaces contains it
 * @example headText(data, "title", { n: 24 }) // "Gebeliğin 24. haftası"
 */
export function headText(data: Queries.ShellFragment, key: string, values: Values = {}): string {
  const texts = textsOfPage(data.locales);
  if (!(key in texts)) throw new Error(`headText requires the text ${key} in the page's namespaces`);
  return formatText(texts, data.locales.edges[0]?.node.language === "en" ? "en" : "tr", key, values);
}

/**
 * The brand from a query’s result.
 * @throws if there is none, because data/site.json is missing
 */
export function brandFrom(data: Queries.ShellFragment): NonNullable<Queries.ShellFragment["brand"]> {
  if (!data.brand) throw new Error("brandFrom requires data/site.json");
  return data.brand;
}

/**
 * The site as a page’s structured data describes it.
 * @throws if the result contains no brand
 */
export function siteFrom(data: Queries.ShellFragment): DescribedSite {
  const { name, url, email, social } = brandFrom(data);
  return { name, url, email, social, team: headText(data, "trust.team") };
}

/**
 * Sources of several records, each once, in the order in which they first occur.
 * @example uniqueSources(record.sources, size.sources)
 */
export const uniqueSources = (...lists: readonly (readonly Queries.SourceLineFragment[])[]): Queries.SourceLineFragment[] => [
  ...new Map(lists.flat().map((source) => [source.key, source])).values(),
];

export const sourceLine = graphql`
  fragment SourceLine on Source {
    key
    publisher
    title
    year
    url
  }
`;

/** Dates and sources alone, for a page that is only used in Türkiye. */
export const madeOf = graphql`
  fragment MadeOf on Sourced {
    written
    nextReview
    sources {
      ...SourceLine
    }
  }
`;

export const trust = graphql`
  fragment Trust on Sourced {
    ...MadeOf
    abroad {
      ...AbroadSubject
    }
  }
`;

export const abroadSubject = graphql`
  fragment AbroadSubject on Abroad {
    key
    title(language: $lang)
    lines {
      country
      text(language: $lang)
    }
    sources {
      key
      publisher
      title
      url
    }
  }
`;

export const articleCard = graphql`
  fragment ArticleCard on Article {
    key
    stage
    path(language: $lang)
    title(language: $lang)
    picture
    written
    minutes(language: $lang)
    topic {
      key
      title(language: $lang)
    }
  }
`;

export const needCard = graphql`
  fragment NeedCard on NeedGuide {
    key
    level
    picture
    title(language: $lang)
    summary(language: $lang)
    topic {
      key
      group
      path(language: $lang)
    }
  }
`;

export interface SiteHeadProps extends HeadInput<Queries.ShellFragment> {
  /** Title of the page, without the brand, which is added. */
  title: string | undefined;
  description: string | undefined;
  /** True for a page that search engines must not list. */
  isHidden?: boolean;
  /** True for a page that is not discreet itself but has a discreet part. */
  hidesReferrer?: boolean;
}

/** The head of every page but the home page, whose title begins with the brand. */
export function SiteHead({ data, pageContext, title, description, isHidden, hidesReferrer = pageContext.isDiscreet }: SiteHeadProps) {
  const site = siteFrom(data);
  return (
    <PageHead
      title={`${title} – ${site.name}`}
      description={description ?? ""}
      site={site}
      page={pageContext}
      isHidden={isHidden}
      hidesReferrer={hidesReferrer}
    />
  );
}

/**
 * The head of a page whose title and description are interface texts without values.
 * @example export const Head = headFrom("due.title", "due.description");
 */
export const headFrom = (title: string, description: string, rest: Pick<SiteHeadProps, "isHidden"> = {}) =>
  function Head({ data, pageContext }: HeadInput<Queries.ShellFragment>) {
    return (
      <SiteHead data={data} pageContext={pageContext} title={headText(data, title)} description={headText(data, description)} {...rest} />
    );
  };
