import { graphql, type PageProps } from "gatsby";
import { firebaseConfig } from "../../firebase/firebaseConfig";
import { brandFrom, type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { formatDate } from "../../text/formatDate";
import { fillPlaceholders, type Values } from "../../text/formatText";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { TextSections } from "../../ui/TextSections";
import { Toc } from "../../ui/Toc";
import { prose } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";
import { AllSources } from "./AllSources";
import { storedLines } from "./storedLines";
import { withReplaced } from "./withReplaced";

/** The section that lists everything stored on the device. */
const deviceSection = "device";

/** One layout for the pages about the site, chosen by its route. */
export default function StaticPage({ data, pageContext }: PageProps<Queries.StaticPageQuery, PageContext>) {
  const t = useTexts();
  const { id, language } = pageContext;
  const brand = brandFrom(data);
  const { page } = data;
  if (!page) throw new Error("StaticPage requires a page");
  const { controller, host, retention } = data.owner ?? {};
  const facts: Values = { email: brand.email, controller, host, ...retention };
  const fill = (text: string) => fillPlaceholders(text, language, facts);
  const isKept = (key: string) => id === "privacy" && key === deviceSection;
  const sections = withReplaced(page.sections, firebaseConfig ? (page.withFirebase ?? []) : []).map((section) => ({
    ...section,
    text: section.text.map(fill),
    list: isKept(section.key) ? storedLines(t, language, firebaseConfig !== null) : (section.list?.map(fill) ?? null),
  }));
  const isSources = id === "sources";
  const toc = [
    ...sections.map(({ key, heading }) => ({ anchor: key, name: heading })),
    ...(isSources ? [{ anchor: "list", name: t("sources.list") }] : []),
  ];
  return (
    <PageShell brand={brand} page={pageContext}>
      <div css={columns}>
        <div css={prose}>
          <Crumbs here={page.title} />
          <h1 css={{ "&&": { marginTop: 0 } }}>{page.title}</h1>
          <p css={{ fontSize: size.lead, lineHeight: 1.5 }}>{fill(page.lead)}</p>
          <TextSections sections={sections} />
          {isSources && <AllSources sources={data.sources.nodes} />}
          <p
            css={{
              "&&": { maxWidth: "none" },
              fontSize: size.caption,
              color: use.muted,
              borderTop: `1px solid ${use.line}`,
              paddingTop: "1rem",
            }}
          >
            {t("dates", {
              written: formatDate(page.written, language),
              next: formatDate(page.nextReview, language, { month: "long", year: "numeric" }),
            })}
          </p>
        </div>
        <Toc entries={toc} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.StaticPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.page?.title} description={data.page?.description ?? ""} />;
}

export const query = graphql`
  query StaticPage($key: String!, $listsSources: Boolean!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    page: staticPage(key: { eq: $key }) {
      title(language: $lang)
      description(language: $lang)
      lead(language: $lang)
      written
      nextReview
      sections {
        ...SectionBlocks
      }
      withFirebase {
        ...SectionBlocks
      }
    }
    owner: brand(key: { eq: "site" }) {
      controller
      host
      retention {
        mailMonths
        serverDays
        countingMonths
        questionMonths
      }
    }
    sources: allSource(sort: { key: ASC }) @include(if: $listsSources) {
      nodes {
        topic
        ...SourceLine
      }
    }
  }
`;
